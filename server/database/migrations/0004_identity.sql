-- Not from the table files. Tokens of sessions are kept as digests (SHA-256, base64url), as those on a user pool's tokens are
-- already: whoever is signed in stays so.
update "sessions" set "token" = translate(rtrim(encode(sha256(convert_to("token", 'UTF8')), 'base64'), '='), '+/', '-_')
where not exists (select from "pool_sessions" where "session_id" = "sessions"."id");
