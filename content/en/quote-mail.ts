/** Words of the mail that tells the owner of a new quote request. */
export const quoteMailWords = {
  subject: (service: string, who: string) => `New quote request: ${service}, ${who}`,
  suspectSubject: (service: string, who: string) => `Please check: ${service}, ${who}`,
  heading: (name: string) => `${name} asks for a quote`,
  suspectHeading: 'This one looks automatic. Please check before you drive.',
  suspectReasons: 'Why',
  call: (phone: string) => `Call ${phone}`,
  open: 'Open the request',
  service: 'Service',
  name: 'Name',
  phone: 'Phone',
  email: 'E-mail',
  submitted: 'Sent',
  message: 'Message',
  noMessage: 'No message.',
  attachments: (count: number) => (count === 1 ? '1 file attached' : `${count} files attached`),
  attachmentsWhere: 'Files open in the admin only.',
  footer: (company: string) =>
    `Sent by the ${company} website. A reply to this mail goes to the person who asked.`,
} as const
