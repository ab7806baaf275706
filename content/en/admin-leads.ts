import { listWords } from './admin-lists.ts'

/** What the cards of quote requests and messages say alike. */
export const leadWords = {
  textShort: 'Text',
  call: (name: string, phone: string) => `Call ${name}: ${phone}`,
  text: (name: string, phone: string) => `Text ${name}: ${phone}`,
  mail: (name: string, email: string) => `Email ${name}: ${email}`,

  emergency: 'Emergency',
  /** The way from the quote requests or messages to whoever must be called first of both. */
  toInbox: (waiting: number) =>
    waiting === 0
      ? 'Nobody is waiting. Open the inbox'
      : `${waiting === 1 ? '1 person is' : `${waiting.toLocaleString('en-US')} people are`} waiting for a call. Open the inbox`,
  waiting: (duration: string) => `Waiting ${duration}`,
  contacted: (time: string, after: string) => `Contacted ${time} · ${after} after it came in`,
  completed: (time: string) => `Completed ${time}`,
  canceled: (time: string) => `Canceled by the customer ${time}`,
  noMessage: 'No message.',
  wholeMessage: 'Show the whole message',
  shortMessage: 'Show less',

  quarantine: (reasons: readonly string[]) =>
    `Please check before you drive: this looks automatic, because ${listWords.quarantine(reasons)}.`,

  notSpam: 'This is a real person',
  notSpamOf: (name: string) => `${name} is a real person: remove the warning`,
  trusted: (name: string) => `Warning about ${name} removed`,
  suspicionFailed: 'Failed to remove the warning',

  status: { new: 'New', contacted: 'Contacted', completed: 'Completed' },
  statusOf: (name: string) => `Status of ${name}`,
  setStatus: 'Set status',
  nextStep: { contacted: 'Mark contacted', completed: 'Mark completed' },
  statusSaved: (name: string, status: string) => `${name}: ${status}`,
  savingStatus: 'Saving...',

  addNote: 'Add a note',
  editNote: 'Edit note',
  noteFor: (name: string) => `Note about ${name}`,
  saveNote: 'Save note',
  savingNote: 'Saving...',
  noteSaved: (name: string) => `Note about ${name} saved`,
  noteFailed: 'Failed to save the note',
}

/** How a customer found the site, in a line. */
export const sourceWords = {
  ad: { google: 'Google ad', microsoft: 'Microsoft ad', meta: 'Facebook or Instagram ad' },
  campaign: (name: string) => `campaign ${name}`,
  by: (source: string, medium: string | null) => (medium ? `${source} (${medium})` : source),
  term: (words: string) => `searched for “${words}”`,
  link: (host: string) => `link on ${host}`,
  firstPage: (page: string) => `First page visited: ${page}`,
  home: 'Home',
}

/** The filters of a list of them. */
export const leadFilterNames = { all: 'All', ...leadWords.status, 'to-check': 'To check' }

/** Words of the large view of a customer's photos. */
export const viewerWords = {
  title: (owner: string) => `Photos of ${owner}`,
  photo: (number: number, count: number, name: string) => `Photo ${number} of ${count}: ${name}`,
  /** What stands for a photo where it is not seen. */
  alternative: (number: number, owner: string) => `Photo ${number} that ${owner} sent`,
  previous: 'Previous photo',
  next: 'Next photo',
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  turn: 'Rotate',
  showOriginal: 'Show the original',
  showOriginalOf: (name: string) => `Show ${name} in full resolution`,
  originalFailed: 'Your browser cannot show the original. Download it instead.',
  original: 'Download',
  originalOf: (name: string) => `Download ${name} as it was sent`,
  close: 'Close',
  failed: 'This photo could not be loaded. Close it and open it again.',
}

/** What a quote's card says about asking its customer for a review. */
export const askingWords = {
  section: (name: string) => `Review of ${name}`,
  question: 'Job done. Ask for a review?',
  byMail: 'Send by email',
  byMailTo: (name: string) => `Ask ${name} for a review by email`,
  byLink: 'Get a link',
  byLinkFor: (name: string) => `Get a link for ${name} to write a review`,
  asking: 'Asking...',
  failed: 'Failed to ask for a review',

  asked: 'Asked for a review on',
  askedByMail: ', by email',
  expired: 'The link expired after 90 days.',
  link: (name: string) => `Link for ${name} to write a review`,
  copy: 'Copy the link',
  copied: 'Copied',
  copyFailed: 'Select the link and copy it by hand.',
  text: 'Text the link',
  textTo: (name: string) => `Text the link to ${name}`,
  /** What the owner sends from the own phone; it can be changed before it goes. */
  message: (name: string, company: string, link: string) =>
    `Hello ${name}, this is ${company}. If you have two minutes, please tell others how our work went, good or bad: ${link}`,

  received: 'Review received',
  show: 'Show it',
  showOf: (name: string) => `Show the review of ${name}`,
}
