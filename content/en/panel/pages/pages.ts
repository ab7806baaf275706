import { trashDays } from '#content/trash-rules.ts'
import type { ListWords } from '../lists.ts'
import { screenWords } from '../screens.ts'

const places = { none: 'Nowhere', menu: 'Menu', footer: 'Footer' }

export const pagesWords = {
  tabs: 'Pages, texts and redirects',
  ...screenWords.pages,
  create: 'Add page',
  filterBy: 'Filter by state',
  filters: { all: 'All pages', published: 'Published', drafts: 'Drafts' },
  search: 'Search pages',
  searchHint: 'Title or text',
  listTitle: 'Pages of your own',
  columns: { title: 'Page', place: 'Linked from', changed: 'Changed', state: 'State', actions: 'Actions' },
  places,
  published: 'Published',
  draft: 'Draft',
  view: 'View on the site',
  viewOf: (title: string) => `View “${title}” on the site`,
  edit: (title: string) => `Edit “${title}”`,
  saved: (title: string) => `Saved “${title}”.`,
  undone: (title: string) => `“${title}” is as it was before.`,

  deleteOf: (title: string) => `Delete “${title}”`,
  deleteQuestion: 'Delete this page?',
  deleteWhat: (title: string) =>
    `“${title}” stays in the trash for ${trashDays} days. Until you restore it, its address won’t work.`,
  deleted: (title: string) => `Deleted “${title}”`,
  deleteFailed: 'The page could not be deleted',

  empty: 'No pages found',
  emptyHint: 'Write what the other pages do not say: a guarantee, a partner, a town you serve.',
  showAll: 'Show all pages',
  loadFailed: 'The pages could not be loaded',
  loadFailedHint: 'They are safe; try again in a moment.',
  stale: (since: string) => `The pages could not be loaded. This is the list of ${since}.`,
  older: 'More pages',
  linked: 'The page you opened',
  linkedGone: 'The page you opened no longer exists.',
} satisfies ListWords & Record<string, unknown>

export const pageFormWords = {
  createTitle: 'Add page',
  editTitle: 'Edit page',
  back: 'All pages',
  create: 'Add',
  update: 'Save',
  failed: 'The page could not be saved',
  missingTitle: 'No page here',
  missing: 'Someone may have deleted it.',
  loadFailed: 'The page could not be loaded.',
  loadFailedHint: 'It is safe; try again in a moment.',

  basic: 'The page',
  title: 'Title',
  slug: 'Web address',
  slugHelp: (path: string) => `The page is at ${path}.`,
  slugFromTitle: 'Leave blank to use the title.',
  slugMoves: 'If you change it once the page is published, the old address leads to the new one.',
  description: 'Description',
  descriptionHelp: 'One or two sentences, shown below the title and by search engines.',
  language: 'Language',

  preview: 'How it will look',
  previewHelp:
    'The page itself, with what you have typed. Visitors do not see it before it is saved as published.',
  previewFrame: 'The page as it will look',

  links: 'Links to it',
  place: 'Every page links to it from',
  places: { ...places, none: 'nowhere', menu: 'the menu', footer: 'the footer' },
  label: 'Short name (optional)',
  labelHelp: 'In menu and footer, where the title is too long for them.',
  position: 'Order',
  positionHelp: 'Among your own pages: smaller numbers stand first.',

  publishing: 'Publishing',
  isPublished: 'Publish this page',
  isPublishedHelp: 'Visitors see it as soon as it is saved. Unchecked: saved as a draft.',
}
