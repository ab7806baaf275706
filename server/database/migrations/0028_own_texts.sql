CREATE TABLE "own_texts" (
	"language" text NOT NULL,
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"value" text,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"replaced" text NOT NULL,
	"author" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "own_texts_language_key_version_pk" PRIMARY KEY("language","key","version")
);
