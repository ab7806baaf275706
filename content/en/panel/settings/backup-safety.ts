const count = (total: number) => total.toLocaleString('en-US')

const counted = (total: number, one: string, many: string) => `${count(total)} ${total === 1 ? one : many}`

const list = new Intl.ListFormat('en-US')

export const backupSafetyWords = {
  passphrase: 'Passphrase',
  passphraseWhy:
    'It locks the backups: whoever finds one cannot read it. Without it nobody can open them, not even you.',
  noPassphrase: 'None yet: backups are not encrypted.',
  madeAt: (day: string) => `Set on ${day}.`,
  fromEnvironment: 'Set on the server (BACKUP_PASSPHRASE). Keep it somewhere else as well.',
  earlier: 'Earlier backups open with the passphrase they were made with, so keep the old one too.',
  makePassphrase: 'Make a passphrase',
  changePassphrase: 'Make a new passphrase',
  makingPassphrase: 'Making it...',
  writeDown: 'Write this passphrase down',
  writeDownHint:
    'On paper or in your password manager, not only on this server. It is shown only now, and counts once you have typed its end below.',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Select it and copy it by hand.',
  typeEnd: 'Its last two groups',
  typeEndHelp: 'From what you wrote down, for example abcd-efgh.',
  confirm: 'I wrote it down',
  confirming: 'Saving...',
  confirmed: 'The passphrase is set. The next backups are encrypted with it.',

  drill: 'Proof',
  drillWhy: 'Each night the newest backup is opened beside your site, counted and thrown away.',
  neverOpened: 'No backup has been opened yet.',
  opened: (time: string, amounts: string) => `Opened on ${time}: ${amounts}.`,
  openedFrom: {
    place: 'It came from the second place.',
    here: 'It came from this machine: there is no second place yet.',
  },
  amounts: (rows: Readonly<Record<string, number>>, files: number) =>
    list.format([
      counted(rows.quotes ?? 0, 'quote request', 'quote requests'),
      counted(rows.messages ?? 0, 'message', 'messages'),
      counted(rows.reviews ?? 0, 'review', 'reviews'),
      counted(rows.blogs ?? 0, 'post', 'posts'),
      counted(files, 'file', 'files'),
    ]),
  notOpened: (time: string, reason: string) => `The newest backup could not be opened on ${time}. ${reason}`,
  detail: (text: string) => `Details: ${text}`,
  openNow: 'Prove it now',
  opening: 'Opening...',
  openedNow: 'The newest backup was opened.',
  stillOpening: 'It is being opened. The result appears here when it is done.',
  opensAgain: (time: string) => `It could not be opened before. It works again since ${time}.`,
}
