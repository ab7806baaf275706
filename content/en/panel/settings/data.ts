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
  lead: 'Everything this site keeps, how much space it takes, and copies you can take with you.',

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
    'When it is full, photos and documents are refused; requests and messages still come in. Delete requests you no longer need, or allow more space on the server (FILES_BUDGET_GB). Requests that look automatic get a tenth of it at most, and their oldest files are removed first.',

  backups: 'Backups',
  about:
    'A backup is one file with everything: every record as plain text, plus customer files and pictures. You can also use it to move your data elsewhere.',
  openToAll:
    'Keep it like a key: whoever holds a backup can read the names, numbers and words of your customers. To have the next ones encrypted, make a passphrase below.',
  encrypted: 'New backups are encrypted. Only your passphrase opens them.',
  encryptedOne: 'encrypted',
  plainOne: 'not encrypted: anyone who has the file can read it',
  signIn:
    'Your team’s accounts are part of it. After a restore, everyone signs in again, with the same password.',
  elsewhere:
    'Backups are kept on the same machine as the site. Name a second place below, or download one now and then, in case the disk fails.',
  restore:
    'To restore one, choose “Restore a backup” on the set-up page of a new, empty site. Or in a shell:',
  restoreCommand: 'npm run restore -- lantern-…',
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
  download: 'Download',
  downloadOf: (name: string) => `Download ${name}`,
  delete: 'Delete',
  deleteOf: (name: string) => `Delete ${name}`,
  question: 'Are you sure you want to delete this backup?',
  questionWhat: (name: string) => `${name} will be deleted for good. Your data stays.`,
  deleted: 'Backup deleted.',

  lists: 'Lists for a spreadsheet',
  listsAbout:
    'A whole list as a CSV file. To export part of it, filter or search the list and use the link there. You may be asked for your password.',
  listNames: { quotes: 'Quote requests', messages: 'Messages', calls: 'Calls', reviews: 'Reviews' },
  exportOf: (list: string) => `Export ${list.toLowerCase()} as CSV`,

  nightly: 'Every night',
  nightlyOn: (zone: string) =>
    `A backup is made every night between 2 and 5 AM, ${zone}. The last 7 are kept; ones you make yourself are kept until you delete them.`,
  nightlyOff: 'Nightly backups are off.',
  turnOn: 'Back up every night',
  turnOff: 'Stop nightly backups',
  turnedOn: 'Nightly backups are on.',
  turnedOff: 'Nightly backups are off.',
}
