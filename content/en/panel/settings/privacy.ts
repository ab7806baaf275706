import { trashDays } from '#content/trash-rules.ts'

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
  also: 'They also used:',

  exportTitle: 'Send them a copy',
  exportHint:
    'One ZIP file: everything they sent, their files, your notes, the emails about it and the activity. Send it only to the email or phone number that is stored.',
  download: 'Download a copy',

  eraseTitle: 'Delete everything',
  eraseHint: `Requests, messages, reviews, files, notes and emails are deleted now, without ${trashDays} days in the trash. Activity keeps that they were deleted, not what they said. Older backups and your own mailbox still have them.`,
  confirmLabel: (contact: string) => `Type ${contact} to confirm`,
  confirmMismatch: 'This is not what you searched for.',
  erase: 'Delete everything for good',
  erasing: 'Deleting...',
  erased: (count: number) =>
    count === 1 ? '1 record is gone for good.' : `${count} records are gone for good.`,
}
