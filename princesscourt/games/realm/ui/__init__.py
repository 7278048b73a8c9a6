"""The room of Queen and Princes: its board, sentences and panel."""
