import type { ServerWords } from '#content/languages.ts'
import { phoneLineOf, telHref } from '#content/profile/phone-line.ts'
import { oneLine } from '#server/notifications/one-line.ts'
import type { CustomerNews } from '#server/notifications/outbox/customer-news.ts'
import { adminLink } from '#server/notifications/outbox/outbox.ts'
import { bidiIsolated, paragraphs, staffLetter } from './letter.ts'
import type { MailContent, MailContext } from './mail-content.ts'

export function composeCustomerNews(
  news: CustomerNews,
  context: Pick<MailContext, 'company' | 'site' | 'words'>,
): MailContent {
  const { company, site, words: all } = context
  const { leadMailWords: shared, customerNewsWords: words } = all.mail
  const { subject, heading, ...of } = words[news.action]
  const name = oneLine(news.name, 80)
  const line = phoneLineOf(news)
  const phone = oneLine(line.display, 40)
  const { appointment, contactBy, files } = news
  return staffLetter(
    {
      subject: subject(`${name} ${phone}`),
      heading: heading(bidiIsolated(name)),
      blocks: [
        ...paragraphs([
          contactBy ? `${shared.answerBy[contactBy]}.` : undefined,
          appointment
            ? words.appointment(all.promise.appointmentInFull(appointment, company.timeZone))
            : undefined,
        ]),
        news.text && { typed: news.text },
        ...paragraphs([
          files ? words.files(files) : undefined,
          news.isBooked && 'booked' in of ? of.booked : of.text,
        ]),
        line.e164 && { button: shared.call(bidiIsolated(phone)), href: telHref(line) },
        { p: words.about(serviceInNews(news, all), news.number) },
        { facts: [{ label: shared.phone, value: phone, is: 'phone' }] },
        { end: [{ text: words.open, href: `${site}${adminLink(news.kind, news.id)}` }] },
      ],
      footer: shared.footer(company.name),
    },
    context,
  )
}

export const serviceInNews = (
  { kind, service }: Pick<CustomerNews, 'kind' | 'service'>,
  { services }: Pick<ServerWords, 'services'>,
) => oneLine(kind === 'Quote' ? services.quote(service) : services.contact(service), 40)
