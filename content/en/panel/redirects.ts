import { trashDays } from '#content/trash-rules.ts'
import type { ListWords } from './lists.ts'
import { screenWords } from './screens.ts'

const number = (count: number) => count.toLocaleString('en-US')

export const redirectsWords = {
  ...screenWords.redirects,
  create: 'Add redirect',
  import: 'Add many from a file',
  hint: 'Old addresses, and where each leads now. A page that exists always comes first.',
  filterBy: 'Filter by use',
  filters: { all: 'All redirects', used: 'Used', unused: 'Never used' },
  search: 'Search redirects',
  searchHint: 'Address or note',
  listTitle: 'Redirects',
  columns: { from: 'Old address', to: 'Leads to', status: 'Status', used: 'Used', actions: 'Actions' },
  times: (hits: number) => (hits === 0 ? 'Never' : hits === 1 ? 'Once' : `${number(hits)} times`),
  edit: (from: string) => `Edit the redirect from ${from}`,
  saved: (from: string) => `Saved the redirect from ${from}.`,
  savedAhead: ({ from, to }: { from: string; to: string }) =>
    `Saved the redirect from ${from}. There is no page at ${to} yet, so check the spelling or create the page.`,
  noPage: 'No page at this address',

  deleteOf: (from: string) => `Delete the redirect from ${from}`,
  deleteQuestion: 'Delete this redirect?',
  deleteWhat: (from: string) =>
    `${from} leads nowhere then. The redirect stays in the trash for ${trashDays} days.`,
  deleted: (from: string) => `Deleted the redirect from ${from}`,
  deleteFailed: 'The redirect could not be deleted',

  empty: 'No redirects found',
  emptyHint:
    'Did you have a website before? Let its addresses lead to the new pages, so that no link is lost.',
  showAll: 'Show all redirects',
  loadFailed: 'The redirects could not be loaded',
  loadFailedHint: 'They are safe; try again in a moment.',
  stale: (since: string) => `The redirects could not be loaded. This is the list of ${since}.`,
  older: 'More redirects',
  linked: 'The redirect you opened',
  linkedGone: 'The redirect you opened no longer exists.',
} satisfies ListWords & Record<string, unknown>

export const redirectFormWords = {
  createTitle: 'Add redirect',
  editTitle: 'Edit redirect',
  back: 'All redirects',
  create: 'Add',
  update: 'Save',
  failed: 'The redirect could not be saved',
  missingTitle: 'No redirect here',
  missing: 'Someone may have deleted it.',
  loadFailed: 'The redirect could not be loaded.',
  loadFailedHint: 'It is safe; try again in a moment.',

  section: 'Addresses',
  from: 'Old address',
  fromHelp: 'As it stands behind the name of the site, like /about-us.html or /index.php?page_id=12.',
  to: 'Leads to',
  toHelp: 'A page of this site, like /about, or a complete address that begins with https://',
  status: 'Kind',
  statuses: { 301: '301: moved for good', 308: '308: moved for good, forms too' },
  statusHelp: '301 is right, unless a program says otherwise.',
  note: 'Note (optional)',
  noteHelp: 'For yourself, for example “printed on the flyer of 2019”.',
}

type Counts = { added: number; changed: number; unchanged: number; refused: number }

export const redirectImportWords = {
  title: 'Redirects from a file',
  back: 'All redirects',
  file: 'The file',
  columns:
    'One redirect a line: old address, new address, and if you like the status (301 or 308) and a note. Commas, semicolons or tabs stand between them; a heading may stand first.',
  choose: 'Choose a CSV file',
  paste: 'Or paste the lines',
  example: '/about-us.html,/about\n/locks/safe.php,/services/safe,301,From the old menu',
  check: 'Check',
  busy: 'Checking...',
  store: (count: number) => (count === 1 ? 'Store one redirect' : `Store ${number(count)} redirects`),
  checked: 'What would be stored',
  stored: 'Stored',
  counts: ({ added, changed, unchanged, refused }: Counts) =>
    [
      `${number(added)} new`,
      `${number(changed)} changed`,
      `${number(unchanged)} as they were`,
      `${number(refused)} refused`,
    ].join(', '),
  refused: 'Lines that are left out',
  refusedColumns: { line: 'Line', text: 'What it says', why: 'Why' },
  line: (line: number) => `Line ${number(line)}`,
}
