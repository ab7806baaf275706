const counted = (count: number, one: string, several: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : several}`

const rows = (count: number) => counted(count, 'row', 'rows')

type Counts = { made: number; joined: number; doubled: number; refused: number }

/** What the screens of all imports say. */
export const importWords = {
  file: 'Choose the file',
  limits: 'At most 20 MB and 50,000 rows. Nothing is stored before you have seen what comes in.',
  send: 'Look at it',
  sending: 'Reading the file...',
  failures: {
    tooLarge: 'This file is larger than 20 MB. Split it into several.',
    empty: 'This file is empty.',
    workbook: 'This is a workbook of Excel or Numbers. Save it as CSV first.',
    noFile: 'Choose a file first.',
    interrupted: 'The file did not arrive. Choose it again.',
  },

  from: (name: string, tool: string | null) => (tool ? `${name}, from ${tool}` : name),
  another: 'Choose another file',
  counts: 'What comes in',
  number: (count: number) => count.toLocaleString('en-US'),
  made: 'New',
  joined: 'Known',
  doubled: 'Twice',
  refused: 'Left out',
  allHere: 'Everything in this file is here already.',
  nothing: 'No row can be stored as it is. Say below what the columns hold.',

  columns: 'Which column holds what',
  columnsHelp: 'This was guessed from the headings. Correct what is wrong, then look again.',
  column: (at: number) => `Column ${at}`,
  sample: (text: string) => `For example: ${text}`,
  leaveOut: 'Leave out',
  dayOrder: 'How days are written',
  dayOrders: {
    '': 'As the file shows',
    month: 'Month first: 03/04 is March 4',
    day: 'Day first: 03/04 is April 3',
  },
  again: 'Look again',
  changed: 'You changed what the columns hold. Look again before you import.',

  first: (shown: number) =>
    shown === 1 ? 'How it will be stored' : `The first ${shown}, as they will be stored`,
  refusedTitle: 'Rows that are left out',
  refusedColumns: { line: 'Line', text: 'What it says', why: 'Why' },
  refusedMore: (more: number) => `And ${counted(more, 'more row', 'more rows')}: all stand in the file.`,
  line: (line: number) => `Line ${line.toLocaleString('en-US')}`,
  download: 'Download what is left out',
  refusedFile: 'left-out',
  reason: 'Reason',

  importing: 'Importing. This may take a minute...',
  done: 'Imported',
  running: 'Being imported, or stopped in the middle. Load this page again in a minute.',

  past: 'Earlier imports',
  pastBy: (day: string, by: string | null) => (by ? `${day}, ${by}` : day),
  undo: 'Undo this import',
  undoOf: (name: string) => `Undo the import of ${name}`,
  undoing: 'Undoing...',
  undoHelp: 'Deletes what this import stored, except what was changed or used since.',
  loadFailed: 'The imports could not be loaded. Try again in a moment.',

  data: 'From another program',
  dataAbout:
    'Bring what you have in Jobber, Housecall Pro, Square, QuickBooks a spreadsheet, WordPress or AWS Amplify. You see what comes in first, and one press takes it back.',
}

const programs = 'CSV from Jobber, Housecall Pro, Square, QuickBooks, Excel or any other program'

type KindWords = {
  title: string
  back: string
  open: string
  /** The link on the list. */
  link: string
  choose: string
  fileHelp: string
  why: string
  targets: Readonly<Record<string, string>>
  rowColumns: readonly string[]
  import: (stored: number) => string
  toList: string
  says: (counts: Counts) => string
  undone: (kept: number | null) => string
}

type Nouns = { made: (count: number) => string; joined: string }

const saysWith =
  ({ made, joined }: Nouns) =>
  (counts: Counts): string =>
    [
      made(counts.made),
      counts.joined > 0 && `${rows(counts.joined)} ${joined}`,
      counts.doubled > 0 && `${rows(counts.doubled)} twice in the file`,
      counts.refused > 0 && `${rows(counts.refused)} left out`,
    ]
      .filter(Boolean)
      .join(', ')

const undoneWith =
  (kept: (count: number) => string) =>
  (count: number | null): string =>
    count ? `Undone. ${kept(count)} stayed: changed or used since.` : 'Undone.'

const entries = (count: number) => counted(count, 'entry', 'entries')
const posts = (count: number) => counted(count, 'post or page', 'posts and pages')

const reviews = (count: number) => counted(count, 'review', 'reviews')

const testimonials = (count: number) => counted(count, 'testimonial', 'testimonials')

const tables = 'JSON of AWS Amplify or DynamoDB, or CSV'

const opinionTargets = {
  name: 'Name',
  rating: 'Stars, 1 to 5',
  comment: 'What they say',
  service: 'Service',
  approved: 'Approved, yes or no',
  featured: 'Featured, yes or no',
  entered: 'Day it was entered',
  changed: 'Day it was changed',
  id: 'Id',
}

const prices = (count: number) => counted(count, 'price', 'prices')

const requests = (count: number) => counted(count, 'request', 'requests')

const invoices = (count: number) => counted(count, 'invoice', 'invoices')

const contactTargets = {
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  phone: 'Phone',
  email: 'Email',
  street: 'Address or street',
  street2: 'Second line of the address',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
}

export const importKindWords = {
  customers: {
    title: 'Customers from another program',
    back: 'All customers',
    open: 'Customers',
    link: 'Bring customers from another program',
    choose: 'CSV or vCard file',
    fileHelp: `${programs}, or vCard (.vcf) from Google or Apple contacts.`,
    why: 'Known or twice: the same number, or the same email address with a name in common. What is new about them is added.',
    targets: { ...contactTargets, notes: 'Notes' },
    rowColumns: ['Customer', 'Reached by', 'Address', 'Notes'],
    import: (stored) => `Import ${entries(stored)}`,
    toList: 'See the customers',
    says: saysWith({
      made: (count) => counted(count, 'new customer', 'new customers'),
      joined: 'of known ones',
    }),
    undone: undoneWith(entries),
  },
  prices: {
    title: 'Prices from another program',
    back: 'Price book',
    open: 'Prices',
    link: 'Bring prices from another program',
    choose: 'CSV file',
    fileHelp: `${programs}: products and services, the price book or the item library.`,
    why: 'Known or twice: the same name. A price that is here stays as it is. What comes in is not on your website until you show it.',
    targets: {
      name: 'Name',
      variation: 'Variation',
      price: 'Price',
      service: 'Service or category',
      taxable: 'Taxed, yes or no',
      note: 'Note',
    },
    rowColumns: ['What for', 'Price', 'Service', 'Tax'],
    import: (stored) => `Import ${prices(stored)}`,
    toList: 'See the price book',
    says: saysWith({
      made: (count) => counted(count, 'new price', 'new prices'),
      joined: 'that are here',
    }),
    undone: undoneWith(prices),
  },
  requests: {
    title: 'Requests from another program',
    back: 'Inbox',
    open: 'Requests',
    link: 'Bring requests from another program',
    choose: 'CSV file',
    fileHelp: `${programs}: requests, jobs or leads, with the day and the customer.`,
    why: 'Known: of a customer who is here. Twice: the same request is here already, or stands twice in the file. Nobody is mailed, and nothing rings; done and lost ones are history.',
    targets: {
      asked: 'Day it was asked for',
      entered: 'Day it was entered',
      contacted: 'Day of the first contact',
      scheduled: 'Appointment',
      completed: 'Day it was done',
      status: 'Status',
      title: 'What for',
      service: 'Service',
      details: 'Details',
      ...contactTargets,
      amount: 'Price',
      number: 'Number',
      source: 'How it came',
      notes: 'Notes of staff',
      files: 'Addresses of files',
      id: 'Id',
    },
    rowColumns: ['Customer', 'Asked on', 'State', 'What for'],
    import: (stored) => `Import ${requests(stored)}`,
    toList: 'See the inbox',
    says: saysWith({
      made: (count) => `${requests(count)} of new customers`,
      joined: 'of known ones',
    }),
    undone: undoneWith(requests),
  },
  invoices: {
    title: 'Open invoices from another program',
    back: 'All invoices',
    open: 'Open invoices',
    link: 'Bring open invoices from another program',
    choose: 'CSV file',
    fileHelp: `${programs}: a row for each invoice, or for each of its lines.`,
    why: 'Known: of a customer who is here. Twice: an invoice with this number of this customer is here already. Nobody is mailed, and no reminder leaves for one that is overdue already. The totals and numbers stay as they were.',
    targets: {
      number: 'Invoice number',
      issued: 'Day it was invoiced',
      due: 'Day it is due',
      status: 'Status',
      line: 'What was sold',
      quantity: 'Quantity',
      unitPrice: 'Price for one',
      lineAmount: 'Amount of the line',
      tax: 'Tax',
      discount: 'Discount',
      total: 'Total',
      paid: 'Paid so far',
      balance: 'Still open',
      note: 'Note',
      ...contactTargets,
    },
    rowColumns: ['Invoice', 'Customer', 'Dates', 'Total', 'Open'],
    import: (stored) => `Import ${invoices(stored)}`,
    toList: 'See the invoices',
    says: saysWith({
      made: (count) => `${invoices(count)} of new customers`,
      joined: 'of known ones',
    }),
    undone: undoneWith(invoices),
  },
  posts: {
    title: 'Posts and pages from another site',
    back: 'All posts',
    open: 'Blog and pages',
    link: 'Bring posts and pages from WordPress or another site',
    choose: 'WordPress export, JSON or CSV',
    fileHelp: `From WordPress: Tools, Export, All content (.xml). Also ${tables}.`,
    why: 'Known or twice: the same address or title. Posts keep their days and are published if they were; pages come as drafts. Old addresses lead to the new ones. Nothing is fetched from the other site: pictures are listed below with their addresses, and named at the end of each text where only you see them. Shortcodes, forms and videos are left out.',
    targets: {
      title: 'Title',
      link: 'Address until now',
      type: 'Post or page',
      id: 'Id',
      slug: 'End of the address',
      status: 'Status',
      published: 'Day it was published',
      entered: 'Day it was entered',
      changed: 'Day it was changed',
      author: 'Author',
      category: 'Category',
      categorySlug: 'Address of the category',
      tags: 'Tags',
      excerpt: 'Excerpt',
      content: 'Text (Markdown)',
      html: 'Text (HTML)',
      image: 'Picture',
      alternative: 'What the picture shows',
      readTime: 'Minutes to read',
      metaTitle: 'Title for search engines',
      metaDescription: 'Description for search engines',
    },
    rowColumns: ['Title', 'What', 'State', 'Address until now'],
    import: (stored) => `Import ${posts(stored)}`,
    toList: 'See the posts',
    says: saysWith({
      made: (count) => `${counted(count, 'new post or page', 'new posts and pages')}`,
      joined: 'that are here',
    }),
    undone: undoneWith(entries),
  },
  reviews: {
    title: 'Reviews from another program',
    back: 'All reviews',
    open: 'Reviews',
    link: 'Bring reviews from another program',
    choose: 'JSON or CSV file',
    fileHelp: `${tables}, with a name, an email address, stars, a title and a text in each row.`,
    why: 'Known or twice: the same person with the same words, or the same id. Nobody is mailed. Approved ones are on your website at once.',
    targets: {
      ...opinionTargets,
      email: 'Email',
      title: 'Title',
      location: 'Place',
      submitted: 'Day it was written',
      approvedAt: 'Day it was approved',
      verified: 'Verified, yes or no',
      helpful: 'Helpful votes',
      reply: 'Your reply',
      repliedAt: 'Day of the reply',
    },
    rowColumns: ['Who', 'Stars', 'What they say', 'State'],
    import: (stored) => `Import ${reviews(stored)}`,
    toList: 'See the reviews',
    says: saysWith({ made: (count) => counted(count, 'new review', 'new reviews'), joined: 'that are here' }),
    undone: undoneWith(reviews),
  },
  testimonials: {
    title: 'Testimonials from another program',
    back: 'All testimonials',
    open: 'Testimonials',
    link: 'Bring testimonials from another program',
    choose: 'JSON or CSV file',
    fileHelp: `${tables}, with a name, stars and a text in each row.`,
    why: 'Known or twice: the same name with the same words, or the same id. Approved ones are on your website at once.',
    targets: { ...opinionTargets, company: 'Company', date: 'Day' },
    rowColumns: ['Who', 'Stars', 'What they say', 'State'],
    import: (stored) => `Import ${testimonials(stored)}`,
    toList: 'See the testimonials',
    says: saysWith({
      made: (count) => counted(count, 'new testimonial', 'new testimonials'),
      joined: 'that are here',
    }),
    undone: undoneWith(testimonials),
  },
} satisfies Record<string, KindWords>

/** The file of all contacts; the import guesses its columns by these titles. */
export const contactFileWords = {
  file: 'customers',
  columns: {
    name: 'Name',
    company: 'Company',
    phone: 'Phone',
    email: 'Email',
    otherPhones: 'Other phones',
    otherEmails: 'Other emails',
    address: 'Address',
    notes: 'Notes',
    entered: 'Entered',
  },
}
