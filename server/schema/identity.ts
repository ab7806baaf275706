import { inArray } from 'drizzle-orm'
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

/** Everybody with an account: staff, and those who were. */
export const users = pgTable('users', {
  id: id(),
  /** What others call them; empty or the e-mail address until they say. */
  name: text().notNull(),
  /** Lower case; it is the username (specification section 5). */
  email: text().notNull().unique(),
  emailVerified: boolean().notNull().default(false),
  image: text(),
  /** A `Role` or nothing; without one a person can neither sign in nor keep a session. */
  role: text(),
  /** An authenticator app's code is asked after the password. */
  twoFactorEnabled: boolean().notNull().default(false),
  /** The password was given by somebody else: a new one must be chosen before a session exists. */
  passwordChangeRequired: boolean().notNull().default(false),
  /** Gets the mail of who still waits, in the morning. */
  dailySummary: boolean().notNull().default(true),
  createdAt: timestamptz().notNull().defaultNow(),
  updatedAt: timestamptz().notNull().defaultNow(),
})

/** Of a user who is staff. */
export const isStaff = inArray(users.role, roles)

/** Who is signed in where (better-auth's model `session`). */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    expiresAt: timestamptz().notNull(),
    /** Its digest: `withSessionDigests`. */
    token: text().notNull().unique(),
    createdAt: timestamptz().notNull().defaultNow(),
    updatedAt: timestamptz().notNull().defaultNow(),
    ipAddress: text(),
    userAgent: text(),
    userId: owner(),
    /** When a password or passkey was last entered in it; signing in counts. See `isConfirmed`. */
    confirmedAt: timestamptz().notNull().defaultNow(),
    /** Exact to a few minutes; null before its first use. */
    lastUsedAt: timestamptz(),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

/** How a user can sign in: a password, or a user pool (better-auth's model `account`). */
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
    /** A salted scrypt hash, never the password. */
    password: text(),
    createdAt: timestamptz().notNull().defaultNow(),
    updatedAt: timestamptz().notNull().defaultNow(),
  },
  (table) => [index('accounts_user').on(table.userId)],
)

/** One-time proofs that expire, such as the set-up link of the first administrator. */
export const verifications = pgTable(
  'verifications',
  {
    id: id(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: timestamptz().notNull(),
    createdAt: timestamptz().notNull().defaultNow(),
    updatedAt: timestamptz().notNull().defaultNow(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
)

/** Authenticator apps: the key and the recovery codes, both encrypted. */
export const twoFactors = pgTable(
  'two_factors',
  {
    id: id(),
    secret: text().notNull(),
    backupCodes: text().notNull(),
    userId: owner(),
    /** False until the first code was entered. */
    verified: boolean().notNull().default(true),
    failedVerificationCount: integer().notNull().default(0),
    lockedUntil: timestamptz(),
  },
  (table) => [index('two_factors_user').on(table.userId)],
)

/** Public halves of passkeys; the private ones never leave the person's device. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    /** As its owner calls it. */
    name: text(),
    publicKey: text().notNull(),
    userId: owner(),
    credentialID: text().notNull().unique(),
    counter: integer().notNull(),
    deviceType: text().notNull(),
    backedUp: boolean().notNull(),
    transports: text(),
    createdAt: timestamptz().defaultNow(),
    aaguid: text(),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)

/** What the user pool gave for a session of ours, and by when it is to be renewed. It ends with the session. */
export const poolSessions = pgTable('pool_sessions', {
  sessionId: uuid()
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  /** The tokens, encrypted under the signing secret: `PoolTokens`. */
  tokens: text().notNull(),
  renewAt: timestamptz().notNull(),
})

/** People who were asked to work here and have not answered yet. */
export const invitations = pgTable('invitations', {
  id: uuid().primaryKey(),
  email: text().notNull().unique(),
  role: text({ enum: roles }).notNull(),
  /** Only the digest of the link's token: whoever reads this table does not get in. */
  tokenDigest: text().notNull().unique(),
  /** Username of the owner who asked. */
  invitedBy: text().notNull(),
  invitedAt: timestamptz().notNull().defaultNow(),
  expiresAt: timestamptz().notNull(),
})

/**
 * Keys by which programs of the staff call the data service. A table of our own instead of better-auth's plugin:
 * that one makes keys only over HTTP routes and sessions of its own, which are mounted nowhere here, and brings
 * counters, refills and metadata that nothing would use.
 */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid().primaryKey(),
    /** Whose rights the key has, at most, whatever their role is by then; it goes when they go. */
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** How the key begins, to recognize it by. */
    prefix: text().notNull(),
    /** SHA-256 of the key; the key itself has 256 random bits and is stored nowhere. */
    digest: text().notNull().unique(),
    scope: text({ enum: ['read', 'full'] }).notNull(),
    createdAt: timestamptz().notNull().defaultNow(),
    /** Null: until it is revoked. */
    expiresAt: timestamptz(),
    /** Exact to a few minutes. */
    lastUsedAt: timestamptz(),
    revokedAt: timestamptz(),
  },
  (table) => [index('api_keys_user').on(table.userId)],
)
