export const roleWords = {
  owner: {
    label: 'Administrator',
    name: 'Owner',
    one: 'an owner',
    may: 'An owner can see and change everything: requests, content, settings and people.',
  },
  dispatcher: {
    label: 'Dispatcher',
    name: 'Dispatcher',
    one: 'a dispatcher',
    may: 'A dispatcher works with requests and messages, and can see reviews and posts.',
  },
  technician: {
    label: 'Technician',
    name: 'Technician',
    one: 'a technician',
    may: 'A technician sees only the jobs given to them: accepts or hands back, calls, sets off, adds notes and prices, and marks them done.',
  },
  writer: {
    label: 'Writer',
    name: 'Writer',
    one: 'a writer',
    may: 'A writer works with posts, images, reviews and testimonials, and cannot see requests.',
  },
  reader: {
    label: 'Reader',
    name: 'Reader',
    one: 'a reader',
    may: 'A reader can see requests, reviews and posts, and cannot change anything.',
  },
}

export type RoleName = keyof typeof roleWords
