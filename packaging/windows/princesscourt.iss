; Inno Setup: the folder that dev.py package built, for one person without administrator rights.
; iscc /DVersion=0.1.0 packaging\windows\princesscourt.iss
#ifndef Version
  #define Version "0.1.0"
#endif

[Setup]
AppId={{6F2E6B0C-5B7A-4B0E-9C43-7C1D0C8F3A51}
AppName=Princess Court
AppVersion={#Version}
AppPublisher=Princess Court contributors
DefaultDirName={autopf}\Princess Court
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
SetupIconFile=..\..\assets\brand\icon.ico
LicenseFile=..\..\LICENSE
OutputDir=..\..\dist
OutputBaseFilename=princesscourt-{#Version}-setup
Compression=lzma2
SolidCompression=yes
UninstallDisplayIcon={app}\princesscourt.exe
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"

[Files]
Source: "..\..\dist\princesscourt\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{autoprograms}\Princess Court"; Filename: "{app}\princesscourt.exe"
Name: "{autodesktop}\Princess Court"; Filename: "{app}\princesscourt.exe"; Tasks: desktop

[Tasks]
Name: "desktop"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[Registry]
Root: HKA; Subkey: "Software\Classes\Applications\princesscourt.exe\shell\open\command"; ValueType: string; ValueData: """{app}\princesscourt.exe"" ""%1"""; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Applications\princesscourt.exe\SupportedTypes"; ValueType: string; ValueName: ".json"; ValueData: ""

[Run]
Filename: "{app}\princesscourt.exe"; Description: "{cm:LaunchProgram,Princess Court}"; Flags: nowait postinstall skipifsilent
