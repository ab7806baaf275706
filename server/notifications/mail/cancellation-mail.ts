import type { ServerWords } from '#content/languages.ts'
import { phoneLineOf, telHref } from '#content/phone-line.ts'
import { adminLink } from '#server/notifications/admin-link.ts'
import { oneLine } from '#server/notifications/one-line.ts'
import type { Cancellation } from '#server/notifications/outbox/cancellation.ts'
import {
  bidiIsolated,
  escapeHtml,
  type MailContent,
  type MailContext,
  mailButton,
  mailPage,
} from './mail-content.ts'

/** Composes the owner's mail about a request that its customer withdrew. */
export function composeCancellation(
  cancelled: Cancellation,
  { company, site, words: all }: Pick<MailContext, 'company' | 'site' | 'words'>,
): MailContent {
  const { leadMailWords, cancellationWords: words } = all.mail
  const { subject, heading, text } = words
  const name = oneLine(cancelled.name, 80)
  const line = phoneLineOf(cancelled)
  const phone = oneLine(line.display, 40)
  const about = words.about(cancelledService(cancelled, all), cancelled.number)
  const link = `${site}${adminLink(cancelled.kind, cancelled.id)}`
  const footer = leadMailWords.footer(company.name)
  const title = subject(`${name} ${phone}`)
  return {
    subject: title,
    text: `${[heading(name), text, about, `${leadMailWords.phone}: ${phone}`, `${words.open}: ${link}`, footer].join('\n\n')}\n`,
    html: mailPage({
      lang: all.locale,
      subject: title,
      company: company.name,
      heading: heading(bidiIsolated(name)),
      body: [
        `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`,
        line.e164 ? mailButton(telHref(line), leadMailWords.call(bidiIsolated(phone))) : '',
        `<p style="margin:0 0 16px">${escapeHtml(about)}</p>`,
        `<p style="margin:0"><a class="link" href="${escapeHtml(link)}" style="color:#96690f;font-weight:600">${escapeHtml(words.open)}</a></p>`,
      ].join('\n'),
      footer,
    }),
    replyTo: undefined,
  }
}

/** What people read for its service. */
export const cancelledService = (
  { kind, service }: Pick<Cancellation, 'kind' | 'service'>,
  { services }: Pick<ServerWords, 'services'>,
) => oneLine(kind === 'Quote' ? services.quote(service) : services.contact(service), 40)
