/** What tells the business what a customer did on the page of their request. */
export const customerNewsWords = {
  cancelled: {
    subject: (who: string) => `Canceled: ${who}`,
    heading: (name: string) => `${name} canceled the request`,
    text: 'There is nothing left to do. If someone is on the way, tell them.',
  },
  added: {
    subject: (who: string) => `New details: ${who}`,
    heading: (name: string) => `${name} added details to the request`,
    text: 'They wrote it on the page of their request. Nobody has answered yet.',
  },
  corrected: {
    subject: (who: string) => `Corrected: ${who}`,
    heading: (name: string) => `${name} corrected the request`,
    text: 'Their phone number or address has changed. Check it before you call or drive.',
  },
  files: (count: number) => (count === 1 ? 'One file came with it.' : `${count} files came with it.`),
  about: (service: string, number: string) => `${service}, request ${number}`,
  open: 'Open the request',
}
