import { randomInt } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { BusinessProfile } from '#content/profile/business-profile.ts'
import type { Database } from '#server/database/database.ts'
import { isSameInConstantTime, sign } from '#server/http/signed-values.ts'
import { mailSettings } from '#server/schema/notifications.ts'
import { escapeHtml, type MailContent, type MailContext, mailPage, mailParagraph } from './mail-content.ts'
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
  {
    company,
    site,
    words: { locale, mail },
  }: Pick<MailContext, 'site' | 'words'> & { company: BusinessProfile },
): MailContent {
  const words = mail.proofMailWords
  const subject = words.subject(code, company.name)
  const lines = words.lines(proofMinutes)
  const footer = words.footer(company.name)
  return {
    subject,
    text: [words.heading, code, ...lines, footer].join('\n\n').concat('\n'),
    html: mailPage({
      lang: locale,
      subject,
      company,
      site,
      heading: words.heading,
      body: [
        `<p style="margin:0 0 20px;font-size:34px;font-weight:700;letter-spacing:6px">${escapeHtml(code)}</p>`,
        ...lines.map(mailParagraph),
      ].join('\n'),
      footer,
    }),
    replyTo: undefined,
  }
}
