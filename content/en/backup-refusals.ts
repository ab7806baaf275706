/** Each says what to do: they are also what the owner is told by mail and push. */
export const placeRefusals = {
  placeFieldWrong: 'This is missing, or is not in the right form.',
  placeMissing:
    'The second place is not there: no such bucket or folder was found. Check its name, and that its disk is mounted.',
  placeNoRoom: 'The second place is full. Make room there.',
  placeNotAllowed:
    'The second place does not let Lantern write, read or delete. Check what its key or account may do.',
  placeTooLarge:
    'The backup is larger than 5 GB, more than a bucket takes in one piece. Use a folder or SFTP.',
  placeKeyLost:
    'The key or password of the second place cannot be read any more. Set the second place up again.',
  placeUnreachable: 'The second place does not answer. Check its address, and that it is running.',
  placeCutOff:
    'The connection to the second place broke off in the middle. A copy is tried again each hour; if that goes on, check the network.',
  placeKeyUnknown: 'The bucket does not know this access key. Copy it again, or make a new one there.',
  placeSecretWrong:
    'This secret key does not belong to the access key. Copy it again, or make a new pair there.',
  placeRegionWrong: 'The bucket is in another region. Look at its settings where you made it.',
  placeSignIn:
    'The server does not take this name with this password or key. Check them, and that the key is allowed there.',
  placeKeyUnreadable:
    'The private key cannot be read. Paste it whole, with its first and last line, and the passphrase if it has one.',
  placeHostChanged:
    'The server shows another host key than before, so nothing was sent. If it was moved or set up anew, set the second place up again; if not, ask who runs it.',
  placeOnThisMachine:
    'This address is this server itself, or a network that only it is in. Choose a place on another machine.',
  placeFailed: 'The second place failed. The reason is in the log of the server.',
}

export const backupRefusals = {
  backupGone: 'This backup no longer exists.',
  backupFailed:
    'It could not be written. The reason is in the log of the server. Press “Back up now” to try again.',
  nightlyBackupFailed:
    'It could not be written last night. The reason is in the log of the server. Press “Back up now” to try again.',
  backupOverdue:
    'For two days no backup was made. Press “Back up now”; if that does not help, restart the site.',
  backupNever: 'No backup was made yet. Press “Back up now”; if that does not help, restart the site.',
  backupRunning: 'A backup is already running.',
  backupNoRoom:
    'There is not enough room on the disk for a backup. Download and delete older ones, or get more disk.',
  passphraseFromEnvironment:
    'The server’s own BACKUP_PASSPHRASE counts. Take it out of the server’s settings to make one here.',
  passphraseDraftGone: 'This passphrase is too old to be confirmed. Make a new one.',
  passphraseNotTyped: 'These are not the last two groups. Look at what you wrote down.',
  placeNotAbsolute: 'Enter the whole path, beginning with a slash, for example /mnt/backups.',
  placeWithinData: 'This folder is part of the site’s own data folder. Choose one on another disk.',
  placeOfSystem:
    'This folder belongs to the server’s operating system. Choose one on another disk, for example /mnt/backups.',
  placeInUse:
    'There are other files in this folder, and no backup of this site. Make an empty folder for the backups and choose that.',
  ...placeRefusals,
  nothingToDrill: 'There is no backup to open yet, or one is being made.',
  drillPassphrase:
    'It was made with an earlier passphrase. Press “Back up now”: the next one has the new passphrase.',
  drillNoRoom: 'There is not enough room on the disk to open it. Delete older backups, or get more disk.',
  drillNoDatabase:
    'The database account may not make a database. Allow it (alter role … createdb) so that backups can be checked.',
  drillDamaged: 'It is damaged or not complete. Press “Back up now” to make a new one.',
}
