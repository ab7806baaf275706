import { inArray, sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { roles } from '#server/rights.ts'
import { timestamptz } from './columns.ts'

/**
 * The tables of better-auth and its plugins, as its `getAuthTables()` describes them (a test compares), with what is
 * ours added. Field names are better-auth's own; table names are plural because `user` is a reserved word.
 */

const id = () => uuid().primaryKey().defaultRandom()
const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

export const users = pgTable('users', {
  id: id(),
  /** Empty or the e-mail address until they choose a name. */
  name: text().notNull(),
  /** Lower case; it is the username (specification section 5). */
  email: text().notNull().unique(),
  emailVerified: boolean().notNull().default(false),
  /** Digest of their photo, which only customers they drive to are shown (images/person-photo.ts). */
  image: text(),
  /** Number of their pocket card or license. */
  license: text(),
  /** A `Role`; null for former staff, who can neither sign in nor keep a session. */
  role: text(),
  twoFactorEnabled: boolean().notNull().default(false),
  /** An administrator set the password: a new one must be chosen before there is a session. */
  passwordChangeRequired: boolean().notNull().default(false),
  dailySummary: boolean().notNull().default(true),
  /** In which they chose to read the panel, mails and pushes; null: not chosen yet, which is the site's first. */
  language: text(),
  createdAt: timestamptz().notNull().default(sql`now()`),
  updatedAt: timestamptz().notNull().default(sql`now()`),
})

export const isStaff = inArray(users.role, roles)

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    expiresAt: timestamptz().notNull(),
    /** A digest, see `withSessionDigests`. */
    token: text().notNull().unique(),
    createdAt: timestamptz().notNull().default(sql`now()`),
    updatedAt: timestamptz().notNull().default(sql`now()`),
    ipAddress: text(),
    userAgent: text(),
    userId: owner(),
    /** When a password or passkey was last entered, sign-in included; see `isConfirmed`. */
    confirmedAt: timestamptz().notNull().default(sql`now()`),
    lastUsedAt: timestamptz(),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: owner(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: timestamptz(),
    refreshTokenExpiresAt: timestamptz(),
    scope: text(),
    password: text(),
    createdAt: timestamptz().notNull().default(sql`now()`),
    updatedAt: timestamptz().notNull().default(sql`now()`),
  },
  (table) => [index('accounts_user').on(table.userId)],
)

export const verifications = pgTable(
  'verifications',
  {
    id: id(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: timestamptz().notNull(),
    createdAt: timestamptz().notNull().default(sql`now()`),
    updatedAt: timestamptz().notNull().default(sql`now()`),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
)

export const twoFactors = pgTable(
  'two_factors',
  {
    id: id(),
    secret: text().notNull(),
    backupCodes: text().notNull(),
    userId: owner(),
    verified: boolean().notNull().default(true),
    failedVerificationCount: integer().notNull().default(0),
    lockedUntil: timestamptz(),
  },
  (table) => [index('two_factors_user').on(table.userId)],
)

export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    name: text(),
    publicKey: text().notNull(),
    userId: owner(),
    credentialID: text().notNull().unique(),
    counter: integer().notNull(),
    deviceType: text().notNull(),
    backedUp: boolean().notNull(),
    transports: text(),
    createdAt: timestamptz().default(sql`now()`),
    aaguid: text(),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

export const poolSessions = pgTable('pool_sessions', {
  sessionId: uuid()
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  /** `PoolTokens`, encrypted with the signing secret. */
  tokens: text().notNull(),
  renewAt: timestamptz().notNull(),
})

export const invitations = pgTable('invitations', {
  id: uuid().primaryKey(),
  email: text().notNull().unique(),
  role: text({ enum: roles }).notNull(),
  /** Of its mail and of the panel that it leads to. */
  language: text(),
  tokenDigest: text().notNull().unique(),
  invitedBy: text().notNull(),
  invitedAt: timestamptz().notNull().default(sql`now()`),
  expiresAt: timestamptz().notNull(),
})

/**
 * Keys of staff's programs. Not better-auth's plugin: it makes keys only over its own HTTP routes and
 * sessions, which are not mounted here.
 */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid().primaryKey(),
    /** The key never has more rights than this user has now; it is deleted with them. */
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    prefix: text().notNull(),
    /** SHA-256 of the key; the key itself has 256 random bits and is stored nowhere. */
    digest: text().notNull().unique(),
    scope: text({ enum: ['read', 'full', 'leads'] }).notNull(),
    createdAt: timestamptz().notNull().default(sql`now()`),
    expiresAt: timestamptz(),
    lastUsedAt: timestamptz(),
    revokedAt: timestamptz(),
  },
  (table) => [index('api_keys_user').on(table.userId)],
)
