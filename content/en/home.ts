import { texts } from '#content/texts.ts'

export const highlights = texts([
  { figure: '{years}+ years', label: 'on Houston’s doors, since {since}' },
  { figure: '24/7', label: 'someone answers when you are locked out' },
  { figure: '{customers} customers', label: 'homes, shops, offices and cars' },
  {
    figure: '100% licensed and insured',
    label: '{insurance} liability insurance, {bond} bond',
  },
])

export const homeWords = texts({
  title: '{company}: locksmith in {city}, 24/7',
  description:
    'Locked out in {city}? We are at your door in {arrival}, day and night. Homes, businesses, cars and safes. Call {phone}.',

  hero: {
    /** In the heading, above the question. */
    eyebrow: 'Locksmith in Houston, day and night',
    question: 'Locked out?',
    promise: 'We’re at your door in',
    arrival: '{arrival}.',
    lead: 'We come to you. Homes, shops, cars and safes, opened without damage where the lock allows it, and left more secure than we found them.',
    quote: 'Get a free quote',
    proofs: 'Why people trust us',
    rating: { strong: '{claimedRating}', rest: 'from {claimedCount} reviews' },
    insured: { strong: '{insurance}', rest: 'insured, {bond} bond' },
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
    mobile: { title: 'Mobile service', text: 'The workshop comes to your door' },
    years: {
      title: 'Serving Houston for {years}+ years',
      text: 'The Heights to the Medical Center',
    },
    arrival: {
      title: 'Emergency arrival in {arrival}',
      text: 'Every hour, every day',
    },
  },

  services: {
    title: 'What we open, fix and fit',
    all: 'All services',
    more: 'See {service}',
    /** Who is locked out looks first. */
    items: {
      emergency: 'Locked out, broken in, key snapped: someone answers at any hour.',
      residential: 'Lockouts, rekeys and deadbolts that fit the door you have.',
      automobile: 'Keys cut and programmed at the curb, for most makes.',
      commercial: 'Master keys, panic bars and storefront locks, after hours.',
      'door-services': 'Closers, hinges and frames, so that the lock can do its work.',
      'access-control': 'Keypads, readers and schedules your staff will follow.',
      safe: 'Opened without drilling where we can. Serviced and moved.',
      surveillance: 'Cameras placed where they see faces, not foreheads.',
    },
  },

  quote: {
    title: 'Get a free quote',
    lead: 'Tell us what happened and send a photo of the lock if you can. No account, no obligation.',
    nextTitle: 'What happens next',
    steps: [
      {
        title: 'We read it at once',
        text: 'Your request is stored before we thank you for it, and goes to the person on duty.',
      },
      { title: 'We contact you within 30 minutes', text: 'By phone or email, with a price and a time.' },
      { title: 'You decide', text: 'Nothing starts until you have said yes to both.' },
    ],
    urgent: 'Locked out now? A call is faster.',
    follow: {
      text: 'Every request gets a page of its own: follow it live, see when we set out, cancel with one tap.',
      drawing: 'The page of a request on a small screen: what has happened so far, line by line, and a key.',
    },
  },
})

export const homeSectionWords = texts({
  testimonials: {
    heading: 'What customers say',
    lead: 'After the door was open.',
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
    heading: 'The key is inside and you are not',
    text: 'Stay where there is light. We are at your door in {arrival}, at any hour, for homes, cars and shops.',
    emailNote: 'Email is for what can wait until morning.',
  },

  about: {
    heading: 'Who comes to your door',
    paragraphs: [
      'A crew that has been in the trade for {experience}, a van with the workshop in it, and a license number you can look up. {company} has worked on Houston’s doors since {since}.',
      'We look at the door before we talk about the lock: a swollen door, a sagging hinge or a strike that has moved is often why the key will not turn.',
    ],
    highlights,
    more: 'About us',
  },
})
