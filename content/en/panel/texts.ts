import { screenWords } from './screens.ts'

/** What the screens of the owner's own texts say. */
export const textsWords = {
  ...screenWords.texts,
  lead: 'Every sentence of your website and of the emails to your customers. Say it in your own words, or hide it.',
  page: 'Page',
  pages: {
    everyPage: 'Every page: header and footer',
    home: 'Home',
    services: 'Services',
    prices: 'Prices',
    about: 'About us',
    contact: 'Contact',
    faq: 'Questions and answers',
    brands: 'Brands',
    reviews: 'Reviews',
    blog: 'Blog',
    sos: 'Emergency page',
    request: 'After a request: thanks and its page',
    mails: 'Emails to customers',
    privacy: 'Privacy',
    accessibility: 'Accessibility',
    others: 'Search, errors, images, search engines',
  },
  show: 'Show',
  shown: { all: 'All texts', changed: 'Your texts', review: 'Texts to look at' },
  search: 'Search texts',
  searchHint: 'In all pages',
  find: 'Show',
  language: 'Language',
  onPage: 'Change them on the page',
  versions: 'Earlier versions',

  facts: 'What you can put in braces',
  factsAbout:
    'A name in braces becomes what your business profile says, today and after you change it. Where it says nothing, the sentence is left out. Braces that print nothing, such as {nights}, are conditions: the sentence stands only while it is so.',

  none: 'No text fits.',
  noneToLookAt: 'Nothing to look at. Your texts fit to the site.',
  more: (count: number) => `${count} more. Search for one of its words.`,
  text: 'Text',
  ours: 'Ours',
  hide: 'Hide it on the website',
  own: 'Your text',
  hidden: 'Hidden',
  restore: 'Use our text',
  restoreFor: (name: string) => `Use our text: ${name}`,
  publish: 'Publish',
  publishing: 'Publishing...',
  published: (count: number) => (count === 1 ? 'Published 1 text.' : `Published ${count} texts.`),
  nothing: 'Nothing was changed.',

  states: {
    outdated: 'Our text has changed since you wrote yours. Yours stands.',
    invalid: 'Your text does not fit any more, so ours stands.',
    deprecated: 'The site no longer has this text. Yours stands nowhere.',
  },
  oursThen: 'Ours then',
  oursNow: 'Ours now',
  yours: 'Yours',
  keep: 'Keep mine',
  keepFor: (name: string) => `Keep mine: ${name}`,
  remove: 'Remove',
  removeFor: (name: string) => `Remove: ${name}`,

  loadFailed: 'The texts could not be loaded.',
  failedHint: 'Try again in a moment.',
  stale: (since: string) => `The texts could not be loaded. These are the ones of ${since}.`,
}

/** Texts changed where they stand. */
export const onPageWords = {
  title: 'Texts on the page',
  lead: 'Tap a text to change it. Nobody else sees it before you publish.',
  page: 'Page',
  open: 'Open',
  widths: 'Width',
  phone: 'Phone',
  desktop: 'Desktop',
  frame: 'The page, with texts to tap',
  list: 'All texts in a list',
  hint: 'Titles for search engines, descriptions of pictures and emails stand in the list.',

  text: 'Text',
  ours: 'Ours',
  hide: 'Hide it on the website',
  done: 'Done',
  restore: 'Use our text',
  cancel: 'Cancel',

  draft: (count: number) => (count === 1 ? '1 change, not published' : `${count} changes, not published`),
  hidden: 'Hidden',
  toOurs: 'Our text again',
  undo: 'Undo',
  undoFor: (name: string) => `Undo: ${name}`,
  publish: 'Publish',
  publishing: 'Publishing...',
  nothing: 'Nothing is waiting to be published.',
}

export const textVersionsWords = {
  title: 'Earlier versions',
  lead: 'What was published, newest first. Bring back one text, or all as they were then.',
  back: 'All texts',
  none: 'Nothing was published yet. Our texts stand everywhere.',
  published: (count: number, author: string) =>
    count === 1 ? `1 text, by ${author}` : `${count} texts, by ${author}`,
  hidden: 'Hidden',
  ours: 'Our text',
  bringBack: 'Bring back',
  bringBackFor: (name: string) => `Bring back: ${name}`,
  broughtBack: 'This text stands again.',
  bringBackAll: 'Bring back all as of then',
  bringBackAllOf: (when: string) => `Bring back all texts as of ${when}`,
  allBroughtBack: 'All texts stand as they did then.',
  first: 'Before the first change',
  firstAbout: 'All texts as they come with the site.',
  restore: 'Use our texts everywhere',
}

/** Texts in one file, in Settings, Data. */
export const textFileWords = {
  title: 'Texts of the website',
  about:
    'All texts in one JSON file, for a translator or for another site. Yours are in "value"; braces stay as they are. Read in, it changes the texts that have a "value" or are hidden, and publishes them.',
  export: 'Download the texts',
  exportOf: (language: string) => `Download the texts (${language})`,
  file: 'JSON file',
  json: 'Or paste what is in it',
  import: 'Read in and publish',
  importing: 'Publishing...',
  imported: (count: number) => (count === 1 ? 'Published 1 text.' : `Published ${count} texts.`),
  notOne: 'This is no file of texts. Choose one that was downloaded here.',
  refused: (texts: string) => `Nothing was published. These texts do not fit: ${texts}`,
}
