import { fillIn } from '#content/fill-in.ts'
import { type AccentShades, accentShades } from '#content/profile/accent.ts'
import { headerMark, holdsName, markPath } from '#content/profile/brand.ts'
import { type BusinessProfile, placeInWords } from '#content/profile/business-profile.ts'
import { wordsFor } from '#content/texts.ts'
import { unbrokenParts } from '#content/unbroken.ts'
import { escapeHtml } from '#server/http/escape-html.ts'
import type { MailContent, MailContext } from './mail-content.ts'

/** Texts are as people wrote them: `draw` escapes them. Two lines of a `p` are as close as the medium allows. */
export type LetterBlock =
  | { p: string | readonly string[] }
  /** Words of another person: in their direction, with their line breaks. */
  | { typed: string; label?: string; note?: string }
  | { facts: readonly Fact[] }
  | { code: string }
  | { button: string; href: string }
  | { small: string | Link }
  | { list: string; items: readonly Item[] }
  | { alert: string; why: string }
  /** Under a thin line, at the end. */
  | { end: readonly (string | Link | undefined)[] }

export type Link = { text: string; href: string }
export type Fact = { label: string; value: string; is?: 'phone' | 'email' }
type Item = { at: string; name: string; href: string; more: readonly string[] }

export type Letter = {
  subject: string
  heading: string
  greeting?: string | null | undefined
  blocks: readonly (LetterBlock | false | undefined | null | '')[]
  footer: string
}

/** A paragraph of each text that there is: an owner may have emptied one. */
export const paragraphs = (texts: readonly (string | undefined)[]): LetterBlock[] =>
  texts.flatMap((text) => (text ? [{ p: text }] : []))

/** Between FSI and PDI, so that its direction does not affect our words. */
export const bidiIsolated = (text: string) => `\u2068${text}\u2069`

type Drawn = { text: string | undefined; html: string }
type Colors = Pick<AccentShades, 'fill' | 'onFill' | 'link'>

const builtIn: Colors = { fill: '#ffb627', onFill: '#0b1424', link: '#96690f' }

/** Each block as text and as HTML, with inline styles, because many mail programs drop style sheets. */
function draw(block: LetterBlock, colors: Colors): Drawn {
  if ('p' in block) {
    const lines = [block.p].flat()
    return { text: lines.join('\n'), html: lines.map(paragraph).join('\n') }
  }
  if ('typed' in block) {
    const { typed, label, note } = block
    const html = `<span dir="auto" style="display:block;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(typed)}</span>${note ? quiet(note) : ''}`
    return {
      text: [label && `${label}:`, typed, note].filter(Boolean).join('\n'),
      html: labeled(label, html),
    }
  }
  if ('facts' in block)
    return {
      text: block.facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
      html: block.facts.map((fact) => labeled(fact.label, factHtml(fact, colors))).join('\n'),
    }
  if ('code' in block)
    return {
      text: block.code,
      html: `<p style="margin:0 0 20px;font-size:34px;font-weight:700;letter-spacing:6px">${escapeHtml(block.code)}</p>`,
    }
  if ('button' in block) {
    const { button, href } = block
    const style = `display:block;margin:0 0 24px;padding:16px;background:${colors.fill};color:${colors.onFill};border-radius:6px;font-size:20px;font-weight:700;line-height:1.2;text-align:center;text-decoration:none;white-space:nowrap`
    return {
      text: lineText({ text: button, href }),
      html: `<a href="${escapeHtml(href)}" style="${style}">${escapeHtml(button)}</a>`,
    }
  }
  if ('small' in block)
    return {
      text: lineText(block.small),
      html: `<p style="margin:12px 0 0">${lineHtml(block.small, `color:${colors.link}`)}</p>`,
    }
  if ('list' in block)
    return {
      text: [`${block.list}:`, ...block.items.map(itemText)].join('\n'),
      html: `<p style="margin:16px 0 4px;font-weight:600">${escapeHtml(block.list)}</p>
<ul style="margin:0 0 16px;padding-left:20px">${block.items.map(itemHtml).join('\n')}</ul>`,
    }
  if ('alert' in block)
    return {
      text: `${block.alert}\n${block.why}`,
      html: `<div class="alert" style="margin:0 0 20px;padding:12px 16px;border-left:4px solid #a3271b">
<p style="margin:0;font-weight:600">${escapeHtml(block.alert)}</p>
<p style="margin:4px 0 0">${typed(block.why)}</p>
</div>`,
    }
  const lines = block.end.filter((line) => line !== undefined)
  return {
    text: lines.flatMap((line) => lineText(line) ?? []).join('\n') || undefined,
    html: `<p class="rule" style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid #dfdacd">${lines.map((line) => lineHtml(line, boldLink(colors))).join('<br>')}</p>`,
  }
}

function paragraph(text: string): string {
  const html = text
    .split(unbrokenParts)
    .map((part, index) => (index % 2 ? `<span style="white-space:nowrap">${part}</span>` : escapeHtml(part)))
  return `<p style="margin:0 0 16px">${html.join('')}</p>`
}

/** A number to call is a link in HTML only: text has it among its words or its facts. */
function lineText(line: string | Link): string | undefined {
  if (typeof line === 'string') return line
  return line.href.startsWith('tel:') ? undefined : `${line.text}: ${line.href}`
}

const lineHtml = (line: string | Link, style: string) =>
  typeof line === 'string'
    ? escapeHtml(line)
    : `<a class="link" href="${escapeHtml(line.href)}" style="${style}">${escapeHtml(line.text)}</a>`

const boldLink = ({ link }: Colors) => `color:${link};font-weight:600`

const typed = (text: string) => `<bdi>${escapeHtml(text).replaceAll('\n', '<br>')}</bdi>`

const quiet = (text: string) =>
  `<span class="quiet" style="display:block;color:#3c4860;font-size:14px">${escapeHtml(text)}</span>`

const labeled = (label: string | undefined, html: string) =>
  `<p style="margin:0 0 14px;overflow-wrap:anywhere">${label ? quiet(label) : ''}${html}</p>`

function factHtml({ is, value }: Fact, colors: Colors): string {
  if (is === 'phone') return `<span style="white-space:nowrap">${typed(value)}</span>`
  if (is !== 'email') return typed(value)
  const href = escapeHtml(`mailto:${encodeURIComponent(value)}`)
  return `<a class="link" href="${href}" style="${boldLink(colors)}">${typed(value)}</a>`
}

const itemText = ({ at, name, more }: Item) => `- ${[at, name, ...more].filter(Boolean).join(', ')}`

const itemHtml = ({ at, name, href, more }: Item) =>
  `<li style="margin:0 0 8px">${escapeHtml(at)}: <a class="link" style="color:#101b2d" href="${escapeHtml(href)}">${escapeHtml(bidiIsolated(name))}</a>, ${more
    .filter(Boolean)
    .map((fact) => escapeHtml(bidiIsolated(fact)))
    .join(', ')}</li>`

/** To the people of the business. `site`: where their logo is fetched from. */
export const staffLetter = (
  letter: Letter,
  context: Pick<MailContext, 'site' | 'words'> & { company: BusinessProfile },
): MailContent => ({ ...drawn(letter, context), replyTo: undefined })

/** Without a logo: a picture from elsewhere beside little text looks like an advertisement to filters. */
export function customerLetter(
  { blocks, ...letter }: Letter,
  { company, words }: Pick<MailContext, 'company' | 'words'>,
): MailContent {
  const { license } = wordsFor(words.mail.customerMailWords, words.speechOf(company))
  const signed = [
    `${company.name}, ${placeInWords(company.place)}`,
    // As text: filters take a link to a .gov site in a mail about money for a fraud.
    ...company.licenses.map(({ number, holder }) => fillIn(license, { number, holder })),
  ]
  return {
    ...drawn(
      { ...letter, blocks: [...blocks, ...signed.map((small) => ({ small }))] },
      { company, words, site: undefined },
    ),
    replyTo: company.email ? { name: company.name, address: company.email } : undefined,
    fromName: company.name,
  }
}

type Frame = Pick<MailContext, 'words'> & { company: BusinessProfile; site: string | undefined }

/** The style sheet is for dark mode only. As text a greeting is first, in HTML the heading is a title. */
function drawn(
  { subject, greeting, heading, blocks, footer }: Letter,
  { company, site, words }: Frame,
): Pick<MailContent, 'subject' | 'text' | 'html'> {
  const accent = company.accent === null ? undefined : accentShades(company.accent)
  const colors = accent?.day ?? builtIn
  const body = blocks.flatMap((block) => (block ? draw(block, colors) : []))
  const plainHeading = heading.replace(/[\u2068\u2069]/g, '')
  const texts = [greeting, plainHeading, ...body.map(({ text }) => text), footer].filter(Boolean)
  const parts = [greeting && paragraph(greeting), ...body.map(({ html }) => html)].filter(Boolean)
  return {
    subject,
    text: `${texts.join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${words.locale}">
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
${parts.join('\n')}
</div>
<p class="quiet" style="max-width:560px;margin:16px auto 0;color:#3c4860;font-size:14px">${escapeHtml(footer)}</p>
</body>
</html>
`,
  }
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
