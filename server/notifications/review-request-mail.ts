import { serviceLabel } from '#content/en/quote-services.ts'
import { reviewRequestWords as words } from '#content/en/review-asking.ts'
import { invitationDays } from '#server/models/review-invitation.ts'
import type { Told } from './compose-mail.ts'
import type { MailContent } from './lead-mail.ts'
import { bigButton, isolated, mailPage, safe } from './mail-page.ts'
import { oneLine } from './one-line.ts'
import { reviewRequestFacts } from './review-request.ts'

/** Composes the mail that asks a customer for a review; undefined when the stored facts are from another version. */
export function composeReviewRequest(payload: unknown, { company, site }: Told): MailContent | undefined {
  const facts = reviewRequestFacts.safeParse(payload)
  if (!facts.success) return undefined
  const { firstName, service, path } = facts.data
  const link = `${site}${path}`
  const name = oneLine(firstName, 80)
  const subject = words.subject(company.name)
  const ask = words.ask(serviceLabel(service))
  const contact = { name: company.name, phone: company.dispatch.display }
  const rest = [words.honest, words.link(invitationDays), words.help(contact)]
  const footer = words.once(contact)
  return {
    subject,
    text: [words.greeting(name), ask, `${words.open}: ${link}`, ...rest, company.name, footer]
      .join('\n\n')
      .concat('\n'),
    html: mailPage({
      subject,
      company: company.name,
      heading: words.greeting(isolated(name)),
      body: [paragraph(ask), bigButton(link, words.open), ...rest.map(paragraph)].join('\n'),
      footer,
    }),
    replyTo: { name: company.name, address: company.email },
    fromName: company.name,
  }
}

const paragraph = (text: string) => `<p style="margin:0 0 16px">${safe(text)}</p>`
