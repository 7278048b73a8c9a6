"""Everything one sees; the only part that knows Qt."""
