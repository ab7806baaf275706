import { pino } from 'pino'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test, vi } from 'vitest'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { leadDeliveries, type NotifiedLead } from '#server/notifications/outbox/lead-deliveries.ts'
import { enqueue } from '#server/notifications/outbox/outbox.ts'
import { startWorker } from '#server/notifications/outbox/worker.ts'
import { deliveries } from '#server/schema/notifications.ts'
import type { RequestKind } from '#server/schema/requests.ts'
import { testDatabase } from '#tests/database.ts'
import { nothingToRead } from '#tests/doubles/mail-reads.ts'
import { smtpServer } from '#tests/doubles/smtp-server-of-test.ts'
import { inOurWords } from '#tests/firms.ts'
import { english } from '#tests/languages/in-english.ts'
import { mailDelivery } from './mail-delivery.ts'
import type { MailSender } from './mail-sender.ts'
import { smtpMailSender } from './smtp-mail-sender.ts'

const quote: Extract<NotifiedLead, { kind: RequestKind }> = {
  kind: 'Quote',
  name: '',
  id: '0190c8a0-0000-7000-8000-000000000001',
  firstName: 'Dana\r\nBcc: evil@example.com',
  lastName: 'Whitfield <b>',
  phone: '(713) 555-0117',
  phoneE164: '+17135550117',
  contactBy: null,
  email: 'dana@example.com',
  service: 'automotive',
  message: 'Locked out. محمد 🔑',
  fileUrls: [],
  submittedAt: new Date('2026-11-21T03:41:07.123Z'),
  quarantineReasons: [],
}

const company = async () => inOurWords(defaultProfile)
const site = async () => 'https://example.com'

async function working(mail: MailSender, notifyTo: string[], leadStaffEmails: () => Promise<string[]>) {
  const database = await testDatabase()
  const { db } = database
  await db.transaction((tx) =>
    enqueue(tx, leadDeliveries(quote, { notifyTo, webhook: undefined, devices: [] })),
  )
  const worker = startWorker({
    db,
    log: pino({ level: 'silent' }),
    announceSoon() {},
    senders: {
      mail: mailDelivery({
        transport: async () => ({ site: await site(), customerSite: await site(), send: mail.send }),
        leadStaff: async () => (await leadStaffEmails()).map((email) => ({ email, language: null })),
        languageOfStaff: async () => null,
        company,
        isOver: async () => false,
        reads: nothingToRead,
        secret: 'unused',
        invitationDays: 90,
        links: { receiptOf: () => 'unused', invitationOf: () => 'unused', invoiceOf: () => 'unused' },
        languages: [english],
      }),
      webhook: undefined,
    },
    retryDelay: () => 20,
  })
  onTestFinished(async () => {
    await worker.stop()
    mail.close()
    await database[Symbol.asyncDispose]()
  })
  return { db, rows: () => db.select().from(deliveries) }
}

const nobodyWorks = async () => []
const patient = { timeout: 30_000, interval: 10 }

test('a stored quote becomes a mail that the owner can read, one for each address', async () => {
  const { received, port } = await smtpServer()
  const sender = smtpMailSender(`smtp://127.0.0.1:${port}`, 'Lantern <lantern@shop.example.com>')
  const { rows } = await working(sender, ['a@example.com', 'b@example.com'], nobodyWorks)
  await vi.waitFor(
    async () => expect((await rows()).map((row) => row.state)).toEqual(['sent', 'sent']),
    patient,
  )
  const mails = await Promise.all(received.map(({ raw }) => PostalMime.parse(raw)))
  expect(mails.map((mail) => mail.to?.[0]?.address).sort()).toEqual(['a@example.com', 'b@example.com'])
  for (const mail of mails) {
    expect(mail.subject).toBe(
      'New quote request: Automotive, Dana Bcc: evil@example.com Whitfield <b> (713) 555-0117',
    )
    expect(mail.bcc).toBeUndefined()
    expect(mail.replyTo?.[0]?.address).toBe('dana@example.com')
    expect(mail.text).toContain('Locked out. محمد 🔑')
    expect(mail.html).toContain(`${await site()}/admin/inbox/quotes/${quote.id}`)
    expect(mail.html).not.toContain('<b>')
  }
  const ids = (await rows()).map((row) => `<${row.id}@shop.example.com>`).sort()
  expect(mails.map((mail) => mail.messageId).sort()).toEqual(ids)
})

test('without an administrator it waits and says so; the first one gets it', async () => {
  const { received, port } = await smtpServer()
  let administrators: string[] = []
  const { rows } = await working(
    smtpMailSender(`smtp://127.0.0.1:${port}`, 'l@example.com'),
    [],
    async () => administrators,
  )
  const reason = { reason: 'nobodyToMail' }
  await vi.waitFor(async () => expect(await rows()).toMatchObject([{ state: 'pending', reason }]), patient)
  administrators = ['first@example.com', 'second@example.com']
  await vi.waitFor(async () => expect(await rows()).toMatchObject([{ state: 'sent' }]), patient)
  expect(received).toHaveLength(1)
  expect(received[0]?.to).toEqual(administrators)
})

test('a payload that this version cannot read is a dead letter, not a loop', async () => {
  const send = vi.fn<MailSender['send']>()
  const { db, rows } = await working({ send, close() {} }, [], async () => [])
  await db.update(deliveries).set({ payload: { odd: true }, recipient: 'a@example.com' })
  await vi.waitFor(async () => expect(await rows()).toMatchObject([{ state: 'dead' }]), patient)
  expect(send).not.toHaveBeenCalled()
})
