export const remoteWords = {
  bucket: 'Bucket',
  endpoint: 'Address',
  endpointHelp: 'Empty for Amazon; otherwise for example https://s3.us-west-002.backblazeb2.com',
  region: 'Region',
  accessKeyId: 'Access key',
  secretKey: 'Secret key',
  host: 'Server',
  port: 'Port',
  username: 'Account',
  folder: 'Folder on it',
  folderHelp: 'From where the account begins. One that begins with a slash begins at the top.',
  password: 'Password, or passphrase of the private key',
  passwordHelp: 'Leave it empty if the private key has no passphrase.',
  privateKey: 'Private key, instead of a password',
  privateKeyHelp:
    'The whole text of the file, with its first and last line. Its public half belongs on the server.',
  hostKey: 'Host key of the server, if you know it',
  hostKeyHelp: 'Your provider shows it. Left empty, the key it shows first counts from then on.',
}

export const secondPlaceWords = {
  title: 'Second place',
  why: 'A backup on this machine is lost with it. Each new encrypted one is copied to another place; the newest 7 are kept.',
  passphraseFirst: 'Make a passphrase first: only encrypted backups leave this machine.',
  none: 'None yet.',
  names: {
    folder: (name: string) => `Copies go to the folder ${name}.`,
    bucket: (name: string) => `Copies go to the bucket ${name}.`,
    sftp: (name: string) => `Copies go by SFTP to ${name}.`,
  },
  hostKey: (key: string) =>
    `Its host key is ${key}. Compare it once with what your provider shows. If the server ever shows another one, nothing is sent.`,
  sameDisk:
    'This folder is on the same disk as the site. When that disk fails, both are lost: choose a folder on another one.',
  copiedAt: (time: string) => `Last copied ${time}.`,
  notCopiedYet: 'Nothing has been copied yet. Press “Back up now”, or wait for tonight.',
  copyFailed: (time: string, reason: string) => `The copy failed on ${time}. ${reason}`,
  worksAgain: (time: string) => `The copy failed before. It works again since ${time}.`,
  folderTitle: 'Copy to a folder',
  folderAbout: 'An empty folder on another disk or machine, mounted on this server (NFS, SMB, SSHFS).',
  path: 'Path of the folder',
  useFolder: 'Check and use this folder',
  bucketTitle: 'Copy to a bucket (S3)',
  bucketAbout:
    'Of Amazon S3 or any store that speaks its protocol. Give it a key of its own that may list, read, write and delete in this bucket only.',
  useBucket: 'Check and use this bucket',
  sftpTitle: 'Copy to a server (SFTP)',
  sftpAbout:
    'Any server or storage box that takes SFTP. Give it an account of its own that reaches nothing but its backups.',
  useSftp: 'Check and use this server',
  checking: 'Checking...',
  used: 'A file was written there, read back and deleted. Copies go there from now on.',
  stopCopying: 'Stop copying',
  stopQuestion: 'Stop copying backups there?',
  stopWhat: 'The copies that are there stay. New backups stay on this machine only.',
  stopped: 'Backups are no longer copied.',
}
