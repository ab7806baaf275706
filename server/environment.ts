import { z } from 'zod'

/**
 * An empty string counts as unset, because compose files and shells pass empty strings for blank lines.
 * `description` is printed in `.env.example` and the table of `docs/configuration.md`.
 */
const url = z.string().refine((text) => URL.canParse(text), 'must be a complete URL')
/** "lock.example:8443" is a complete URL too, of the scheme "lock.example:". */
const site = url.refine((text) => /^https?:\/\//i.test(text), 'must begin with https:// or http://')
const flag = z.enum(['0', '1']).transform((text) => text === '1')
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)

export const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe('Port the site listens on'),
  HOST: z.string().default('0.0.0.0').describe('Address the site listens on'),
  DATA_DIR: z.string().default('./data').describe('The one folder that holds everything Lantern keeps'),
  PUBLIC_URL: site
    .optional()
    .describe(
      'Address people type, for example https://example.com; links in mails and secure cookies need it',
    ),
  DATABASE_URL: url
    .optional()
    .describe('A PostgreSQL 15+ of your own; without it Lantern runs its own PostgreSQL in DATA_DIR'),
  EMBEDDED_PG_BIN: z
    .string()
    .optional()
    .describe('Folder with postgres and initdb, to use those instead of the bundled ones'),
  PUBLIC_API_KEY: z
    .string()
    .min(16)
    .optional()
    .describe('Key that visitors’ programs send as x-api-key; made and kept if unset'),
  SIGNING_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('Signs cookies and addresses, 32 characters or more; made and kept in the database if unset'),
  BACKUP_PASSPHRASE: z
    .string()
    .min(16)
    .optional()
    .describe(
      'Backups are encrypted to it (age), 16 characters or more; without it anybody who has one can read it',
    ),
  BACKUP_ON_THIS_MACHINE: flag
    .default(false)
    .describe(
      '1 lets the panel name a bucket or SFTP server of this very machine as the second place, for tests',
    ),
  ADMIN_EMAIL: z.email().optional().describe('First administrator’s e-mail; with ADMIN_PASSWORD'),
  ADMIN_PASSWORD: z
    .string()
    .optional()
    .describe('First administrator’s password; without both, the first start prints a one-time set-up link'),
  SMTP_URL: url
    .optional()
    .describe(
      'Mail server, for example smtps://user:password@mail.example.com; without it the panel’s settings say how mail is sent',
    ),
  MAIL_FROM: z
    .string()
    .optional()
    .describe(
      'Sender of the mails, for example Lantern <office@example.com>; without it the panel’s settings name one',
    ),
  SMTP_PRIVATE: flag
    .default(false)
    .describe(
      '1 lets the panel name a mail server in a private network, also without encryption; SMTP_URL always may',
    ),
  SEALING_KEY: z
    .string()
    .min(32)
    .optional()
    .describe(
      'Encrypts the mail password that the panel keeps, 32 characters or more, the same on every machine; made and kept in DATA_DIR/sealing-key if unset',
    ),
  NOTIFY_TO: list
    .optional()
    .describe(
      'Addresses that get a mail for each request, comma-separated, until the panel’s settings name others; default: the administrators',
    ),
  WEBHOOK_URL: url
    .optional()
    .describe(
      'Address that gets a signed POST for each request, until the panel’s settings name another; it may be private, theirs may not',
    ),
  WEBHOOK_SECRET: z
    .string()
    .optional()
    .describe('Secret of the webhook’s signature (Standard Webhooks, whsec_...)'),
  COGNITO_USER_POOL_ID: z
    .string()
    .regex(/^[^_]+_[^_]+$/, 'must be a user pool id, with one underscore: us-west-2_Ab12Cd34E')
    .optional()
    .describe(
      'User pool whose members are the administrators, with COGNITO_CLIENT_ID; else Lantern keeps them',
    ),
  COGNITO_CLIENT_ID: z.string().trim().min(1).optional().describe('App client of the user pool'),
  COGNITO_CLIENT_SECRET: z.string().optional().describe('Secret of the app client, if it has one'),
  COGNITO_REGION: z
    .string()
    .regex(/^[a-z\d-]+$/, 'must be a region: us-west-2')
    .optional()
    .describe('Region of the user pool; default: the one its id begins with'),
  COGNITO_REQUIRED_GROUP: z
    .string()
    .optional()
    .describe(
      'Group of the user pool to which administrators must belong; default: every member may sign in',
    ),
  COGNITO_AUTH_FLOW: z
    .enum(['USER_SRP_AUTH', 'USER_PASSWORD_AUTH', 'CUSTOM_AUTH'])
    .default('USER_SRP_AUTH')
    .describe('How the password is checked; the app client must allow it'),
  COGNITO_IDENTITY_POOL_ID: z
    .string()
    .regex(/^[a-z\d-]+:[^:]+$/, 'must be an identity pool id, with a colon: us-west-2:0c1d2e3f-...')
    .optional()
    .describe(
      'Identity pool whose temporary credentials sign what visitors and administrators do with files in S3_BUCKET',
    ),
  COGNITO_ENDPOINT: site
    .transform((text) => text.replace(/\/+$/, ''))
    .optional()
    .describe('Address that stands in for the region’s Cognito, for tests'),
  S3_BUCKET: z
    .string()
    .optional()
    .describe(
      'Bucket that keeps the files and takes them straight from browsers; without it they are in DATA_DIR',
    ),
  S3_ENDPOINT: site
    .optional()
    .describe('Any other server that speaks S3, as browsers reach it; default: AWS in S3_REGION'),
  S3_REGION: z.string().default('us-west-2').describe('Region of the bucket'),
  S3_ACCESS_KEY_ID: z
    .string()
    .optional()
    .describe('Key for the bucket, with S3_SECRET_ACCESS_KEY; default: what AWS gives the machine'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('Secret of that key'),
  S3_FORCE_PATH_STYLE: flag
    .default(false)
    .describe('1 when the bucket belongs into the path of the address, not in front of its host'),
  FILES_BUDGET_GB: z.coerce
    .number()
    .positive()
    .optional()
    .describe(
      'Gigabytes that files of customers may take; then photos are refused, requests never; default: a tenth of the disk, or 50 in a bucket',
    ),
  TRUST_PROXY: flag
    .default(false)
    .describe('1 behind a proxy that sets X-Forwarded-For and X-Forwarded-Proto'),
  LEAVE_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(60)
    .optional()
    .describe(
      'Seconds that /readyz says no before a stop refuses connections, for balancers; default: 3 with DATABASE_URL, else 0',
    ),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'])
    .default('info')
    .describe('How much is logged'),
  DEMO: flag
    .default(false)
    .describe('1 fills an empty store with made-up people, marked as such on every page, to look at'),
})

export type Environment = z.output<typeof environment>
