/** What the settings of saved replies say. */
export const templatesWords = {
  title: 'Saved replies',
  lead: 'Texts and emails you send with one press from a request. They open in your own phone or mail program, so you can change them before they go.',
  places:
    'These are filled in: {name} the customer’s first name, {company} your business, {link} the page where they follow their request, {arrival} and {minutes} when you are on your way.',
  none: 'No saved replies yet.',
  add: 'Add a reply',
  edit: 'Edit',
  save: 'Save',
  remove: 'Delete',
  saved: 'Reply saved',
  removed: 'Reply deleted',
  moved: 'Order saved',
  up: (title: string) => `Move up: ${title}`,
  down: (title: string) => `Move down: ${title}`,
  name: 'Name',
  sentBy: 'Send as',
  channels: { text: 'Text message', mail: 'Email' },
  subject: 'Subject',
  subjectHelp: 'For emails only.',
  text: 'Text',
}
