import { resolve } from 'node:path'
import { z } from 'zod'

/**
 * Every environment variable that Lantern reads, in one schema. An empty string counts as unset, because
 * compose files and shells hand empty strings where a person left a line blank.
 * `description` is what `.env.example` and the README's table print.
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

type Environment = z.output<typeof environment>

/** What the rest of the server is given: the parsed environment under plain names. */
export type Config = Readonly<{
  port: number
  host: string
  /** Absolute path of the one folder of data. */
  dataDir: string
  /** Origin that people type, without a trailing slash; undefined until the owner sets it. */
  publicUrl: string | undefined
  databaseUrl: string | undefined
  embeddedPostgresBin: string | undefined
  publicApiKey: string | undefined
  /** Undefined: one that is kept in the database. */
  signingSecret: string | undefined
  /** Undefined: backups are not encrypted. */
  backupPassphrase: string | undefined
  firstAdministrator: { email: string; password: string } | undefined
  /** Undefined: the panel's settings say how mail is sent. */
  smtpUrl: string | undefined
  mailFrom: string | undefined
  /** The panel may name a mail server in a private network. */
  smtpPrivate: boolean
  /** Undefined: one in a file of the data folder. */
  sealingKey: string | undefined
  /** Empty: mail goes to everyone who works with requests. */
  notifyTo: readonly string[]
  webhook: { url: string; secret: string } | undefined
  /** Undefined: administrators are kept in our own database. */
  cognito: CognitoSettings | undefined
  /** Undefined: files are in the folder of data. */
  bucket: S3Settings | undefined
  /** Undefined: everything in the bucket is done with the server's own key. */
  identityPool: IdentityPoolSettings | undefined
  /** Undefined: by the disk, see files-budget.ts. */
  filesBudgetBytes: number | undefined
  trustProxy: boolean
  /** Between the signal to stop and the first connection that is refused. */
  leaveSeconds: number
  logLevel: Environment['LOG_LEVEL']
  isDemonstration: boolean
}>

export type CognitoSettings = {
  userPoolId: string
  clientId: string
  clientSecret: string | undefined
  region: string
  requiredGroup: string | undefined
  flow: Environment['COGNITO_AUTH_FLOW']
  /** Undefined: the region's own. */
  endpoint: string | undefined
}

/** Where the bucket is and who asks; without keys the SDK looks where AWS puts them (environment, role, profile). */
export type S3Settings = Readonly<{
  bucket: string
  /** Any server that speaks S3; without it AWS in `region`. */
  endpoint: string | undefined
  region: string
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
  /** The bucket in the path instead of the host name. */
  forcePathStyle: boolean
}>

export type IdentityPoolSettings = Pick<CognitoSettings, 'region' | 'endpoint'> & { identityPoolId: string }

/** A variable has a value that cannot be used; the message says which and why. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Parses the environment once, at start. Throws ConfigError naming every variable that is wrong. */
export function readConfig(variables: NodeJS.ProcessEnv = process.env): Config {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(present)
  if (!parsed.success)
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    )
  const env = parsed.data
  if (Boolean(env.ADMIN_EMAIL) !== Boolean(env.ADMIN_PASSWORD))
    throw new ConfigError('ADMIN_EMAIL and ADMIN_PASSWORD: set both or neither')
  if (Boolean(env.WEBHOOK_URL) !== Boolean(env.WEBHOOK_SECRET))
    throw new ConfigError(
      'WEBHOOK_URL and WEBHOOK_SECRET: set both or neither, an unsigned call proves nothing',
    )

  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    publicUrl: env.PUBLIC_URL && new URL(env.PUBLIC_URL).origin,
    databaseUrl: env.DATABASE_URL,
    embeddedPostgresBin: env.EMBEDDED_PG_BIN,
    publicApiKey: env.PUBLIC_API_KEY,
    signingSecret: env.SIGNING_SECRET,
    backupPassphrase: env.BACKUP_PASSPHRASE,
    firstAdministrator:
      env.ADMIN_EMAIL && env.ADMIN_PASSWORD
        ? { email: env.ADMIN_EMAIL.toLowerCase(), password: env.ADMIN_PASSWORD }
        : undefined,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    smtpPrivate: env.SMTP_PRIVATE,
    sealingKey: env.SEALING_KEY,
    notifyTo: env.NOTIFY_TO ?? [],
    webhook:
      env.WEBHOOK_URL && env.WEBHOOK_SECRET
        ? { url: env.WEBHOOK_URL, secret: env.WEBHOOK_SECRET }
        : undefined,
    cognito: cognitoSettings(env),
    bucket: bucketSettings(env),
    identityPool: identityPoolSettings(env),
    filesBudgetBytes: env.FILES_BUDGET_GB && env.FILES_BUDGET_GB * 1024 ** 3,
    trustProxy: env.TRUST_PROXY,
    leaveSeconds: env.LEAVE_SECONDS ?? (env.DATABASE_URL ? 3 : 0),
    logLevel: env.LOG_LEVEL,
    isDemonstration: env.DEMO,
  }
}

function cognitoSettings(env: Environment): CognitoSettings | undefined {
  const { COGNITO_USER_POOL_ID: userPoolId, COGNITO_CLIENT_ID: clientId } = env
  if (Boolean(userPoolId) !== Boolean(clientId))
    throw new ConfigError('COGNITO_USER_POOL_ID and COGNITO_CLIENT_ID: set both or neither')
  if (!userPoolId || !clientId) return undefined
  const [place = ''] = userPoolId.split('_')
  return {
    userPoolId,
    clientId,
    clientSecret: env.COGNITO_CLIENT_SECRET,
    region: env.COGNITO_REGION ?? (/^[a-z]{2,}(-[a-z]+)+-\d$/.test(place) ? place : 'us-west-2'),
    requiredGroup: env.COGNITO_REQUIRED_GROUP,
    flow: env.COGNITO_AUTH_FLOW,
    endpoint: env.COGNITO_ENDPOINT,
  }
}

function identityPoolSettings(env: Environment): IdentityPoolSettings | undefined {
  const { COGNITO_IDENTITY_POOL_ID: identityPoolId } = env
  if (!identityPoolId) return undefined
  if (!env.S3_BUCKET)
    throw new ConfigError('COGNITO_IDENTITY_POOL_ID: its credentials are for a bucket, set S3_BUCKET too')
  const [region = ''] = identityPoolId.split(':')
  return { identityPoolId, region, endpoint: env.COGNITO_ENDPOINT }
}

function bucketSettings(env: Environment): S3Settings | undefined {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (Boolean(accessKeyId) !== Boolean(secretAccessKey))
    throw new ConfigError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: set both or neither')
  if (!env.S3_BUCKET) return undefined
  return {
    bucket: env.S3_BUCKET,
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    forcePathStyle: env.S3_FORCE_PATH_STYLE,
  }
}
