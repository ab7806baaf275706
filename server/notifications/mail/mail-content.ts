import type { ServerWords } from '#content/languages.ts'
import type { Owed } from '#content/money/payment-link.ts'
import type { SiteProfile } from '#content/profile/business-profile.ts'
import type { DailySummary } from '#server/notifications/daily-summary.ts'
import type { RequestKind } from '#server/schema/requests.ts'

/** `openCents`: negative where it goes back to the customer. */
export type DueInvoice = {
  id: string
  number: string
  name: string
  dueOn: string | null
  openCents: number
}

export type MailContent = {
  subject: string
  text: string
  html: string
  replyTo: { name: string; address: string } | undefined
  fromName?: string
  /** For mails that nobody asked for: how to unsubscribe. */
  unsubscribe?: { address: string; subject: string }
}

export type MailContext = {
  company: SiteProfile
  site: string
  customerSite: string | undefined
  secret: string
  invitationDays: number
  /** Signed when the mail is sent, because stored payloads are in every backup. */
  links: MailLinks
  words: ServerWords
  /** Read when the mail is sent, because it may have waited for days. */
  reads: {
    summary(): Promise<DailySummary>
    alertedAt(): Promise<Date | null>
    owed(): Promise<readonly Owed[]>
    /** Of these invoices, those that are not even. */
    stillOpen(ids: readonly string[]): Promise<readonly DueInvoice[]>
  }
}

/** Of a mail that waits until the address of the site is known, because it is of no use without its link. */
export type LinkedContext = Pick<MailContext, 'company' | 'invitationDays' | 'links' | 'words'> & {
  customerSite: string
}

type MailLinks = {
  receipt(kind: RequestKind): string
  invitation(askedAt: string | undefined): string
  invoice(id: string): string
}

export const manyLines = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .toWellFormed()
    .trim()

const momentStyle: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
}

const momentFormats = new Map<string, Intl.DateTimeFormat>()

export function formatMoment(
  iso: string,
  timeZone: string,
  { locale, tidyClocks }: Pick<ServerWords, 'locale' | 'tidyClocks'>,
): string {
  const key = `${locale} ${timeZone}`
  const format = momentFormats.get(key) ?? new Intl.DateTimeFormat(locale, { ...momentStyle, timeZone })
  momentFormats.set(key, format)
  return tidyClocks(format.format(new Date(iso)))
}
