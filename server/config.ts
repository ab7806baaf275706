import { resolve } from 'node:path'
import { type Environment, environment } from './environment.ts'

/**
 * `publicUrl`: without a trailing slash; undefined until the owner sets it. Empty `notifyTo`: mail goes to everyone who works with
 * requests. Without `identityPool` everything in the bucket is done with the server's own key. `leaveSeconds`: between the
 * stop signal and the first refused connection.
 */
export type Config = Readonly<{
  port: number
  host: string
  dataDir: string
  publicUrl: string | undefined
  databaseUrl: string | undefined
  embeddedPostgresBin: string | undefined
  publicApiKey: string | undefined
  signingSecret: string | undefined
  backupPassphrase: string | undefined
  firstAdministrator: { email: string; password: string } | undefined
  smtpUrl: string | undefined
  mailFrom: string | undefined
  smtpPrivate: boolean
  backupsOnThisMachine: boolean
  sealingKey: string | undefined
  notifyTo: readonly string[]
  webhook: { url: string; secret: string } | undefined
  cognito: CognitoSettings | undefined
  bucket: S3Settings | undefined
  identityPool: IdentityPoolSettings | undefined
  filesBudgetBytes: number | undefined
  trustProxy: boolean
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
  endpoint: string | undefined
}

export type S3Settings = Readonly<{
  bucket: string
  endpoint: string | undefined
  region: string
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
  forcePathStyle: boolean
}>

export type IdentityPoolSettings = Pick<CognitoSettings, 'region' | 'endpoint'> & { identityPoolId: string }

export class ConfigError extends Error {
  override name = 'ConfigError'
}

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
    backupsOnThisMachine: env.BACKUP_ON_THIS_MACHINE,
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
