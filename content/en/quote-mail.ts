/** Words of the mail that tells the owner of a new quote request. */
export const quoteMailWords = {
  subject: (service: string, who: string) => `New quote request: ${service}, ${who}`,
  suspectSubject: (service: string, who: string) => `Please check: ${service}, ${who}`,
  heading: (name: string) => `${name} asks for a quote`,
  suspectHeading: 'This one looks automatic. Please check before you drive.',
  open: 'Open the request',
  message: 'Message',
  noMessage: 'No message.',
  attachments: (count: number) => (count === 1 ? '1 file attached' : `${count} files attached`),
  attachmentsWhere: 'Files open in the admin only.',
  replies: 'A reply to this mail goes to the person who asked.',
} as const
