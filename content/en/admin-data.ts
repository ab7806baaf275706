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

/** Every word about what is kept, and the copies of it. */
export const dataWords = {
  title: 'Data',
  lead: 'Everything that this site keeps, how big it is, and copies of it that you can take with you.',

  kept: 'What is kept',
  rows: {
    quotes: 'Quote requests',
    messages: 'Messages',
    reviews: 'Reviews',
    testimonials: 'Testimonials',
    posts: 'Posts',
    pictures: 'Pictures of posts',
    attachments: 'Files of customers',
    activity: 'Entries of the activity',
  },
  count: (total: number) => total.toLocaleString('en-US'),
  database: 'Database',
  files: 'Files of customers, together',
  free: 'Free on the disk of the backups',
  size,
  tight:
    'The disk is nearly full: there is no room for another backup. Download and delete older ones, or get more disk.',

  budget: 'Room for files of customers',
  budgetUsed: (used: number, budget: number, share: string) =>
    `${size(used)} of ${size(budget)} are used (${share}).`,
  budgetAbout:
    'When it is full, photos and documents are refused with a sentence; requests and messages still come in. Delete requests that you no longer need, with their files, or give files more room (FILES_BUDGET_GB). Files of requests that look automatic take a tenth at most: beyond it the oldest of them go by themselves.',

  backups: 'Backups',
  about:
    'A backup is one file with everything as it was at one moment: each record is a line of plain text, and the files of customers and pictures are beside them as they are. It is also how you take all your data elsewhere.',
  openToAll:
    'Keep it like a key: whoever holds a backup can read the names, numbers and words of your customers. To have the next ones encrypted, set BACKUP_PASSPHRASE on the server.',
  encrypted:
    'Backups are encrypted to BACKUP_PASSPHRASE. Keep the passphrase somewhere else as well: without it nobody can open them, not even you.',
  encryptedOne: 'encrypted',
  signIn: 'It lets nobody in: who is signed in is not part of it. After a restore everybody signs in again.',
  elsewhere:
    'These copies are on the same machine as the site. Download one now and then, so that a broken disk takes nothing with it.',
  restore: 'To put one back, with an empty data folder:',
  restoreCommand: 'npm run restore -- lantern-…',
  make: 'Back up now',
  making: 'Backing up...',
  made: 'The backup is made.',
  stillMaking: 'The backup is being made. It appears below when it is done.',
  running: (since: string) => `A backup is being made since ${since}.`,
  failed: (reason: string) => `The last backup failed. ${reason}`,
  none: 'No backup yet.',
  nightlyOne: 'nightly',
  list: 'Backups that are kept',
  download: 'Download',
  downloadOf: (name: string) => `Download ${name}`,
  delete: 'Delete',
  deleteOf: (name: string) => `Delete ${name}`,
  question: 'Are you sure you want to delete this backup?',
  questionWhat: (name: string) => `${name} goes for good. The data itself stays.`,
  deleted: 'The backup is deleted.',

  lists: 'Lists for a spreadsheet',
  listsAbout:
    'Everything of a list as a CSV file. To export only some of it, filter or search the list, then use the link there. You are asked for your password when you have not entered it within the last 10 minutes.',
  listNames: { quotes: 'Quote requests', messages: 'Messages', reviews: 'Reviews' },
  exportOf: (list: string) => `Export ${list.toLowerCase()} as CSV`,

  nightly: 'Every night',
  nightlyOn:
    'A backup is made every night between 2 and 5 in the morning, Houston’s time. The last 7 stay; those that you make yourself stay until you delete them.',
  nightlyOff: 'No backup is made by itself.',
  turnOn: 'Back up every night',
  turnOff: 'Stop nightly backups',
  turnedOn: 'A backup is made every night from now on.',
  turnedOff: 'No backup is made by itself any more.',
}
