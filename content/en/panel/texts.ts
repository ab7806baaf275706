import { screenWords } from './screens.ts'

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
    entered: 'What you entered',
  },
  show: 'Show',
  shown: {
    all: 'All texts',
    changed: 'Your texts',
    review: 'Texts to look at',
    behind: 'Texts to translate',
    absent: 'Texts on no page now',
  },
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
  noneAbsent: 'None. All of our texts are on your pages or in your emails.',
  noneBehind: 'Nothing to translate. Your texts in this language are as new as the others.',
  behind: (language: string) => `Yours in ${language} is newer`,
  behindHidden: 'You hide it there.',
  behindList: 'You arranged this list there, or added to it.',
  behindAll: (count: number, language: string) =>
    count === 1
      ? `1 text was changed in ${language} and not yet here, so the one of before stands.`
      : `${count} texts were changed in ${language} and not yet here, so the ones of before stand.`,
  seeBehind: 'See what waits for a translation',
  more: (count: number) => `${count} more. Search for one of its words.`,
  text: 'Text',
  ours: 'Ours',
  hide: 'Hide it on the website',
  own: 'Your text',
  hidden: 'Hidden',
  absent: 'On no page now',
  restore: 'Use our text',
  restoreFor: (name: string) => `Use our text: ${name}`,
  publish: 'Publish',
  publishing: 'Publishing...',
  published: (count: number) => (count === 1 ? 'Published 1 text.' : `Published ${count} texts.`),
  nothing: 'Nothing was changed.',
  spoiled: 'The form did not arrive whole, so nothing was published. Load this screen again.',

  list: (name: string, count: number) => `${name}: ${count} in this order`,
  listOwn: 'Your order',
  drag: 'Drag to another place',
  up: 'Up',
  upOf: (name: string) => `Up: ${name}`,
  down: 'Down',
  downOf: (name: string) => `Down: ${name}`,
  moved: (name: string, place: number, count: number) => `${name} is now ${place} of ${count}.`,
  ownEntry: 'Yours',
  take: 'Take away',
  takeOf: (name: string) => `Take away: ${name}`,
  took: (name: string) => `${name} was taken away. Earlier versions bring it back.`,
  addTo: (name: string) => `Add to ${name}`,
  addAndPublish: 'Add and publish',
  added: (name: string) => `${name} was added.`,
  itself: 'Text',
  order: 'Our order',
  orderOnly: 'Our order, without your entries',
  listOutdated: 'Our list has changed since you arranged yours. Your order stands; what is new comes last.',
  entryGone: 'This entry is not in the list any more.',

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

export const onPageWords = {
  title: 'Texts',
  find: 'Search',
  lead: 'Tap a text to change it. Nobody else sees it before you publish.',
  page: 'Page',
  open: 'Open',
  frame: 'The page, with texts to tap',
  list: 'All texts in a list',
  withoutScript: 'The page can be tapped with JavaScript only. Without it, change its texts in the list.',
  ofQuote: 'Request form',
  ofSearch: 'Search',
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
  newOrder: 'Another order, or another entry',
  place: (place: number, count: number) => `${place} of ${count} in its list`,
  addBelow: 'Add one below',
  undo: 'Undo',
  undoFor: (name: string) => `Undo: ${name}`,
  publish: 'Publish',
  publishing: 'Publishing...',
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

export const textFileWords = {
  title: 'Texts of the website',
  about:
    'All texts in one JSON file, for a translator or another site. Yours are in "value"; braces stay as they are. Read in, texts with a "value" or hidden ones are changed and published.',
  export: 'Download the texts',
  readIn: 'Read texts in',
  file: 'JSON file',
  json: 'Or paste what is in it',
  import: 'Read in and publish',
  importing: 'Publishing...',
  imported: (count: number) => (count === 1 ? 'Published 1 text.' : `Published ${count} texts.`),
  notOne: 'This is no file of texts. Choose one that was downloaded here.',
  refused: (texts: string) => `Nothing was published. These texts do not fit: ${texts}`,
}

/** Of a further language of the site, with what its pages lack of the owner's words. */
export const translationWords = {
  title: (language: string) => `In ${language}`,
  lead: 'What you said in your own words and this language does not have yet. Its pages say our text meanwhile, or yours as you entered it, marked as another language.',
  all: 'All texts',
  missing: (language: string) => `Not in ${language} yet`,
  older: (first: string) => `Older than the ${first}`,
  none: (language: string) => `Nothing is missing. All of your words are in ${language}.`,
  inLanguage: (language: string) => `In ${language}`,
  place: 'Where it is said',
  stillRight: 'Still right',
  stillHidden: 'Stays hidden',
}

/** Beside a form whose texts visitors read. */
export const enteredWords = {
  title: (languages: string) => `In ${languages}`,
  state: (missing: number, older: number) =>
    [missing > 0 && `${missing} missing`, older > 0 && `${older} older than what you entered`]
      .filter(Boolean)
      .join(', ') || 'Nothing is missing',
  about:
    'What is saved above, for pages in this language. What you leave empty stands as you entered it, or not at all inside a sentence.',
  older: 'You changed what it says since, so no page shows it now.',
  stillRight: 'Still right',
  stillRightFor: (text: string) => `Still right: ${text}`,
}

export const enteredPlaces = {
  prices: 'Price',
  workPhotos: 'Photos of the work',
  photos: 'Photo',
  people: 'Person',
}
