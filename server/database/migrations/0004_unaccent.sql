-- Before the tables that use it: text as searches compare it, in small letters without accents.
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
-- unaccent() is only STABLE, because a dictionary may be altered; ours is not, and generated columns need IMMUTABLE.
-- Its names are qualified: a hosted database may keep the extension in another schema, or empty the search path.
DO $$
DECLARE
  place text := (SELECT extnamespace::regnamespace::text FROM pg_extension WHERE extname = 'unaccent');
BEGIN
  EXECUTE format(
    'CREATE FUNCTION fold_text(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS %L',
    format('SELECT lower(%s.unaccent(%L::regdictionary, $1))', place, place || '.unaccent'));
END $$;
