import { houstonTimeZone } from '#content/houston-time.ts'
import { oneLine } from '#server/notifications/one-line.ts'

type MailPage = {
  subject: string
  company: string
  heading: string
  /** HTML, made safe by whoever wrote it. */
  body: string
  footer: string
}

/**
 * A mail as HTML: styles inline because many mail programs drop the rest; the one style sheet only turns the colors
 * for night.
 */
export function mailPage({ subject, company, heading, body, footer }: MailPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${safe(subject)}</title>
<style>
@media (prefers-color-scheme: dark) {
  .paper { background: #0b1424 !important; color: #e9edf5 !important }
  .sheet { background: #13203a !important; border-color: #2b3a57 !important }
  .quiet { color: #a9b5cc !important }
  .link { color: #ffb627 !important }
  .rule { border-color: #2b3a57 !important }
  .alert { border-color: #a9b5cc !important }
}
</style>
</head>
<body class="paper" style="margin:0;padding:16px;background:#faf8f3;color:#101b2d;font:17px/1.5 Barlow,Helvetica,Arial,sans-serif">
<div class="sheet" style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #dfdacd;border-radius:6px">
<p class="quiet" style="margin:0 0 8px;color:#3c4860;font-size:14px">${safe(company)}</p>
<h1 style="margin:0 0 20px;font-size:26px;line-height:1.15">${safe(heading)}</h1>
${body}
</div>
<p class="quiet" style="max-width:560px;margin:16px auto 0;color:#3c4860;font-size:14px">${safe(footer)}</p>
</body>
</html>
`
}

/** The one thing to do. */
export const bigButton = (href: string, text: string) =>
  `<a href="${safe(href)}" style="display:block;margin:0 0 24px;padding:16px;background:#ffb627;color:#0b1424;border-radius:6px;font-size:20px;font-weight:700;line-height:1.2;text-align:center;text-decoration:none;white-space:nowrap">${safe(text)}</a>`

/** A visitor's text among ours: its direction does not turn our words around. */
export const isolated = (text: string) => `\u2068${text}\u2069`

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Any text inside HTML. */
export const safe = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

/** A person's lines as they typed them, without what only programs would send. */
export const manyLines = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .toWellFormed()
    .trim()

const momentFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
  timeZone: houstonTimeZone,
})

/** A moment as the owner's clock shows it. */
export const shownMoment = (iso: string): string => momentFormat.format(new Date(iso))

/** What a reply can be sent to. Anything stranger stays in the text, where it can do no harm to the headers. */
export const isPlainAddress = (email: string): boolean =>
  /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()[\]\\,;:"@]+$/u.test(email)

/** The visitor's name for a file, out of its key quote-attachments/{timestamp}-{random}_{name}. */
export function attachmentName(key: string): string {
  const file = key.slice(key.lastIndexOf('/') + 1)
  return oneLine(file.replace(/^\d+-[^_]*_(?=.)/, ''), 120)
}
