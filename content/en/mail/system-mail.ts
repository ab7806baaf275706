export const proofMailWords = {
  subject: (code: string, company: string) => `${code} is the code to finish email set-up, ${company}`,
  heading: 'Mail from your website arrives',
  lines: (minutes: number) => [
    `Type this code in Settings, Email within ${minutes} minutes. That finishes the set-up.`,
    'If this landed in your spam folder, mark it as not spam, so that the next one does not.',
  ],
  footer: (company: string) => `Sent by the ${company} website because someone asked for a test.`,
}

export const testMailWords = {
  subject: (company: string) => `Test email from the ${company} website`,
  heading: 'Email reaches you',
  text: 'This is the test you asked for in the settings. A new request reaches you the same way.',
  open: 'Notification settings',
  footer: (company: string) => `Sent by the ${company} website.`,
}

export const testPayloadText = 'This is a test from the notification settings.'

type BackupTrouble = { kind: 'backup' | 'copy' | 'drill' }

const backupTroubles = {
  backup: 'Your backups fail',
  copy: 'Copies of your backups fail',
  drill: 'The newest backup cannot be opened',
}

export const backupMailWords = {
  subject: (troubles: readonly BackupTrouble[]) =>
    troubles.map(({ kind }) => backupTroubles[kind]).join('; '),
  once: 'The site itself works. You hear of this again in a week if it lasts.',
  open: 'Open backups',
  footer: (company: string) => `Sent to the owners by the ${company} website.`,
}
