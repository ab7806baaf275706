import type { ReplyTemplate } from '#content/reply-template.ts'

export const defaultReplyTemplates: readonly ReplyTemplate[] = [
  {
    id: 'on-my-way',
    channel: 'text',
    title: 'Arrival time',
    subject: '',
    body: 'Hi {name}, this is {company}. I’m on my way, about {minutes} min. Expect me around {arrival}.',
  },
  {
    id: 'tried-to-call',
    channel: 'text',
    title: 'Tried to call',
    subject: '',
    body: 'Hi {name}, this is {company}. We just tried to call about your request. Call us back, or tell us here when to reach you: {link}',
  },
  {
    id: 'send-address',
    channel: 'text',
    title: 'Ask for the address',
    subject: '',
    body: 'Hi {name}, this is {company}. Please text me the address and anything I need to get in, like a gate code.',
  },
  {
    id: 'got-it',
    channel: 'mail',
    title: 'Got your request',
    subject: 'Your request to {company}',
    body: 'Hi {name},\n\nWe got your request and will call you shortly. You can see where it stands, add photos or correct the address here:\n{link}\n\n{company}',
  },
  {
    id: 'appointment',
    channel: 'text',
    title: 'Your appointment',
    subject: '',
    body: 'Hi {name}, this is {company}. Your appointment: {appointment}, at {address}. Not right? Tell us here: {link}',
  },
  {
    id: 'price',
    channel: 'text',
    title: 'The price',
    subject: '',
    body: 'Hi {name}, this is {company}. The price for your job is {price}. Shall we come?',
  },
  {
    id: 'could-not-reach',
    channel: 'mail',
    title: 'Could not reach you',
    subject: 'We tried to call you',
    body: 'Hi {name},\n\nWe tried to call you about your request and could not get through. When is a good time? Just reply to this email.\n\n{company}',
  },
]
