/** Words of the mail that tells the owner of a message from the contact form. */
export const messageMailWords = {
  subject: (service: string, who: string) => `New message: ${service}, ${who}`,
  suspectSubject: (service: string, who: string) => `Please check: message about ${service}, ${who}`,
  heading: (name: string) => `${name} wrote to you`,
  suspectHeading: 'This one looks automatic. Please check before you drive.',
  open: 'Open the message',
  message: 'Message',
  replies: 'A reply to this mail goes to the person who wrote.',
} as const
