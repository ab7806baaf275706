/** What is done at the customer's place: photos of the lock and of the work, and the customer's name for it. */
export const doorWords = {
  title: 'At the door',

  addPhotos: 'Add photos',
  addPhotosOf: (name: string) => `Add photos of the job of ${name}`,
  sendingPhotos: 'Sending photos...',
  sendPhotos: 'Send the photos',
  photosAdded: (count: number) => (count === 1 ? 'One photo added' : `${count} photos added`),
  photosHelp: 'For staff only. The customer sees those that you show as “Before” or “After”.',
  noPhotos: 'Please choose a photo.',
  photosFull: 'There is no room for more files now. Please try again later.',
  addedBy: (name: string) => (name ? `by ${name}` : 'by staff'),
  alternative: (number: number, owner: string) => `Photo ${number} of the job of ${owner}`,

  signs: 'Customer signs',
  signsAgain: 'Sign again',
  ask: (name: string) =>
    `Hand your phone to ${name}, or to the person who is there. The name is kept with the time and printed on the invoice.`,
  statement: '“The work is finished, and I accept it.”',
  signName: 'Full name of who signs',
  signSend: 'Yes, I accept it',
  signed: (name: string, time: string) => `Signed by ${name}, ${time}.`,
  signSaved: (name: string) => `Signed by ${name}`,
  signature: 'Signed by',
  signatureText: (name: string, time: string) => `${name}, ${time}`,
}

export const showPhotoWords = {
  title: 'Show customer',
  titleOf: (file: string) => `Show ${file} to the customer`,
  before: 'Before',
  after: 'After',
  shown: (as: string) => `The customer sees it as “${as}”`,
  hidden: 'The customer does not see it',
  failed: 'What the customer sees could not be changed',
}

export const removeFileWords = {
  remove: 'Remove',
  removeOf: (file: string) => `Remove ${file}`,
  question: 'Remove this file?',
  what: (file: string) => `${file} is deleted for good. It does not go to the trash.`,
  removing: 'Removing...',
  removed: (file: string) => `${file} is removed`,
}
