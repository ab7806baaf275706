-- Before the tables: their search indexes use the operators of pg_trgm.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
