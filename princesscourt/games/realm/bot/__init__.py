"""Computer players of Queen and Princes: a friendly one, the rules file's "two-ply", and one that looks further."""
