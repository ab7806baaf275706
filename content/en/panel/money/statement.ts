export const statementWords = {
  title: (name: string) => `Statement: ${name}`,
  back: 'All invoices',
  missingTitle: 'No invoice here',
  missing: 'There is no such invoice.',
  failed: 'The statement could not be loaded. Try again in a moment.',
  stale: (since: string) => `The statement could not be loaded. This is how it was at ${since}.`,
  says: ({ owed, back, amount }: { owed: number; back: number; amount: string }) => {
    if (back > 0) return `${owed} open and ${back} to pay back, together ${amount}`
    return owed === 1 ? `1 open invoice: ${amount}` : `${owed} open invoices, together ${amount}`
  },
  late: (amount: string) => `${amount} of that is past due.`,
  none: 'Nothing is open.',
  about: (email: string) => `All that is open of invoices to ${email}, less what goes back.`,
  aboutNumber:
    'All that is open under this customer’s number, less what goes back. Without an email address it is not mailed.',
  list: 'Invoices',
  pdf: 'PDF',
  mail: (email: string) => `Mail it to ${email}`,
  mailing: 'Mailing...',
  mailed: 'It is on its way.',
}
