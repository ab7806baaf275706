/** What each role is called, and what it may: in the panel and in mails. */
export const roleWords = {
  owner: {
    label: 'Administrator',
    name: 'Owner',
    one: 'an owner',
    may: 'An owner sees and changes everything: requests, content, settings and people.',
  },
  dispatcher: {
    label: 'Dispatcher',
    name: 'Dispatcher',
    one: 'a dispatcher',
    may: 'A dispatcher works with requests and messages, and sees reviews and posts.',
  },
  writer: {
    label: 'Writer',
    name: 'Writer',
    one: 'a writer',
    may: 'A writer works with posts, images, reviews and testimonials, and sees no requests.',
  },
  reader: {
    label: 'Reader',
    name: 'Reader',
    one: 'a reader',
    may: 'A reader sees requests, reviews and posts, and changes nothing.',
  },
}

export type RoleName = keyof typeof roleWords
