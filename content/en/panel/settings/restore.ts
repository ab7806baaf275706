import { placeRefusals } from '../../backup-refusals.ts'

export const restoreWords = {
  title: 'Restore a backup',
  subtitle:
    'Brings everything back into this new site: requests, customers, posts, files and the accounts of your team. Only while the site holds nothing yet.',
  passphrase: 'Passphrase',
  passphraseHelp: 'The one you wrote down. Leave it empty if the backup is not encrypted.',
  ways: [
    { from: 'file', title: 'From a file' },
    { from: 'folder', title: 'From a folder on this server' },
    { from: 'bucket', title: 'From a bucket (S3)' },
    { from: 'sftp', title: 'From a server (SFTP)' },
  ] as const,
  path: 'Folder with backups',
  pathHelp: 'A folder mounted on this server. Its newest backup is taken.',
  file: 'Backup file',
  fileHelp: 'Its name begins with “lantern-”.',
  submit: 'Restore',
  busy: 'Restoring...',
  busyHelp: 'Keep this page open. A large backup takes some minutes; if it fails, nothing is changed.',
  startNew: 'Start a new site instead',
  restored: 'The backup is restored. Sign in with your old password.',
  failures: {
    passphrase: 'This is not the passphrase of the backup. Nothing was changed.',
    damaged:
      'The backup is damaged, not complete or not a backup of Lantern. Download or copy it again. Nothing was changed.',
    newer:
      'The backup was made by a newer version of Lantern. Update Lantern, then restore. Nothing was changed.',
    notEmpty: 'This site holds something already, so nothing was restored over it.',
    noRoom: 'There is not enough room on the disk. Nothing was changed.',
    link: 'The set-up link no longer works. If there is no account yet, restart the site: it prints a new link.',
    noArchive: 'There is no backup there. Check the name. Nothing was changed.',
    noFile: 'No file was chosen.',
    ...placeRefusals,
    placeFieldWrong: 'Something is missing, or is not in the right form. Nothing was changed.',
    running: 'A backup or another restore is running. Try again in a minute.',
    failed: 'The backup could not be restored. The reason is in the log of the server. Nothing was changed.',
  },
  deadTitle: 'This link no longer works',
  dead: 'A backup is restored only before the first account is made. To get a new link, restart the site while it has no account.',
  toSignIn: 'Go to sign-in',
}
