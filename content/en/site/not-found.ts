import { either, texts } from '#content/texts.ts'

export const notFoundWords = texts({
  title: 'Page not found',
  heading: 'This key fits no page',
  text: 'The address may be mistyped, or the page has moved. Standing at a locked door? Don’t search. Call.',

  drawing:
    'A key held before a keyhole that it does not fit: the ends of its bit, drawn dashed, are longer than the opening.',

  search: {
    title: 'Search',
    callHeading: 'Would you rather ask a person?',
    callText: either(
      'Tell us what the lock, the door or the car does. Standing at a locked door? Don’t search. Call.{does-automobile}',
      'Tell us what the lock or the door does. Standing at a locked door? Don’t search. Call.',
    ),
    label: 'Search our services, answers and articles',
    placeholder: either('rekey, car key, price, safe{does-automobile}{does-safe}', 'rekey, deadbolt, price'),
    button: 'Search',
    results: { one: 'One page for “{query}”', many: '{count} pages for “{query}”' },
    service: 'Service',
    answer: 'Answer',
    corrected: 'No exact match for “{query}”. Closest:',
    post: 'Article',
    page: 'Page',
    place: {
      kind: 'Where we work',
      miles: { one: '1 mile', many: '{count} miles' },
      comes: 'About {distance} from downtown {city}: we come to you.',
      comesForFee: either(
        'About {distance} from downtown {city}: we come to you. A travel fee may apply; you hear the whole price before any work{pricesFirst}.',
        'About {distance} from downtown {city}: we come to you. A travel fee may apply.',
      ),
      arrival: either(
        'In an emergency we are at your door in {arrival}, day and night{nights}{has-arrivalRadius}.',
        'While we are open, we are at your door in {arrival} in an emergency{keepsHours}{has-arrivalRadius}.',
      ),
      drive: 'The drive is about {minutes} minutes.',
      far: 'About {distance} from downtown {city}, farther than the {radius} that we drive. Call us and ask.',
      unknown: 'About {distance} from downtown {city}. Call us and ask if we come.',
    },
    none: 'Nothing here for “{query}”',
    noneText: either(
      'A place or a ZIP code? Ask if we come to you. A make of car or lock? Ask if we work on it. Or try the part that fails, such as deadbolt, hinge or fob.{does-automobile}',
      'A place or a ZIP code? Ask if we come to you. A make of lock? Ask if we work on it. Or try the part that fails, such as deadbolt, hinge or latch.',
    ),
  },

  links: {
    heading: 'Where people usually want to go',
    services: 'All services',
    quote: either('Get a free quote{freeQuotes}', 'Get a quote'),
    faq: 'Prices, times and other questions',
    home: 'Home page',
  },
})
