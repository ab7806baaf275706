/** Bytes as people read them: 640 KB, 3.4 MB, 12.1 GB. */
function size(bytes: number): string {
  if (bytes === 0) return '0 KB'
  const units = ['KB', 'MB', 'GB', 'TB']
  let amount = bytes / 1024
  let unit = 0
  while (amount >= 1000 && unit < units.length - 1) {
    amount /= 1024
    unit += 1
  }
  return `${unit === 0 ? Math.max(1, Math.round(amount)) : amount.toFixed(1)} ${units[unit]}`
}

export const dataWords = {
  title: 'Data',
  lead: 'What this site keeps, and the copies of it.',

  kept: 'What is kept',
  rows: {
    quotes: 'Quote requests',
    messages: 'Messages',
    calls: 'Calls',
    reviews: 'Reviews',
    testimonials: 'Testimonials',
    posts: 'Posts',
    pictures: 'Blog pictures',
    attachments: 'Customer files',
    activity: 'Activity entries',
  },
  count: (total: number) => total.toLocaleString('en-US'),
  database: 'Database',
  files: 'Customer files, total size',
  free: 'Free disk space',
  size,
  tight:
    'The disk is nearly full: there is no room for another backup. Download and delete older ones, or get more disk.',

  budget: 'Space for customer files',
  budgetUsed: (used: number, budget: number, share: string) =>
    `${size(used)} of ${size(budget)} used (${share}).`,
  budgetAbout:
    'When it is full, photos and documents are refused; requests still come in. Delete requests you no longer need, or have more space allowed on the server.',

  state: 'State of your backups',
  mark: { well: 'Done:', open: 'Still to do:', late: 'Wrong:' },
  notMade: 'The last backup failed',
  noneMade: 'No backup yet',
  overdue: 'A backup is overdue',
  noRoom: 'No room for a backup',
  encrypted: 'Encrypted',
  encryptedNext: 'Encrypted from the next backup on',
  encryptedNoMore: 'Not encrypted any more',
  notEncrypted: 'Not encrypted',
  noPlace: 'No second place',
  place: 'In a second place',
  placeEmpty: 'Second place still empty',
  placeSameDisk: 'Second place on the same disk',
  placeFailed: 'The last copy failed',
  neverProved: 'Never proved',
  proved: (time: string) => `Proved ${time}`,
  notProved: (time: string) => `Could not be opened ${time}`,

  backups: 'Backups',
  about:
    'One file with everything: records as JSON, the lists among them as CSV too, customer files, pictures, accounts. To restore one, choose “Restore a backup” on the set-up page of a new, empty site.',
  openToAll: 'Keep it like a key: whoever holds it can read about your customers.',
  encryptedOne: 'encrypted',
  plainOne: 'not encrypted: anyone who has the file can read it',
  make: 'Back up now',
  making: 'Backing up...',
  made: 'Backup done.',
  stillMaking: 'Backing up. The backup appears below when it is done.',
  running: (since: string) => `Backing up since ${since}.`,
  failed: (time: string, reason: string) => `The backup failed on ${time}. ${reason}`,
  worksAgain: (time: string) => `Backups failed before. They work again since ${time}.`,
  none: 'No backup yet.',
  nightlyOne: 'nightly',
  list: 'Saved backups',
  older: (count: number) => (count === 1 ? '1 older backup' : `${count} older backups`),
  download: 'Download',
  downloadOf: (name: string) => `Download ${name}`,
  delete: 'Delete',
  deleteOf: (name: string) => `Delete ${name}`,
  question: 'Are you sure you want to delete this backup?',
  questionWhat: (name: string) => `${name} will be deleted for good. Your data stays.`,
  deleted: 'Backup deleted.',

  lists: 'Lists for a spreadsheet',
  listsAbout: 'A whole list as a CSV file. For part of one, filter that list and use the link there.',
  listNames: {
    quotes: 'Quote requests',
    messages: 'Messages',
    calls: 'Calls',
    customers: 'Imported customers',
    reviews: 'Reviews',
  },
  cards: 'Customers as vCard',
  exportOf: (list: string) => `Export ${list.toLowerCase()} as CSV`,

  nightly: 'Every night',
  nightlyOn: (zone: string) =>
    `Between 2 and 5 AM, ${zone}. The last 7 are kept; your own stay until you delete them.`,
  nightlyOff: 'Nightly backups are off.',
  turnOn: 'Back up every night',
  turnOff: 'Stop nightly backups',
  turnedOn: 'Nightly backups are on.',
  turnedOff: 'Nightly backups are off.',
}
