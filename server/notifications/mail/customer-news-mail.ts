import type { ServerWords } from '#content/languages.ts'
import { phoneLineOf, telHref } from '#content/profile/phone-line.ts'
import { oneLine } from '#server/notifications/one-line.ts'
import type { CustomerNews } from '#server/notifications/outbox/customer-news.ts'
import { adminLink } from '#server/notifications/outbox/outbox.ts'
import {
  bidiIsolated,
  escapeHtml,
  type MailContent,
  type MailContext,
  mailButton,
  mailPage,
  mailParagraph,
} from './mail-content.ts'

export function composeCustomerNews(
  news: CustomerNews,
  { company, site, words: all }: Pick<MailContext, 'company' | 'site' | 'words'>,
): MailContent {
  const { leadMailWords, customerNewsWords: words } = all.mail
  const { subject, heading, ...of } = words[news.action]
  const text = news.isBooked && 'booked' in of ? of.booked : of.text
  const name = oneLine(news.name, 80)
  const line = phoneLineOf(news)
  const phone = oneLine(line.display, 40)
  const about = words.about(serviceInNews(news, all), news.number)
  const link = `${site}${adminLink(news.kind, news.id)}`
  const footer = leadMailWords.footer(company.name)
  const title = subject(`${name} ${phone}`)
  const { appointment } = news
  const added = [
    ...(news.contactBy ? [`${leadMailWords.answerBy[news.contactBy]}.`] : []),
    ...(appointment ? [words.appointment(all.promise.appointmentInFull(appointment, company.timeZone))] : []),
    ...(news.text ? [news.text] : []),
    ...(news.files ? [words.files(news.files)] : []),
  ]
  return {
    subject: title,
    text: `${[heading(name), ...added, text, about, `${leadMailWords.phone}: ${phone}`, `${words.open}: ${link}`, footer].join('\n\n')}\n`,
    html: mailPage({
      lang: all.locale,
      subject: title,
      company,
      site,
      heading: heading(bidiIsolated(name)),
      body: [
        ...added.map(
          (one) => `<p dir="auto" style="margin:0 0 16px;white-space:pre-line">${escapeHtml(one)}</p>`,
        ),
        mailParagraph(text),
        line.e164 ? mailButton(telHref(line), leadMailWords.call(bidiIsolated(phone))) : '',
        mailParagraph(about),
        `<p style="margin:0"><a class="link" href="${escapeHtml(link)}" style="color:#96690f;font-weight:600">${escapeHtml(words.open)}</a></p>`,
      ].join('\n'),
      footer,
    }),
    replyTo: undefined,
  }
}

export const serviceInNews = (
  { kind, service }: Pick<CustomerNews, 'kind' | 'service'>,
  { services }: Pick<ServerWords, 'services'>,
) => oneLine(kind === 'Quote' ? services.quote(service) : services.contact(service), 40)
