"""The law of Queen and Princes: positions, actions, battles, realms. Paragraphs are those of the rules file."""
