import { texts } from '#content/texts.ts'

/** Also in the mails of an appointment and of who is on the way. */
export const idReady = 'Please have your ID ready: we check who you are before we open a door{asksForProof}.'

export const receiptVisitWords = texts({
  title: 'Who’s coming',
  photo: 'Photo of {staff}',
  idReady,
  someone: 'Someone from {company}',
  license: 'License {number}',
  codeWord: 'Code word',
  ask: 'Ask for the code word before you open. Our technician knows it.',
  wrong: 'Wrong face or wrong word? Don’t open. Call us.',
  photos: 'Photos of the work',
  before: 'Before',
  after: 'After',
  photosAsk: 'May we show them?',
  photosAllow: 'You may show these photos on your website',
  photosAllowMore: 'You may show the photos added since then on your website too',
  photosHelp: 'With the service and the city only: no name, no address. You can take it back here.',
  photosSave: 'Save',
  photosAllowedOn: 'You allowed us on {day} to show these photos on our website.',
  photosForbid: 'Take it back',
  late: {
    many: 'We are {count} minutes late. We are sorry.',
    one: 'We are {count} minute late. We are sorry.',
  },
  review: 'Write a review',
  reviewAlso: 'Review us on {site}',
  reviewAsk:
    'If you have two minutes, please tell the next person how it went. Good or bad, it counts the same{allReviews}.',
  warranty: 'The warranty on our labor ends on {day}{has-warrantyDays}.',
})
