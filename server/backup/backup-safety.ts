import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { ageMs } from '#content/time/ages.ts'
import type { Database, Queryable } from '#server/database/database.ts'
import { backupSafety } from '#server/schema/operations.ts'
import { backupFailures } from './archive-format.ts'

const placeFields = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('folder'),
    path: z.string(),
    /** Of the marker in the folder: without it the disk is not mounted, or it is another. */
    markerId: z.string(),
    isSameDisk: z.boolean(),
  }),
  z.object({
    kind: z.literal('bucket'),
    bucket: z.string(),
    endpoint: z.string().optional(),
    region: z.string(),
    accessKeyId: z.string(),
    sealedSecretKey: z.string(),
  }),
  z.object({
    kind: z.literal('sftp'),
    host: z.string(),
    port: z.int(),
    username: z.string(),
    path: z.string(),
    hostKey: z.string(),
    /** Password and private key, as JSON. */
    sealedSecret: z.string(),
  }),
])

export type StoredPlace = z.output<typeof placeFields>

const copyFailures = [
  'placeMissing',
  'placeNoRoom',
  'placeNotAllowed',
  'placeTooLarge',
  'placeKeyLost',
  'placeUnreachable',
  'placeCutOff',
  'placeKeyUnknown',
  'placeSecretWrong',
  'placeRegionWrong',
  'placeSignIn',
  'placeKeyUnreadable',
  'placeHostChanged',
  'placeOnThisMachine',
  'placeFailed',
] as const

export const isCopyFailure = (reason: string): reason is CopyFailure =>
  copyFailures.some((known) => known === reason)

export type CopyFailure = (typeof copyFailures)[number]

const copyFields = z.object({
  at: z.coerce.date(),
  name: z.string(),
  failure: z.enum(copyFailures).optional(),
})

export type LastCopy = z.output<typeof copyFields>

const drillFields = z.object({
  at: z.coerce.date(),
  name: z.string(),
  from: z.enum(['place', 'here']),
  outcome: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('opened'), rows: z.record(z.string(), z.int()), files: z.int() }),
    z.object({
      kind: z.literal('failed'),
      reason: z.enum(['drillPassphrase', 'drillNoRoom', 'drillNoDatabase', 'drillDamaged', ...copyFailures]),
      detail: z.string().optional(),
    }),
  ]),
})

export type LastDrill = z.output<typeof drillFields>
export type DrillFailure = Extract<LastDrill['outcome'], { kind: 'failed' }>['reason']

const failureFields = z.object({ at: z.coerce.date(), reason: z.enum(backupFailures) })

type LastFailure = z.output<typeof failureFields>

export const troubleKinds = ['backup', 'copy', 'drill'] as const

/** When the owner was told of a trouble, and when it was seen to be over. */
const toldFields = z.partialRecord(
  z.enum(troubleKinds),
  z.object({ at: z.coerce.date(), endedAt: z.coerce.date().optional() }),
)

export type Told = z.output<typeof toldFields>

export type BackupSafety = {
  passphrase: { text: string; madeAt: Date } | undefined
  place: StoredPlace | undefined
  lastCopy: LastCopy | undefined
  lastDrill: LastDrill | undefined
  /** Of the last attempt at a backup; undefined once one was made. */
  lastFailure: LastFailure | undefined
  told: Told
}

const id = 'the-backups'

export async function readSafety(db: Queryable): Promise<BackupSafety> {
  const [row] = await db.select().from(backupSafety).where(eq(backupSafety.id, id))
  return {
    passphrase:
      row?.passphrase && row.passphraseMadeAt
        ? { text: row.passphrase, madeAt: row.passphraseMadeAt }
        : undefined,
    place: row?.place ? placeFields.parse(row.place) : undefined,
    lastCopy: row?.lastCopy ? copyFields.parse(row.lastCopy) : undefined,
    lastDrill: row?.lastDrill ? drillFields.parse(row.lastDrill) : undefined,
    lastFailure: row?.lastFailure ? failureFields.parse(row.lastFailure) : undefined,
    told: toldFields.parse(row?.told ?? {}),
  }
}

export type SafetyChanges = {
  passphrase?: string
  passphraseMadeAt?: Date
  place?: StoredPlace | null
  lastCopy?: LastCopy | null
  lastDrill?: LastDrill
  lastFailure?: LastFailure | null
  told?: Told
}

export async function saveSafety(db: Queryable | Database, changes: SafetyChanges): Promise<void> {
  await db
    .insert(backupSafety)
    .values({ id, ...changes })
    .onConflictDoUpdate({ target: backupSafety.id, set: changes })
}

const freshDrillMs = 48 * 3_600_000

/** Of the newest backup where it has to be: in the second place, if there is one. */
export function isProved({ place, lastDrill }: BackupSafety, now: Date): boolean {
  if (lastDrill?.outcome.kind !== 'opened') return false
  return ageMs(lastDrill.at, now) < freshDrillMs && (!place || lastDrill.from === 'place')
}

export async function areBackupsSafe(db: Queryable, environment: string | undefined): Promise<boolean> {
  const safety = await readSafety(db)
  const { passphrase, place, lastCopy } = safety
  if (!(environment ?? passphrase) || !place || !lastCopy || lastCopy.failure) return false
  return isProved(safety, new Date())
}
