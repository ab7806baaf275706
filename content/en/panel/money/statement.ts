export const statementWords = {
  title: (name: string) => `Statement: ${name}`,
  back: 'All invoices',
  missingTitle: 'No invoice here',
  missing: 'There is no such invoice.',
  failed: 'The statement could not be loaded. Try again in a moment.',
  stale: (since: string) => `The statement could not be loaded. This is how it was at ${since}.`,
  says: (count: number, amount: string) =>
    count === 1 ? `1 open invoice: ${amount}` : `${count} open invoices, together ${amount}`,
  late: (amount: string) => `${amount} of that is past due.`,
  none: 'Nothing is open.',
  about: (email: string) => `All that is open of invoices to ${email}.`,
  aboutNumber: 'All that is open under this customer’s number. Without an email address it is not mailed.',
  list: 'Open invoices',
  pdf: 'PDF',
  mail: (email: string) => `Mail it to ${email}`,
  mailing: 'Mailing...',
  mailed: 'It is on its way.',
}
