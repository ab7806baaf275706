/** The page that whatever was sent leads to. The thanks of each kind are the specification's own (sections 4 and 8). */
export const receiptWords = {
  QUOTE: {
    title: 'Your request',
    thanks: "Thank you! We'll contact you within 30 minutes.",
    received: (name: string, service: string, time: string) =>
      `${name}, your request about ${service} came in on ${time}.`,
  },
  MESSAGE: {
    title: 'Your message',
    thanks: "Thank you for contacting us! We'll respond within 30 minutes during business hours.",
    received: (name: string, service: string, time: string) =>
      `${name}, your message about ${service} came in on ${time}.`,
  },
  REVIEW: {
    title: 'Your review',
    thanks: 'Thank you for your review. It will be published after approval.',
    received: (name: string, service: string, time: string) =>
      `${name}, your review${service ? ` of ${service}` : ''} came in on ${time}.`,
  },
  files: { one: 'One file came with it.', many: (count: number) => `${count} files came with it.` },
  keep: 'This page is your receipt. Keep its address if you like.',
  next: 'If it cannot wait, call us now. Someone answers at any hour.',
  home: 'Back to the home page',
  gone: {
    title: 'This receipt is not here',
    text: 'What was sent was removed, or the address is not complete. If you are waiting for our call, ring us.',
  },
} as const
