/** What tells the business what a customer did on the page of their request. */
export const customerNewsWords = {
  cancelled: {
    subject: (who: string) => `Cancelled: ${who}`,
    heading: (name: string) => `${name} cancelled the request`,
    text: 'There is nothing left to do. If someone is on the way, tell them.',
  },
  added: {
    subject: (who: string) => `Added to a request: ${who}`,
    heading: (name: string) => `${name} added to the request`,
    text: 'They wrote on the page of their request. Nobody has answered yet.',
  },
  corrected: {
    subject: (who: string) => `Corrected: ${who}`,
    heading: (name: string) => `${name} corrected the request`,
    text: 'Their phone number or address is another one now. Look before you call or drive.',
  },
  files: (count: number) => (count === 1 ? 'One file came with it.' : `${count} files came with it.`),
  about: (service: string, number: string) => `${service}, request ${number}`,
  open: 'Open the request',
}
