export const deviceWords = {
  quote: {
    offline: 'No internet connection. Your request is kept on this device.',
    busy: 'Your request is kept on this device. We keep trying.',
    sent: 'Your request has reached us.',
    refused: 'Your request, kept on this device, needs a correction before it can be sent.',
  },
  contact: {
    offline: 'No internet connection. Your message is kept on this device.',
    busy: 'Your message is kept on this device. We keep trying.',
    sent: 'Your message has reached us.',
    refused: 'Your message, kept on this device, needs a correction before it can be sent.',
  },
  filesLeftOut: 'Not every file came with it. You can add them on the page of your request.',
  receipt: 'See your request',
  correct: 'Correct it',
  close: 'Close this notice',
  dismiss: 'Don’t show this request on this device',
}
