import type { RoleName } from './roles.ts'

export const roleRights: Readonly<Record<RoleName, { one: string; may: string }>> = {
  owner: {
    one: 'an owner',
    may: 'An owner can see and change everything: requests, content, settings and people.',
  },
  dispatcher: {
    one: 'a dispatcher',
    may: 'A dispatcher works with requests and messages, and can see reviews and posts.',
  },
  technicianWithPayments: {
    one: 'a technician who takes payments',
    may: 'A technician who takes payments also writes estimates and invoices for their own jobs and records what is paid, and sees no other money.',
  },
  technician: {
    one: 'a technician',
    may: 'A technician sees only the jobs given to them: accepts or hands back, calls, sets off, adds notes and prices, and marks them done.',
  },
  writer: {
    one: 'a writer',
    may: 'A writer works with posts, images, reviews and testimonials, and cannot see requests.',
  },
  reader: {
    one: 'a reader',
    may: 'A reader can see requests, reviews and posts, and cannot change anything.',
  },
}
