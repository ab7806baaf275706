import { trashDays } from '#content/trash-rules.ts'

type ErasedCounts = { records: number; keptInvoices: number; keptNumbers: readonly number[] }

const named = (what: string, numbers: readonly number[]) =>
  numbers.length > 0 && `${what} ${new Intl.ListFormat('en-US').format(numbers.map(String))}`

export const privacyRequestWords = {
  title: 'Privacy requests',
  lead: 'Someone asks what you keep about them, or asks you to delete it. Find them by the email or phone number they used.',
  contact: 'Email or phone number',
  contactHint: 'The whole address or number. Names are not enough: two people can share one.',
  find: 'Find',

  foundFor: (contact: string) => `Stored under ${contact}`,
  nothing: (contact: string) => `Nothing is stored under ${contact}.`,
  nothingHint:
    'If you just deleted everything, it is gone. Otherwise check the spelling, or try their other email or phone number.',
  inTrash: 'In the trash',
  staysSold: 'Sent, so it stays',
  also: 'They also used:',

  exportTitle: 'Send them a copy',
  exportHint:
    'One ZIP file: everything they sent, their files, your notes, the emails about it and the activity. Send it only to the email or phone number that is stored.',
  download: 'Download a copy',

  eraseTitle: 'Delete everything',
  eraseHint: `Requests, messages, reviews, files, notes and emails are deleted now, without ${trashDays} days in the trash. A sent invoice stays, with the name and address on it: the law wants sales kept. Activity keeps that the rest was deleted, not what it said. Older backups and your own mailbox still have them.`,
  confirmLabel: (contact: string) => `Type ${contact} to confirm`,
  confirmMismatch: 'This is not what you searched for.',
  erase: 'Delete everything for good',
  erasing: 'Deleting...',
  erasedFor: (contact: string) => `Deleted: ${contact}`,
  erased: ({ records, keptInvoices, keptNumbers }: ErasedCounts) =>
    [
      records === 1 && '1 record is gone for good.',
      records !== 1 && (records > 0 || keptInvoices === 0) && `${records} records are gone for good.`,
      keptInvoices === 1 &&
        `${named('Invoice', keptNumbers) || 'The sent invoice'} stays with its name and address, because the law wants sales kept. Its email and phone number are gone.`,
      keptInvoices > 1 &&
        `${named('Invoices', keptNumbers) || `${keptInvoices} sent invoices`} stay with their names and addresses, because the law wants sales kept. Their emails and phone numbers are gone.`,
    ]
      .filter(Boolean)
      .join(' '),
}
