import { either, texts } from '#content/texts.ts'

export const pricesWords = texts({
  menu: 'Prices',
  link: 'See our prices',
  title: either('Locksmith prices in {city} | {company}', 'Our prices | {company}'),
  description:
    'What {company} charges, line by line, and what can add to it. You hear the whole price before any work, and may say no{pricesFirst}.',
  hero: {
    heading: 'What it costs',
    lead: 'These are our prices, with what can add to them. You hear the whole price before any work, and may say no{pricesFirst}.',
  },
  listHeading: 'Prices',
  anyService: 'Any visit',
  from: 'from {price}',
  tax: 'Sales tax comes on top, except where it says “no tax”.',
  untaxed: 'no tax',
  extras: {
    heading: 'Good to know before we come',
    items: [
      'A service call for a home starts at {homePrice}. It pays for the drive and the first look{has-homePrice}.',
      'A service call for a business starts at {businessPrice}. It pays for the drive and the first look{has-businessPrice}.',
      'After hours {afterHoursFee} is added.',
      'The trip costs {tripFee}.',
      'Within {freeRadius} there is no travel fee.',
      'There is no deposit: you pay at the end{noDeposit}.',
      'You can pay {payment}.',
    ],
  },
  closing: {
    heading: 'Not on the list?',
    text: 'Tell us what the lock or the door does. You hear the whole price before any work, and may say no{pricesFirst}.',
    quote: 'Request a Quote',
  },
})
