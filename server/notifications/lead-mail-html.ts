import { leadMailWords as words } from '#content/en/lead-mail.ts'
import type { Fact, LeadMailView } from './lead-mail.ts'
import { bigButton, isolated, mailPage, safe } from './mail-page.ts'

/** The mail as HTML. Text that came from the visitor keeps its own direction. */
export function leadMailHtml(view: LeadMailView): string {
  const { attachments: files, message, suspicions, suspicion, phone, callHref } = view
  return mailPage({
    subject: view.subject,
    company: view.company,
    heading: view.heading(isolated(view.name)),
    footer: view.footer,
    body: `${suspicions.length > 0 ? suspicionBox(suspicion.heading, suspicions) : ''}
${phone && callHref ? bigButton(callHref, words.call(isolated(phone.display))) : ''}
${view.facts.map((one) => fact(one.label, factHtml(one))).join('\n')}
${fact(message.label, message.text ? `<span dir="auto" style="display:block;white-space:pre-wrap;overflow-wrap:anywhere">${safe(message.text)}</span>` : safe(message.none ?? ''))}
${files ? fact(files.heading, `${files.names.map(own).join('<br>')}<br><span class="quiet" style="color:#3c4860;font-size:14px">${safe(files.note)}</span>`) : ''}
<p class="rule" style="margin:24px 0 0;padding:16px 0 0;border-top:1px solid #dfdacd">${link(view.link, safe(view.open))}</p>`,
  })
}

const suspicionBox = (heading: string, suspicions: readonly string[]) =>
  `<div class="alert" style="margin:0 0 20px;padding:12px 16px;border-left:4px solid #a3271b">
<p style="margin:0;font-weight:600">${safe(heading)}</p>
<p style="margin:4px 0 0">${safe(words.suspectReasons)}: ${suspicions.map(own).join('; ')}</p>
</div>`

function factHtml({ is, value }: Fact): string {
  if (is === 'phone') return `<span style="white-space:nowrap">${own(value)}</span>`
  return is === 'email' ? link(`mailto:${encodeURIComponent(value)}`, own(value)) : own(value)
}

const fact = (label: string, html: string) =>
  `<p style="margin:0 0 14px;overflow-wrap:anywhere"><span class="quiet" style="display:block;color:#3c4860;font-size:14px">${safe(label)}</span>${html}</p>`

const link = (href: string, html: string) =>
  `<a class="link" href="${safe(href)}" style="color:#96690f;font-weight:600;overflow-wrap:anywhere">${html}</a>`

const own = (text: string) => `<bdi>${safe(text)}</bdi>`
