import { toldFields } from '#content/told-fields.ts'
import type { ListWords } from './lists.ts'
import { claimTitles } from './settings/facts.ts'
import { setupStepWords } from './setup.ts'

/** The log keeps the key of a claim or step; in it people read what the set-up screen calls it. */
const titlesByClaim = new Map<string, string>(Object.entries(claimTitles))
const stepTitles = new Map(Object.entries(setupStepWords.steps).map(([step, { title }]) => [step, title]))

/** What staff change, in the middle of a sentence: with its name, and without. */
const things: Readonly<Record<string, { of?: (label: string) => string; alone: string; many: string }>> = {
  Quote: { of: (label) => `the quote request of ${label}`, alone: 'a quote request', many: 'quote requests' },
  Message: { of: (label) => `the message of ${label}`, alone: 'a message', many: 'messages' },
  Call: { of: (label) => `the call of ${label}`, alone: 'a call', many: 'calls' },
  LeadNote: { of: (label) => `a note of ${label}`, alone: 'a note', many: 'notes' },
  Contact: { of: (label) => `the customer ${label}`, alone: 'a customer', many: 'customers' },
  CustomerPlace: { of: (label) => `the place “${label}”`, alone: 'a place', many: 'places' },
  CustomerTie: { alone: 'who is one customer', many: 'merged customers' },
  Review: { of: (label) => `the review of ${label}`, alone: 'a review', many: 'reviews' },
  Testimonial: {
    of: (label) => `the testimonial of ${label}`,
    alone: 'a testimonial',
    many: 'testimonials',
  },
  Blog: { of: (label) => `the post “${label}”`, alone: 'a post', many: 'posts' },
  Page: { of: (label) => `the page “${label}”`, alone: 'a page', many: 'pages' },
  Redirect: { of: (label) => `the redirect from ${label}`, alone: 'a redirect', many: 'redirects' },
  PriceItem: { of: (label) => `the price of “${label}”`, alone: 'a price', many: 'prices' },
  Estimate: { of: (label) => `estimate ${label}`, alone: 'an estimate', many: 'estimates' },
  Invoice: { of: (label) => `the invoice of ${label}`, alone: 'an invoice', many: 'invoices' },
  Report: { alone: 'a report', many: 'the requests of a report' },
  WorkPhotoPair: { alone: 'photos of work on the site', many: 'photos of work on the site' },
  WorkSpan: { alone: 'hours of work', many: 'hours of work' },
  DrawerClosing: {
    of: (label) => `the cash drawer of ${label}`,
    alone: 'a cash drawer',
    many: 'cash drawers',
  },
  StockMove: {
    of: (label) => `the stock of “${label}”`,
    alone: 'the stock of the van',
    many: 'changes of the stock',
  },
  Payment: { alone: 'a payment', many: 'payments' },
  OwnTexts: { alone: 'the texts', many: 'texts' },
  Image: { of: (label) => `the picture “${label}”`, alone: 'a picture', many: 'pictures' },
  BusinessProfile: { alone: 'the business profile', many: 'business details' },
  Administrator: {
    of: (label) => `the account of ${label}`,
    alone: 'an account',
    many: 'people',
  },
  Invitation: { of: (label) => `the invitation of ${label}`, alone: 'an invitation', many: 'invitations' },
  Session: { of: (label) => `the session ${label}`, alone: 'a session', many: 'sessions' },
  ApiKey: { of: (label) => `the API key ${label}`, alone: 'an API key', many: 'API keys' },
  Backup: { of: (label) => `the backup ${label}`, alone: 'a backup', many: 'backups' },
  MailSettings: { alone: 'the email settings', many: 'email settings' },
  WebsiteAddress: { alone: 'the website URL', many: 'website URLs' },
  Claim: {
    of: (label) => `what the site says: ${titlesByClaim.get(label) ?? label}`,
    alone: 'a claim',
    many: 'claims',
  },
  SetupStep: {
    of: (label) => `the set-up step “${stepTitles.get(label) ?? label}”`,
    alone: 'a set-up step',
    many: 'set-up steps',
  },
  BackupSettings: { alone: 'the backup settings', many: 'backup settings' },
}

/** "NotificationSettings" as "notification settings". */
const spoken = (name: string) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase()

const fieldNames: Readonly<Record<string, string>> = {
  fileUrls: 'files',
  firstName: 'first name',
  lastName: 'last name',
  phoneE164: 'phone, as dialed',
  isApproved: 'approved',
  isFeatured: 'featured',
  isVerified: 'verified',
  isPublished: 'published',
  publishedAt: 'published at',
  publishAt: 'to be published at',
  listedAt: 'date in lists',
  readTime: 'minutes to read',
  metaTitle: 'title for search engines',
  metaDescription: 'description for search engines',
  language: 'language',
  imageAlt: 'description of the picture',
  translationOf: 'same in another language',
  slug: 'web address',
  quarantineReasons: 'reasons it is suspicious',
  searched: 'only what a search found',
  assigneeId: 'who has it',
  followUpAt: 'follow-up',
  arrivesAt: 'arrival time',
  scheduledAt: 'appointment',
  scheduledMinutes: 'length of the appointment',
  windowMinutes: 'arrival window',
  declinedAppointment: 'appointment that the customer declined',
  pickedFrom: 'time that the customer asked for',
  pickedUntil: 'end of that time',
  reservedUntil: 'how long it is kept',
  quotedCents: 'price quoted',
  label: 'short name',
  place: 'linked from',
  from: 'old address',
  to: 'leads to',
  unitCents: 'price in cents',
  isFrom: 'price begins there',
  isAllIn: 'all in',
  isTaxable: 'taxed',
  isCounted: 'counted in the van',
  orderAt: 'when to buy',
  countsStock: 'whether the stock is counted',
  isShown: 'shown on the site',
  callOutcome: 'outcome of the call',
  lostReason: 'why it was lost',
}

const fieldName = (name: string) => fieldNames[name] ?? spoken(name)

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

type AuditedAct = {
  action: string
  subject: string
  label: string | null
  after: Readonly<Record<string, unknown>>
}

const thingOf = ({ subject, label }: AuditedAct): string => {
  const thing = things[subject]
  if (!thing) return label ? `${spoken(subject)} ${label}` : `the ${spoken(subject)}`
  return label && thing.of ? thing.of(label) : thing.alone
}

function everydayUpdate(act: AuditedAct): string | undefined {
  const { status, seenAt, isApproved, isFeatured, isPublished } = act.after
  const thing = thingOf(act)
  if (seenAt && Object.keys(act.after).length === 1) return `opened ${thing} for the first time`
  if (typeof status === 'string') return `marked ${thing} ${status}`
  if (isApproved === true) return `approved ${thing}`
  if (isApproved === false) return `unapproved ${thing}`
  if (isPublished === true) return `published ${thing}`
  if (isPublished === false) return `unpublished ${thing}`
  if (isFeatured === true) return `featured ${thing}`
  if (isFeatured === false) return `stopped featuring ${thing}`
  return undefined
}

function update(act: AuditedAct): string {
  const everyday = everydayUpdate(act)
  if (everyday) return everyday
  const told = toldFields(act.after).map(fieldName)
  const thing = thingOf(act)
  if (told.length === 0) return `changed ${thing}`
  if (told.length > 3) return `changed ${told.length} fields of ${thing}`
  return `changed ${list.format(told)} of ${thing}`
}

/** A call is a request; a contact, a customer. */
const importedOf = (subject: string): string =>
  ({ Contact: 'customers', Call: 'requests' })[subject] ?? things[subject]?.many ?? spoken(subject)

const where = (label: string | null) => (label ? ` (${label})` : '')

const verbs: Readonly<Record<string, (act: AuditedAct) => string>> = {
  create: (act) => `entered ${thingOf(act)}`,
  update,
  delete: (act) => `deleted ${thingOf(act)}`,
  'export person': () => 'exported everything about one customer',
  'erase person': () => 'deleted everything about one customer for good',
  restore: (act) => `restored ${thingOf(act)} from the trash`,
  purge: (act) => `deleted ${thingOf(act)} for good`,
  'add files': (act) => `added files to ${thingOf(act)}`,
  'show file': (act) =>
    act.after?.shownAs
      ? `showed a photo of ${thingOf(act)} to its customer`
      : `took a photo of ${thingOf(act)} from its customer’s page`,
  'delete file': (act) => `deleted a file of ${thingOf(act)}`,
  retry: (act) => `sent the notification of ${thingOf(act)} again`,
  export: ({ subject }) => `exported ${things[subject]?.many ?? spoken(subject)} as CSV`,
  import: ({ subject }) => `imported ${importedOf(subject)} from a file`,
  'undo import': ({ subject }) => `undid an import of ${importedOf(subject)}`,
  backup: (act) => `made ${thingOf(act)}`,
  download: (act) => `downloaded ${thingOf(act)}`,
  invite: ({ label }) => `invited ${label ?? 'someone'}`,
  withdraw: ({ label }) => `withdrew the invitation of ${label ?? 'someone'}`,
  join: () => 'accepted the invitation',
  reset: ({ label }) => `reset the sign-in of ${label ?? 'someone'}`,
  'role changed': ({ label }) => `changed the role of ${label ?? 'someone'}`,
  renamed: () => 'changed their own name',
  'language chosen': () => 'changed the language of their panel',
  'license saved': () => 'saved the number of their license',
  'license removed': () => 'removed the number of their license',
  'photo saved': () => 'changed their photo',
  'photo removed': () => 'removed their photo',
  revoke: (act) => `revoked ${thingOf(act)}`,
  end: ({ label, after }) =>
    after.ended === undefined ? `signed out a device of ${label}` : 'signed out all their other devices',
  'sign in': ({ label }) => `signed in${where(label)}`,
  'sign out': ({ label }) => `signed out${where(label)}`,
  'set up': () => 'set up the site as its first owner',
  'first administrator': ({ label }) =>
    `made ${label ?? 'someone'} the first owner, as the settings of the server say`,
  'join by user pool': () => 'signed in through the user pool for the first time',
  'sign-in held': ({ label }) =>
    `refuses more sign-ins as ${label ?? 'someone'} for 15 minutes, after too many wrong passwords`,
  'codes held': ({ label }) =>
    `refuses more codes to sign in as ${label ?? 'someone'} for 15 minutes, after too many wrong ones`,
  'reset held': ({ label }) =>
    `refuses more codes for a new password of ${label ?? 'someone'} for 15 minutes, after too many wrong ones`,
  'email confirmed': () => 'confirmed their sign-in email',
  'password changed': () => 'chose a new password',
  'password reset': () => 'chose a new password with the emailed link',
  'email changed': () => 'changed their sign-in email',
  'authenticator added': () => 'added an authenticator app',
  'authenticator removed': () => 'removed the authenticator app',
  'recovery codes made': () => 'made new recovery codes',
  'recovery code used': () => 'used a recovery code to sign in',
  'passkey added': () => 'added a passkey',
  'passkey renamed': () => 'renamed a passkey',
  'passkey removed': () => 'removed a passkey',
  prove: ({ subject, label }) =>
    subject === 'WebsiteAddress' ? `proved the website URL ${label ?? ''}` : 'confirmed that email arrives',
  open: () => 'opened the site to search engines',
  close: () => 'closed the site to search engines',
  confirm: (act) => `confirmed ${thingOf(act)}`,
  check: (act) => `checked off ${thingOf(act)}`,
  send: (act) => `sent ${thingOf(act)}`,
  accept: (act) => `recorded a yes to ${thingOf(act)}`,
  decline: (act) => `recorded a no to ${thingOf(act)}`,
  'take back answer': (act) => `took back the answer to ${thingOf(act)}`,
  mail: (act) => `mailed ${thingOf(act)}`,
  remind: (act) => `reminded the customer of ${thingOf(act)}`,
  'mail statement': (act) => `mailed a statement with ${thingOf(act)}`,
  pay: (act) => `recorded a payment for ${thingOf(act)}`,
  'pay back': (act) => `recorded a refund for ${thingOf(act)}`,
  'take back payment': (act) => `took back a payment for ${thingOf(act)}`,
  void: (act) => `voided ${thingOf(act)}`,
  credit: (act) => `credited ${thingOf(act)}`,
  'count stock': (act) => `counted ${thingOf(act)}`,
  'change stock': (act) => `changed ${thingOf(act)}`,
  'replace the webhook secret': () => 'replaced the secret of the webhook',
}

export const auditWords = {
  title: 'Activity',
  intro:
    'Every change your team makes: who made it, what it was before, and sign-ins. Nobody can change or remove an entry.',
  scope:
    'What customers send is not listed here. When a request, message or review is deleted for good, the log keeps who deleted it and when, not what it said.',

  filterBy: 'Filter by kind of thing',
  filters: {
    all: 'Everything',
    quotes: 'Quotes',
    messages: 'Messages',
    calls: 'Calls',
    reviews: 'Reviews',
    testimonials: 'Testimonials',
    blogs: 'Posts',
    'sign-ins': 'Sign-ins',
    settings: 'Settings and data',
  },
  people: 'Filter by person',
  everybody: 'Everyone',
  search: 'Search the activity',
  searchHint: 'Name, person or word',
  listTitle: 'Activity',

  did: (act: AuditedAct) => verbs[act.action]?.(act) ?? `${spoken(act.action)}: ${thingOf(act)}`,
  fieldName: (name: string) => {
    const known = fieldName(name)
    return known.charAt(0).toUpperCase() + known.slice(1)
  },
  values: {
    kind: {
      invoice: 'Invoice',
      credit: 'Credit',
      same: 'One customer',
      shared: 'Several people use it',
      added: 'Another contact of theirs',
      manager: 'Property manager',
    },
    shownAs: { before: 'Before the work', after: 'After the work' },
    reviewAskedBy: { mail: 'By email', link: 'By a link' },
  },
  details: 'What changed',
  field: 'Field',
  before: 'Before',
  after: 'After',
  nothing: 'nothing',
  yes: 'yes',
  no: 'no',
  open: 'Open',
  gone: 'Deleted since',

  empty: 'No activity',
  emptyHint: 'The next change that anyone makes will appear here.',
  showAll: 'Show all activity',
  loading: 'Loading activity...',
  loadFailed: 'Failed to load the activity',
  loadFailedHint: 'The log is safe. Try again in a moment.',
  stale: (since: string) => `Failed to load the activity. Showing the list from ${since}.`,
  older: 'Older activity',
  linked: 'The entry you opened',
  linkedGone: 'There is no such entry.',

  // The list's parts ask for these words, and nothing here has a button that shows them.
  deleteQuestion: 'An entry of the log cannot be deleted.',
  deleted: () => 'An entry of the log cannot be deleted.',
} satisfies ListWords & Record<string, unknown>
