import { randomInt } from 'node:crypto'
import type { Staff } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.ts'
import type { Database } from '#server/database/database.ts'
import { decrypt, encrypt } from '#server/http/signed-values.ts'
import { done, type Result, refuse, refuseField } from '#server/result.ts'
import { readSafety, saveSafety } from './backup-safety.ts'

/** Without characters that look like another on paper (0 o, 1 i l, 2 z, 5 s, u v). */
const letters = '346789abcdefghjkmnpqrtwxy'
const groups = 7
const groupLength = 4

/** 7 groups of 4 out of 25 characters: 130 bits. */
function newPassphrase(): string {
  const group = () => Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('')
  return Array.from({ length: groups }, group).join('-')
}

/** As it was made, however the one from paper was typed: with spaces, without hyphens, in capitals. */
export function readPassphrase(typed: string): string {
  const bare = bareOf(typed)
  const isOurs = bare.length === groups * groupLength && [...bare].every((one) => letters.includes(one))
  return isOurs ? (bare.match(/.{4}/g) ?? []).join('-') : typed.trim()
}

const bareOf = (typed: string) => typed.toLowerCase().replaceAll(/[\s-]/g, '')

const lastGroups = (passphrase: string) => passphrase.slice(-(2 * groupLength + 1))

export type PassphraseState =
  | { source: 'none' }
  | { source: 'panel'; madeAt: Date }
  | { source: 'environment' }

export type PassphraseDraft = { passphrase: string; draft: string }

const draftMinutes = 60

/** BACKUP_PASSPHRASE, else the one that was made in the panel. */
export function openPassphrase(db: Database, environment: string | undefined, secret: string) {
  const purpose = 'backup passphrase draft'
  return {
    current: async (): Promise<string | undefined> => environment ?? (await readSafety(db)).passphrase?.text,

    async state(): Promise<PassphraseState> {
      if (environment !== undefined) return { source: 'environment' }
      const { passphrase } = await readSafety(db)
      return passphrase ? { source: 'panel', madeAt: passphrase.madeAt } : { source: 'none' }
    },

    /** Nothing is stored before a part of it was typed back: `draft` holds it, encrypted, until then. */
    async draft(): Promise<Result<PassphraseDraft>> {
      if (environment !== undefined) return fromEnvironment
      const passphrase = newPassphrase()
      const draft = encrypt(secret, purpose, JSON.stringify([Date.now(), passphrase]))
      return done({ passphrase, draft })
    },

    async confirm(me: Staff, given: { draft: string; typed: string }): Promise<Result<null>> {
      if (environment !== undefined) return fromEnvironment
      const passphrase = draftIn(decrypt(secret, purpose, given.draft))
      if (!passphrase) return refuse({ code: 'CONFLICT', reason: 'passphraseDraftGone' })
      if (bareOf(given.typed) !== bareOf(lastGroups(passphrase)))
        return refuseField('typed', { reason: 'passphraseNotTyped' })
      await db.transaction(async (tx) => {
        const { passphrase: before } = await readSafety(tx)
        await saveSafety(tx, { passphrase, passphraseMadeAt: new Date() })
        await recordAudit(tx, me, {
          action: 'update',
          subject: 'BackupSettings',
          subjectId: 'the-backups',
          before: { passphrase: before ? 'earlier one' : null },
          after: { passphrase: 'new one' },
        })
      })
      return done(null)
    },
  }
}

export type Passphrase = ReturnType<typeof openPassphrase>

const fromEnvironment = refuse({ code: 'CONFLICT', reason: 'passphraseFromEnvironment' })

function draftIn(opened: string | undefined): string | undefined {
  if (opened === undefined) return undefined
  // We encrypted it ourselves.
  const [at, passphrase] = JSON.parse(opened) as [number, string]
  return Date.now() - at < draftMinutes * 60_000 ? passphrase : undefined
}
