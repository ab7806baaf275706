import PostalMime, { type Email } from 'postal-mime'
import { answer, openSmtpServer } from '#tests/doubles/smtp-server.ts'
import { expect, testAlone } from './journey.ts'

export const password = 'brass-monkey-17'

async function mailServer() {
  const mails: { to: string[]; mail: Email }[] = []
  const { port, close } = await openSmtpServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (auth, _session, callback) =>
      auth.password === password
        ? callback(null, { user: 'shop' })
        : callback(answer(535, 'bad credentials')),
    async onData(stream, { envelope }, callback) {
      const mail = await PostalMime.parse(Buffer.concat(await stream.toArray()))
      mails.push({ to: envelope.rcptTo.map(({ address }) => address), mail })
      callback()
    },
  })
  return {
    port,
    mailsTo: (address: string) => mails.flatMap(({ to, mail }) => (to.includes(address) ? [mail] : [])),
    subjectsTo(address: string) {
      return this.mailsTo(address).map(({ subject }) => subject ?? '')
    },
    async code(): Promise<string> {
      let code = ''
      await expect(() => {
        const codes = mails.flatMap(({ mail }) => /^\d{6}/.exec(mail.subject ?? '') ?? [])
        code = codes.at(-1) ?? ''
        expect(code).not.toBe('')
      }).toPass()
      return code
    },
    close,
  }
}

export const testWithMail = testAlone.extend<{ mail: MailServer }>({
  // Mails to customers have links only where the address of the site is known.
  environment: { SMTP_PRIVATE: '1', PUBLIC_URL: '{site}' },
  mail: async ({ browserName: _anyBrowser }, use) => {
    const mail = await mailServer()
    await use(mail)
    await mail.close()
  },
})

export type MailServer = Awaited<ReturnType<typeof mailServer>>

/** Waits for it. `says`: in the text of no other such mail. */
export async function mailTo(
  server: MailServer,
  address: string,
  subject: RegExp,
  says = '',
): Promise<Email> {
  let mail: Email | undefined
  await expect(() => {
    mail = server.mailsTo(address).find((one) => subject.test(one.subject ?? '') && one.text?.includes(says))
    expect(mail, `${subject} among ${server.subjectsTo(address)}`).toBeDefined()
  }).toPass()
  if (!mail) throw new Error('expected above')
  return mail
}

export function linkIn({ text = '' }: Email, path: RegExp): string {
  const links = (text.match(/https?:\/\/\S+/g) ?? []).map((link) => new URL(link))
  const found = links.find((link) => path.test(link.pathname))
  if (!found) throw new Error(`no link ${path} in:\n${text}`)
  return `${found.pathname}${found.search}`
}
