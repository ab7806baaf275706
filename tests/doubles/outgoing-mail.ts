import type { OutgoingMail } from '#server/notifications/mail/mail-sender.ts'

export const from = 'Lantern <lantern@shop.example.com>'

export const noSignal = new AbortController().signal

export const mail: OutgoingMail = {
  deliveryId: '0190c8a0-0000-7000-8000-00000000000a',
  date: new Date('2026-11-21T03:41:07.123Z'),
  to: ['owner@example.com'],
  subject: 'New quote request: Automotive, Dana Whitfield (713) 555-0117',
  text: 'Locked out. Blue Honda.\n',
  html: '<p>Locked out. Blue Honda.</p>',
  replyTo: { name: 'Dana Whitfield', address: 'dana@example.com' },
}
