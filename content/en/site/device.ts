export const deviceWords = {
  quote: {
    noSignal: 'No signal. Your request is kept on this device.',
    busy: 'Your request is kept on this device. We keep trying.',
    sent: 'Your request has reached us.',
    refused: 'Your request, kept on this device, needs a correction before it can be sent.',
  },
  contact: {
    noSignal: 'No signal. Your message is kept on this device.',
    busy: 'Your message is kept on this device. We keep trying.',
    sent: 'Your message has reached us.',
    refused: 'Your message, kept on this device, needs a correction before it can be sent.',
  },
  filesLeftOut: 'Not every file came with it. Please have them ready when we call.',
  receipt: 'See your request',
  correct: 'Correct it',
  close: 'Close this notice',
  dismiss: 'Do not show this request on this device',
}
