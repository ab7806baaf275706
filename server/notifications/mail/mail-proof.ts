import { randomInt } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { BusinessProfile } from '#content/profile/business-profile.ts'
import type { Database } from '#server/database/database.ts'
import { isSameInConstantTime, sign } from '#server/http/signed-values.ts'
import { mailSettings } from '#server/schema/notifications.ts'
import { paragraphs, staffLetter } from './letter.ts'
import type { MailContent, MailContext } from './mail-content.ts'
import { mailSettingsId, notFailing, saveMailSettings } from './mail-settings.ts'

const proofMinutes = 15
const proofTries = 5

export const newProofCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

type Proof = { secret: string; code: string; fingerprint: string }

/** Keyed: a plain digest of six digits hides nothing. */
const proofDigest = ({ secret, code, fingerprint }: Proof) =>
  sign(secret, 'mail proof', `${fingerprint}\n${code}`)

export async function storeProof(db: Database, { to, ...proof }: Proof & { to: string }): Promise<void> {
  await saveMailSettings(db, {
    proofDigest: proofDigest(proof),
    proofFor: proof.fingerprint,
    proofTo: to,
    proofExpiresAt: new Date(Date.now() + proofMinutes * 60_000),
    proofTriesLeft: proofTries,
  })
}

/**
 * `over`: no code to compare with any more. `changed`: not the settings that sent it. A guess is counted
 * before it is compared.
 */
export async function takeProof(
  db: Database,
  proof: Proof,
): Promise<'proven' | 'wrong' | 'over' | 'changed'> {
  const [waiting] = await db
    .update(mailSettings)
    .set({ proofTriesLeft: sql`${mailSettings.proofTriesLeft} - 1` })
    .where(
      and(
        eq(mailSettings.id, mailSettingsId),
        gt(mailSettings.proofTriesLeft, 0),
        gt(mailSettings.proofExpiresAt, sql`now()`),
      ),
    )
    .returning({ digest: mailSettings.proofDigest, fingerprint: mailSettings.proofFor })
  if (!waiting?.digest) return 'over'
  if (waiting.fingerprint !== proof.fingerprint) return 'changed'
  if (!isSameInConstantTime(proofDigest(proof), waiting.digest)) return 'wrong'
  await saveMailSettings(db, {
    ...notFailing,
    ...noProof,
    provenAt: new Date(),
    provenFor: proof.fingerprint,
  })
  return 'proven'
}

export const noProof = {
  proofDigest: null,
  proofFor: null,
  proofTo: null,
  proofExpiresAt: null,
  proofTriesLeft: null,
} as const

export function composeProofMail(
  code: string,
  context: Pick<MailContext, 'site' | 'words'> & { company: BusinessProfile },
): MailContent {
  const { subject, heading, lines, footer } = context.words.mail.proofMailWords
  const { name } = context.company
  return staffLetter(
    {
      subject: subject(code, name),
      heading,
      blocks: [{ code }, ...paragraphs(lines(proofMinutes))],
      footer: footer(name),
    },
    context,
  )
}
