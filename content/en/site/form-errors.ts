/** What is wrong with a field of a form: what the browser says at once, and the data service as the refusal of that name. */
export const fieldErrors = {
  firstNameMissing: 'Enter your first name.',
  lastNameMissing: 'Enter your last name. If you have only one name, a dot will do.',
  phoneMissing: 'Enter a phone number we can call.',
  phoneNumber: 'Please enter a phone number with its area code.',
  emailMissing: 'Enter your email address, like name@example.com.',
  serviceMissing: 'Choose a service.',
  nameMissing: 'Please enter a name.',
  starsMissing: 'Please choose one to five stars.',
  titleMissing: 'Please enter a title.',
  commentMissing: 'Please write a few words.',
}

/** The texts of the specification about attachments, to the letter. */
export const attachmentTexts = {
  help: 'Max 4 files, 40MB total. Images and PDFs only.',
  tooManyFiles: 'Maximum 4 files allowed',
  tooManyBytes: 'Total file size must not exceed 40MB',
}
