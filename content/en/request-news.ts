/** What tells the business that a customer complained or cancelled on the page of a request. */
export const requestNewsWords = {
  complained: {
    subject: (who: string) => `Nobody has called: ${who}`,
    heading: (name: string) => `${name} says that nobody has called`,
    text: 'The promised time is over. Call now: they are still waiting.',
  },
  cancelled: {
    subject: (who: string) => `Cancelled: ${who}`,
    heading: (name: string) => `${name} cancelled the request`,
    text: 'There is nothing left to do. If someone is on the way, tell them.',
  },
  about: (service: string, number: string) => `${service}, request ${number}`,
  open: 'Open the request',
}
