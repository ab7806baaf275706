import { either, texts } from '#content/texts.ts'

/** A phone keeps /sos: what stands here must hold for days. Facts about the business come from the profile. */
export const sosWords = texts({
  title: 'Locked out now? What to do | {company}',
  description: either(
    'Locked out of a home, car or business in {place}: 911 first where a life is at stake, then who to call, what to have ready, what not to do.{does-automobile}{does-commercial}',
    'Locked out of a home or business in {place}: 911 first where a life is at stake, then who to call, what to have ready, what not to do.{does-commercial}',
    'Locked out in {place}: 911 first where a life is at stake, then who to call, what to have ready, what not to do.',
  ),
  site: 'All pages',

  danger: {
    heading: 'Life in danger? Call 911 first.',
    text: 'A child or a pet in a hot car. Someone hurt, ill or threatened. Fire or gas behind the door.',
    call: 'Call 911',
  },

  heading: 'Locked out?',
  arrival: either(
    'Within {arrivalRadius} of downtown we’re at your door in {arrival}, day and night{nights}.',
    'We’re at your door in {arrival}, day and night{nights}.',
    'Someone answers, day and night{nights}.',
    'We work {bookedHours}. In those hours we’re at your door in {arrival} within {arrivalRadius} of downtown.',
    'We work {bookedHours}. In those hours we’re at your door in {arrival}.',
    'We answer {officeHours}. In those hours we’re at your door in {arrival} within {arrivalRadius} of downtown.',
    'We answer {officeHours}. In those hours we’re at your door in {arrival}.',
    'We answer {officeHours}.',
    'We work {bookedHours}.',
    'We’re at your door in {arrival}.',
  ),
  call: 'Call now',
  offline: either(
    'No connection. Your phone saved this page for that. A call and a text message need no internet, only a signal.{takesTexts}',
    'No connection. Your phone saved this page for that. A call needs no internet, only a signal.',
  ),
  retry: 'Try the page again',
  known: 'Your request has the number {number}. Say it when you call.',

  where: {
    heading: 'Where are you?',
    ready: 'Have ready',
    never: 'Don’t',
    places: [
      {
        id: 'home',
        name: 'At home',
        lead: 'House, apartment, garage',
        tip: 'Go around once: back door, garage, an open window on the ground floor. Someone nearby may have a spare.',
        ready: [
          'Street, number, apartment, gate code, nearest cross street.',
          'Which door, and what opens it: a key, a keypad, a card.',
          'Something that ties you to the place: an ID with the address, a lease, a bill on your phone{asksForProof}. We ask before we open{asksForProof}.',
        ],
        never: [
          'Don’t break the glass or kick the door: both tend to cost more than the lock, and glass cuts.',
          'Don’t force the key. A piece that broke off stays in; leave it there.',
          'Don’t climb, and don’t wait in the cold, the heat or the dark: ask a neighbor.',
        ],
      },
      {
        id: 'car',
        name: 'At the car{does-automobile}',
        lead: 'Keys inside, lost or broken',
        tip: 'A child or an animal inside? Call 911 now, before you call us. On the road, wait away from traffic, not in the lane.',
        ready: [
          'Year, make, model, color and license plate.',
          'Where it stands: street, lot, garage level, mile marker.',
          'Where the key is: inside, in the trunk, lost, broken off. Registration or title with an ID in the same name{asksForProof}.',
        ],
        never: [
          'Don’t break the window.',
          'Don’t push a wire or a wedge into the door: it scratches paint and tears wiring and seals.',
          'Don’t turn a bent key: it breaks in the lock or in the ignition.',
        ],
      },
      {
        id: 'business',
        name: 'At the business{does-commercial}',
        lead: either('Shop, office, gate, safe{does-safe}', 'Shop, office, gate'),
        tip: 'Is it the only way out, and are people inside? Then 911 first.',
        ready: [
          'Name of the business, street, which door.',
          'Your ID, and the owner or manager on a number we can check{asksForProof}.',
          'Kind of door: glass, panic bar, roll gate, keypad. And who can silence the alarm.',
        ],
        never: [
          'Don’t force a panic bar or a door closer: the door may not shut after it.',
          'Don’t break the glass: it is slower to replace than a lock.',
          'Don’t leave a door propped open that you cannot lock.',
        ],
      },
    ],
  },

  text: {
    heading: 'Can’t talk?{takesTexts} Text.{takesTexts}',
    lead: 'A call is answered sooner. If nothing comes back within minutes, call.',
    send: 'Text {phone}',
    body: 'Locked out. Please call me back.',
    number: 'Request {number}.',
    place: 'I am here: {link} (within {feet} feet).',
    ask: 'Add where I am',
    asking: 'Looking...',
    added:
      'Added to the text: {location}, within {feet} feet. It leaves this phone only with the text that you send. You can also read it to us.',
    failed: 'Your phone didn’t share your location. Write the street and the nearest cross street.',
  },

  beware: {
    heading: 'Whoever comes, ask first',
    points: [
      either('The name of the business and its license number{licensed}.', 'The name of the business.'),
      'The whole price, before any work{pricesFirst}. A very low quote on the phone often turns into many times that at the door{pricesFirst}.',
      'Why, if someone wants to drill at once{picksFirst}.',
    ],
    license: 'Our license: {number}',
  },
})
