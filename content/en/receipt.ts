/** The page that a sent request leads to. The thank-you is the specification's own (section 8). */
export const receiptWords = {
  title: 'Your request',
  description: 'The receipt of your quote request.',
  thanks: "Thank you! We'll contact you within 30 minutes.",
  received: (name: string, service: string, time: string) =>
    `${name}, your request about ${service} came in on ${time}.`,
  files: { one: 'One file came with it.', many: (count: number) => `${count} files came with it.` },
  keep: 'This page is your receipt. Keep its address if you like.',
  next: 'If it cannot wait, call us now. Someone answers at any hour.',
  home: 'Back to the home page',
  gone: {
    title: 'This receipt is not here',
    text: 'The request was removed, or the address is not complete. If you are waiting for our call, ring us.',
  },
} as const
