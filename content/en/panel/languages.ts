/** `language` is called as the panel's own language calls it: "Spanish". */
export const languageWords = {
  ofCustomer: 'Language of the customer',
  ofCustomerHelp: 'Emails, texts, estimates and invoices to them are written in it.',
  asLast: (first: string) => `As last time, else ${first}`,
  writesIn: (language: string) => `Writes in ${language}`,
  onlyIn: (language: string, asked: string) => `These are in ${language}. You have none in ${asked} yet.`,
  others: 'In another language',
  own: {
    title: 'Your language',
    hint: 'This panel opens in it on every device, and emails and notifications to you are written in it. Where you installed the panel, install it once more afterward.',
    change: 'Change language',
    label: 'Language',
    submit: 'Save language',
    done: 'Your language is saved.',
  },
  invited: 'Their language',
}

/** Of what is written for the site; languages are called as above. */
export const sameInLanguageWords = {
  translationOf: 'The same in another language',
  translationOfHelp: 'Readers and search engines are led from one to the other.',
  none: 'Nothing',
  openIn: (language: string) => `Open it in ${language}`,
  writeIn: (language: string) => `Write it in ${language}`,
}
