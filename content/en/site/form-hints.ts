import { either, texts } from '#content/texts.ts'

/** Below the message of a form, and on the button of the quote form. The page gives them to its form, which brings no facts along. */
export const formHintWords = texts({
  submit: either('Get my free quote{freeQuotes}', 'Get my quote'),
  quote: either(
    'The make of the lock or car and the nearest cross street help us bring the right tools.{does-automobile}',
    'The make of the lock and the nearest cross street help us bring the right tools.',
  ),
  contact: either(
    'Which door, lock or car, and where. For an emergency, call: it is faster than any form.{does-automobile}{does-emergency}',
    'Which door or lock, and where. For an emergency, call: it is faster than any form.{does-emergency}',
    'What it is about, and where.',
  ),
})
