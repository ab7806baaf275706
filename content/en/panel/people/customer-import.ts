const counted = (count: number, one: string, several: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : several}`

const rows = (count: number) => counted(count, 'row', 'rows')

const contacts = (count: number) => counted(count, 'entry', 'entries')

type Counts = { made: number; joined: number; doubled: number; refused: number }

export const customerImportWords = {
  title: 'Customers from another program',
  back: 'All customers',
  about:
    'Bring your customers with their numbers, addresses and notes, from a CSV file or from your phone’s contacts.',
  open: 'Import customers',

  file: 'Choose the file',
  fileHelp:
    'CSV from Jobber, Housecall Pro, Square, QuickBooks, Excel or any other program, or vCard (.vcf) from Google or Apple contacts. At most 20 MB and 50,000 rows. Nothing is stored before you have seen what comes in.',
  choose: 'CSV or vCard file',
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
  why({ joined, doubled, stored }: Counts & { stored: number }) {
    const isKnown = joined + doubled > 0
    if (stored === 0)
      return isKnown
        ? 'Everything in this file is here already.'
        : 'No row can be stored as it is. Say below what the columns hold.'
    return isKnown
      ? 'Known or twice: the same number, or the same email address with a name in common. What is new about them is added.'
      : ''
  },

  columns: 'Which column holds what',
  columnsHelp: 'This was guessed from the headings. Correct what is wrong, then look again.',
  column: (at: number) => `Column ${at}`,
  sample: (text: string) => `For example: ${text}`,
  targets: {
    '': 'Leave out',
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
    notes: 'Notes',
  },
  again: 'Look again',
  changed: 'You changed what the columns hold. Look again before you import.',

  first: (shown: number) =>
    shown === 1 ? 'How it will be stored' : `The first ${shown}, as they will be stored`,
  rowColumns: { name: 'Customer', reach: 'Reached by', place: 'Address', notes: 'Notes' },
  refusedTitle: 'Rows that are left out',
  refusedColumns: { line: 'Line', text: 'What it says', why: 'Why' },
  refusedMore: (more: number) => `And ${counted(more, 'more row', 'more rows')}: all stand in the file.`,
  line: (line: number) => `Line ${line.toLocaleString('en-US')}`,
  download: 'Download what is left out',
  refusedFile: 'left-out',
  reason: 'Reason',

  import: (stored: number) => `Import ${contacts(stored)}`,
  importing: 'Importing. This may take a minute...',

  done: 'Imported',
  running: 'Being imported, or stopped in the middle. Load this page again in a minute.',
  toCustomers: 'See the customers',
  says: ({ made, joined, doubled, refused }: Counts) =>
    [
      counted(made, 'new customer', 'new customers'),
      joined > 0 && `${rows(joined)} of known ones`,
      doubled > 0 && `${rows(doubled)} twice in the file`,
      refused > 0 && `${rows(refused)} left out`,
    ]
      .filter(Boolean)
      .join(', '),

  past: 'Earlier imports',
  pastBy: (day: string, by: string | null) => (by ? `${day}, ${by}` : day),
  undo: 'Undo this import',
  undoOf: (name: string) => `Undo the import of ${name}`,
  undoing: 'Undoing...',
  undoHelp: 'Deletes what this import stored, except what was changed or used since.',
  undone: (kept: number | null) =>
    kept ? `Undone. ${contacts(kept)} stayed: changed or used since.` : 'Undone.',
  loadFailed: 'The imports could not be loaded. Try again in a moment.',
}

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
