import { either, texts } from '#content/texts.ts'

export const highlights = texts([
  { figure: '{yearsOpen}', label: 'working on {city}’s doors since {since}' },
  { figure: '24/7', label: 'someone answers when you are locked out{nights}' },
  {
    figure: '{customers} customers',
    label: either(
      'homes, shops, offices and cars{does-residential}{does-commercial}{does-automobile}',
      'homes, shops and offices{does-residential}{does-commercial}',
      'whose locks and doors we worked on',
    ),
  },
  {
    figure: either('100% licensed and insured{licensed}', 'Insured'),
    label: either('{insurance} liability insurance, {bond} bond', '{insurance} liability insurance'),
  },
])

export const homeWords = texts({
  title: either('{company}: locksmith in {place}, 24/7{nights}', '{company}: locksmith in {place}'),
  description: either(
    'Locked out in {place}? We are at your door in {arrival}, day and night. Homes, businesses, cars and safes. Call {phone}.{nights}{does-residential}{does-commercial}{does-automobile}{does-safe}',
    'Locked out in {place}? We are at your door in {arrival} while we are open{keepsHours}. Locks opened, rekeyed, repaired and installed. Call {phone}.',
    'A locksmith in {place}: locks opened, rekeyed, repaired and installed, and doors that close again. Call {phone}, or ask for a free quote{freeQuotes}.',
    'A locksmith in {place}: locks opened, rekeyed, repaired and installed, and doors that close again. Call {phone}, or ask for a quote.',
  ),

  hero: {
    eyebrow: either(
      'Locksmith in {city}, day and night{nights}',
      'Locksmith in {city}, {bookedHours}',
      'Locksmith in {city}, {officeHours}',
      'Locksmith in {city}',
    ),
    question: either('Locked out?{does-emergency}', 'A lock, a key, a door?'),
    promise: either(
      'We’re at your door in{has-arrival}{nights}',
      'While we’re open, we’re at your door in{has-arrival}{keepsHours}',
      'We’re at your door in{has-arrival}',
    ),
    arrival: '{arrival}.',
    area: 'That’s within {arrivalRadius} of downtown; farther out, we tell you on the phone.',
    answer: either('Someone answers, day and night{nights}.', 'Call us.'),
    lead: either(
      'We come to you. Homes, shops, cars and safes, opened without damage where the lock allows it, and left more secure than we found them.{mobile}{picksFirst}{does-residential}{does-commercial}{does-automobile}{does-safe}',
      'We come to you. Homes, shops and cars, opened without damage where the lock allows it, and left more secure than we found them.{mobile}{picksFirst}{does-residential}{does-commercial}{does-automobile}',
      'We come to you{mobile}. Locks and doors, opened without damage where the lock allows it, and left more secure than we found them.{picksFirst}',
      'Locks and doors, opened without damage where the lock allows it, and left more secure than we found them.{picksFirst}',
      'We come to you{mobile}. Locks and doors, opened, repaired and left more secure than we found them.',
    ),
    quote: either('Get a free quote{freeQuotes}', 'Get a quote'),
    proofs: 'Why people trust us',
    rating: { strong: '{claimedRating}', rest: 'from {claimedReviews}' },
    licensed: 'License',
    drawing: {
      alternative:
        'A pin-tumbler lock, cut open, with the right key in it: its pins meet at the shear line, so the plug can turn.',
      driverPin: 'driver pin',
      shearLine: 'shear line',
      keyPin: 'key pin',
    },
  },

  info: {
    title: 'At a glance',
    mobile: {
      title: either('Mobile service{mobile}', 'A shop you can come to'),
      text: either(
        'The workshop comes to your door{mobile}{carriesParts}',
        'We come to your door{mobile}',
        '{street}',
      ),
    },
    years: {
      title: 'Serving {city} for {yearsOpen}',
      text: either('The Heights to the Medical Center{houston}{has-areas}', 'Since {since}'),
    },
    arrival: {
      title: 'Emergency arrival in {arrival}',
      text: either(
        'Every hour, every day, within {arrivalRadius} of downtown{nights}',
        'Every hour, every day{nights}',
        'While we are open, within {arrivalRadius} of downtown{keepsHours}',
        'While we are open{keepsHours}',
      ),
    },
  },

  services: {
    title: 'What we open, fix and install',
    all: 'All services',
    more: 'See {service}',
    /** The emergency stands first: a visitor who is locked out reads no further. */
    items: {
      emergency: either(
        'Locked out, broken into, key snapped off: someone answers at any hour{nights}.',
        'Locked out, broken into, key snapped off: a call is the fastest way.',
      ),
      residential: 'Lockouts, rekeys and deadbolts that fit the door you have.',
      automobile: 'Keys cut and programmed at the curb, for most makes.',
      commercial: either(
        'Master keys, panic bars and storefront locks, after hours{nights}.',
        'Master keys, panic bars and storefront locks.',
      ),
      'door-services': 'Closers, hinges and frames, so the lock can do its job.',
      'access-control': 'Keypads, readers and schedules your staff will follow.',
      safe: either(
        'Opened without drilling where we can{picksFirst}. Serviced and moved.',
        'Opened, serviced and moved.',
      ),
      surveillance: 'Cameras placed where they see faces, not foreheads.',
    },
  },

  quote: {
    title: either('Get a free quote{freeQuotes}', 'Get a quote'),
    lead: either(
      'Tell us what happened and send a photo of the lock if you can. No account, no obligation{freeQuotes}. Service calls start at {homePrice} for homes and {businessPrice} for businesses.',
      'Tell us what happened and send a photo of the lock if you can. No account, no obligation{freeQuotes}. Service calls start at {homePrice}.',
      'Tell us what happened and send a photo of the lock if you can. No account, no obligation{freeQuotes}. Service calls for homes start at {homePrice}. Service calls for businesses start at {businessPrice}.',
    ),
    nextTitle: 'What happens next',
    steps: [
      {
        title: 'We read it',
        text: either(
          'Your request is stored before we thank you for it, and goes to the person on duty{someoneOnDuty}.',
          'Your request is stored before we thank you for it.',
        ),
      },
      {
        title: either(
          'We contact you within {callbackTime} during business hours{keepsHours}',
          'We contact you within {callbackTime}',
          'We contact you',
        ),
        text: either(
          'By phone or email, with a price and a time{pricesFirst}. Outside our hours, the clock starts when we open.{keepsHours}{has-callbackTime}',
          'By phone or email, with a price and a time{pricesFirst}.',
          'By phone or email. Outside our hours, the clock starts when we open{keepsHours}{has-callbackTime}.',
        ),
      },
      { title: 'You decide', text: 'You hear the whole price before any work, and can say no{pricesFirst}.' },
    ],
    urgent: either('Locked out now? A call is faster.{does-emergency}', 'In a hurry? A call is faster.'),
    follow: {
      text: 'Every request gets a page of its own: follow it live, see when we set out, change or cancel it there.',
      example: 'Example. Not a real request.',
      codeWord: 'piano',
      drawing:
        'An example of such a page on a phone: a combination lock, one of whose wheels falls into place with each state, from received to done.',
    },
  },
})

export const homeSectionWords = texts({
  testimonials: {
    heading: 'What customers say',
    lead: 'What people said once the door was open.',
    empty: 'No testimonials available yet.',
    rating: '{rating} of 5 stars',
    from: '{name}, {customer}',
    leave: 'Leave a Review',
    all: 'View All Reviews',
  },

  posts: {
    heading: 'Before you need us',
    lead: 'Latest posts: checks and repairs that save you a call.',
    all: 'All posts',
  },

  emergency: {
    heading: either('The key is inside and you are not{does-emergency}', 'Show us your door'),
    text: either(
      'Stay somewhere well lit, call us and say where you are{does-emergency}.',
      'One photo of the lock and one of the door’s edge tell us most of what we need to know.',
    ),
    emailNote: either(
      'Email works for anything that can wait until morning{nights}{has-email}.',
      'Email works for anything that can wait{has-email}.',
    ),
  },

  about: {
    heading: either('Who comes to your door{mobile}{faces}', 'Who we are'),
    paragraphs: [
      either(
        'A crew that has been in the trade for {experience}, a van with the workshop in it, and a license number you can look up. {company} has worked on {city}’s doors since {since}.{mobile}{looksUp}{carriesParts}',
        '{company} has worked on {city}’s doors since {since}. The crew has been in the trade for {experience}. The van that comes has the workshop in it{mobile}{carriesParts}. You can look up our license number{looksUp}.',
      ),
      'We look at the door before we talk about the lock: a swollen door, a sagging hinge or a strike that has moved is often why the key will not turn.',
    ],
    highlights,
    more: 'About us',
  },
})
