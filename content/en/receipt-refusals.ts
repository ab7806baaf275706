/** What the data service answers to what a customer does on the page of a request. */
export const receiptErrors = {
  gone: 'We can’t find that request. It may have been removed, or its page has ended. Please call us.',
  closed: 'This request is closed. Please call us.',
  tooMany: 'That was a lot at once. Please wait a little, or call us.',
  nothing: 'Write a few words or choose a photo.',
  nothingNew: 'Enter a phone number or an address.',
  noFiles: 'This request takes no more files.',
  notYet: 'We promised to call later than this. If it cannot wait, call us now.',
}
