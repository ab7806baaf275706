import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/database/columns.ts'

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
  name: text().notNull(),
  /** Lower case; it is the username (specification section 5). */
  email: text().notNull().unique(),
  emailVerified: boolean().notNull().default(false),
  image: text(),
  /** `administrator` or nothing; without it a person can neither sign in nor keep a session. */
  role: text(),
  /** An authenticator app's code is asked after the password. */
  twoFactorEnabled: boolean().notNull().default(false),
  /** The password was given by somebody else: a new one must be chosen before a session exists. */
  passwordChangeRequired: boolean().notNull().default(false),
  createdAt: moment().notNull().defaultNow(),
  updatedAt: moment().notNull().defaultNow(),
})

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    expiresAt: moment().notNull(),
    /** Its digest: `withSessionDigests`. */
    token: text().notNull().unique(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
    ipAddress: text(),
    userAgent: text(),
    userId: owner(),
    /** When a password or passkey was last entered in it; signing in counts. See `isConfirmed`. */
    confirmedAt: moment().notNull().defaultNow(),
    /** Exact to a few minutes; null before its first use. */
    lastUsedAt: moment(),
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
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    /** A salted scrypt hash, never the password. */
    password: text(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
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
    expiresAt: moment().notNull(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
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
    lockedUntil: moment(),
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
    createdAt: moment().defaultNow(),
    aaguid: text(),
  },
  (table) => [index('passkeys_user').on(table.userId)],
)
