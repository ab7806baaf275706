import { leadMailWords as words } from '#content/en/lead-mail.ts'
import type { Fact, LeadMailView } from './lead-mail.ts'

/**
 * The mail as HTML: styles inline because many mail programs drop the rest; the one style sheet only turns the
 * colors for night. Text that came from the visitor keeps its own direction.
 */
export function leadMailHtml(view: LeadMailView): string {
  const { attachments: files, message, suspicions, suspicion, phone, callHref } = view
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${safe(view.subject)}</title>
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
<p class="quiet" style="margin:0 0 8px;color:#3c4860;font-size:14px">${safe(view.company)}</p>
<h1 style="margin:0 0 20px;font-size:26px;line-height:1.15">${safe(view.heading(isolated(view.name)))}</h1>
${suspicions.length > 0 ? suspicionBox(suspicion.heading, suspicions) : ''}
${phone && callHref ? callButton(callHref, phone.shown) : ''}
${view.facts.map((one) => fact(one.label, factHtml(one))).join('\n')}
${fact(message.label, message.text ? `<span dir="auto" style="display:block;white-space:pre-wrap;overflow-wrap:anywhere">${safe(message.text)}</span>` : safe(message.none ?? ''))}
${files ? fact(files.heading, `${files.names.map(own).join('<br>')}<br><span class="quiet" style="color:#3c4860;font-size:14px">${safe(files.note)}</span>`) : ''}
<p class="rule" style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid #dfdacd">${link(view.link, safe(view.open))}</p>
</div>
<p class="quiet" style="max-width:560px;margin:16px auto 0;color:#3c4860;font-size:14px">${safe(view.footer)}</p>
</body>
</html>
`
}

const suspicionBox = (heading: string, suspicions: readonly string[]) =>
  `<div class="alert" style="margin:0 0 20px;padding:12px 16px;border-left:4px solid #a3271b">
<p style="margin:0;font-weight:600">${safe(heading)}</p>
<p style="margin:4px 0 0">${safe(words.suspectReasons)}: ${suspicions.map(own).join('; ')}</p>
</div>`

const callButton = (href: string, phone: string) =>
  `<a href="${safe(href)}" style="display:block;margin:0 0 24px;padding:16px;background:#ffb627;color:#0b1424;border-radius:6px;font-size:20px;font-weight:700;line-height:1.2;text-align:center;text-decoration:none;white-space:nowrap">${safe(words.call(isolated(phone)))}</a>`

function factHtml({ is, value }: Fact): string {
  if (is === 'phone') return `<span style="white-space:nowrap">${own(value)}</span>`
  return is === 'email' ? link(`mailto:${encodeURIComponent(value)}`, own(value)) : own(value)
}

const fact = (label: string, html: string) =>
  `<p style="margin:0 0 14px;overflow-wrap:anywhere"><span class="quiet" style="display:block;color:#3c4860;font-size:14px">${safe(label)}</span>${html}</p>`

const link = (href: string, html: string) =>
  `<a class="link" href="${safe(href)}" style="color:#96690f;font-weight:600;overflow-wrap:anywhere">${html}</a>`

/** A visitor's text among ours: its direction does not turn our words around. */
const isolated = (text: string) => `\u2068${text}\u2069`

const own = (text: string) => `<bdi>${safe(text)}</bdi>`

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const safe = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
