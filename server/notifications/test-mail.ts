import { testMailWords as words } from '#content/en/mail.ts'
import type { MailContent, MailContext } from './lead-mail.ts'
import { bigButton, mailPage, safe } from './mail-page.ts'

/** Composes the mail that "Send test" in the settings sends. */
export function composeTestMail(_facts: object, { company, link }: MailContext): MailContent {
  const subject = words.subject(company)
  const footer = words.footer(company)
  return {
    subject,
    text: [words.text, `${words.open}: ${link}`, footer].join('\n\n').concat('\n'),
    html: mailPage({
      subject,
      company,
      heading: words.heading,
      body: `<p style="margin:0 0 24px">${safe(words.text)}</p>\n${bigButton(link, words.open)}`,
      footer,
    }),
    replyTo: undefined,
  }
}
