/** What tells the business that a customer cancelled on the page of a request. */
export const cancellationWords = {
  subject: (who: string) => `Canceled: ${who}`,
  heading: (name: string) => `${name} canceled the request`,
  text: 'There is nothing left to do. If someone is on the way, tell them.',
  about: (service: string, number: string) => `${service}, request ${number}`,
  open: 'Open the request',
}
