import { fillIn } from '#content/fill-in.ts'
import type { ServerWords } from '#content/languages.ts'
import { type AccentShades, accentShades } from '#content/profile/accent.ts'
import { headerMark, holdsName, markPath } from '#content/profile/brand.ts'
import { type BusinessProfile, placeInWords, type SiteProfile } from '#content/profile/business-profile.ts'
import { wordsFor } from '#content/texts.ts'
import { unbrokenParts } from '#content/unbroken.ts'
import type { RequestKind } from '#server/schema/leads.ts'

export type MailContent = {
  subject: string
  text: string
  html: string
  replyTo: { name: string; address: string } | undefined
  fromName?: string
  /** Of a mail that nobody waits for: how to get no more of them. */
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
}

type MailLinks = {
  receipt(kind: RequestKind): string
  invitation(askedAt: string | undefined): string
  invoice(id: string): string
}

/** `site`: where the logo is fetched from; undefined while no address is proven. `body`: HTML, escaped by the caller. */
type MailPage = {
  lang: string
  subject: string
  company: BusinessProfile
  site: string | undefined
  heading: string
  body: string
  footer: string
}

/** Inline styles, because many mail programs drop style sheets; the one style sheet is for dark mode only. */
export function mailPage({ lang, subject, company, site, heading, body, footer }: MailPage): string {
  const accent = company.accent === null ? undefined : accentShades(company.accent)
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
@media (prefers-color-scheme: dark) {
  .paper { background: #0b1424 !important; color: #e9edf5 !important }
  .sheet { background: #13203a !important; border-color: #2b3a57 !important }
  .quiet { color: #a9b5cc !important }
  .link { color: ${accent?.night.link ?? '#ffb627'} !important }
  .rule { border-color: #2b3a57 !important }
  .alert { border-color: #a9b5cc !important }
}
</style>
</head>
<body class="paper" style="margin:0;padding:16px;background:#faf8f3;color:#101b2d;font:17px/1.5 Barlow,Helvetica,Arial,sans-serif">
<div class="sheet" style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #dfdacd;border-radius:6px">
<p class="quiet" style="margin:0 0 8px;color:#3c4860;font-size:14px">${firmName(company, site)}</p>
<h1 style="margin:0 0 20px;font-size:26px;line-height:1.15">${escapeHtml(heading)}</h1>
${accent ? inAccent(body, accent.day) : body}
</div>
<p class="quiet" style="max-width:560px;margin:16px auto 0;color:#3c4860;font-size:14px">${escapeHtml(footer)}</p>
</body>
</html>
`
}

function firmName(company: BusinessProfile, site: string | undefined): string {
  const name = escapeHtml(company.name)
  const mark = headerMark(company)
  if (!mark || site === undefined) return name
  const height = 40
  const width = Math.round((height * mark.width) / mark.height)
  const plate = { any: '', light: 'background:#ffffff;', dark: 'background:#0b1424;' }[mark.ground]
  const alternative = holdsName(mark) ? name : ''
  const image = `<img src="${escapeHtml(site + markPath(mark, 'logo'))}" alt="${alternative}" width="${width}" height="${height}" style="${plate}padding:4px;border-radius:4px;vertical-align:middle;border:0">`
  return holdsName(mark) ? image : `${image} ${name}`
}

/** Parts of mails are written in the built-in colors, which stand in style attributes only: texts have their quotes escaped. */
const inAccent = (html: string, { fill, onFill, link }: AccentShades) =>
  html.replace(/style="[^"]*"/g, (style) =>
    style
      .replace('background:#ffb627;color:#0b1424', `background:${fill};color:${onFill}`)
      .replace('color:#96690f', `color:${link}`),
  )

export const mailButton = (href: string, text: string) =>
  `<a href="${escapeHtml(href)}" style="display:block;margin:0 0 24px;padding:16px;background:#ffb627;color:#0b1424;border-radius:6px;font-size:20px;font-weight:700;line-height:1.2;text-align:center;text-decoration:none;white-space:nowrap">${escapeHtml(text)}</a>`

/** Between FSI and PDI, so that its direction does not affect our words. */
export const bidiIsolated = (text: string) => `\u2068${text}\u2069`

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

export const mailParagraph = (text: string) => {
  const html = text
    .split(unbrokenParts)
    .map((part, index) => (index % 2 ? `<span style="white-space:nowrap">${part}</span>` : escapeHtml(part)))
  return `<p style="margin:0 0 16px">${html.join('')}</p>`
}

export type MailLink = { text: string; url: string | null }

/** As text: filters take a link to a .gov site in a mail about money for a fraud. */
function licenseLines({ company, words }: Pick<MailContext, 'company' | 'words'>): string[] {
  const { license } = wordsFor(words.mail.customerMailWords, words.speechOf(company))
  return company.licenses.map(({ number, holder }) => fillIn(license, { number, holder }))
}

export const linkText = ({ text, url }: MailLink) => (url ? `${text}: ${url}` : text)

export const linkParagraph = ({ text, url }: MailLink) => {
  const link =
    url && `<a class="link" href="${escapeHtml(url)}" style="color:#96690f">${escapeHtml(text)}</a>`
  return `<p style="margin:12px 0 0">${link ?? escapeHtml(text)}</p>`
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
  { timeZone, locale }: { timeZone: string; locale: string },
): string {
  const key = `${locale} ${timeZone}`
  const format = momentFormats.get(key) ?? new Intl.DateTimeFormat(locale, { ...momentStyle, timeZone })
  momentFormats.set(key, format)
  return format.format(new Date(iso))
}

type Letter = {
  subject: string
  heading: string
  text: readonly string[]
  body: readonly string[]
  footer: string
}

export function customerLetter(
  { subject, heading, text, body, footer }: Letter,
  context: Pick<MailContext, 'company' | 'words'>,
): MailContent {
  const { company, words } = context
  const signed = [`${company.name}, ${placeInWords(company.place)}`, ...licenseLines(context)]
  return {
    subject,
    text: [...text, ...signed, footer].join('\n\n').concat('\n'),
    html: mailPage({
      lang: words.locale,
      subject,
      company,
      // A picture from elsewhere beside little text looks like an advertisement to filters.
      site: undefined,
      heading,
      body: [...body, ...signed.map((text) => linkParagraph({ text, url: null }))].join('\n'),
      footer,
    }),
    replyTo: company.email ? { name: company.name, address: company.email } : undefined,
    fromName: company.name,
  }
}
