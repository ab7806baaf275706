import { either, texts } from '#content/texts.ts'

export const pricesWords = texts({
  menu: 'Prices',
  link: 'See our prices',
  title: either('Locksmith prices in {city} | {company}', 'Our prices | {company}'),
  description:
    'What {company} charges, line by line, and what can add to it. You hear the whole price before any work, and can say no{pricesFirst}.',
  hero: {
    heading: 'What it costs',
    lead: 'These are our prices, with what can add to them. You hear the whole price before any work, and can say no{pricesFirst}.',
  },
  listHeading: 'Prices',
  anyService: 'Any visit',
  from: 'from {price}',
  allIn: 'all in',
  call: {
    home: '+ service call from {homePrice}',
    business: '+ service call from {businessPrice}',
  },
  tax: 'Sales tax is extra, except where marked “no tax”. An estimate shows it separately.',
  untaxed: 'no tax',
  bill: {
    heading: 'One bill, down to the total',
    lead: 'Two of “{name}” in one visit: the service call is charged once.',
    call: 'Service call',
    each: '{name}, {count} of them',
    tax: 'Sales tax, {number}%',
    travel: 'Travel, within {freeRadius}',
    free: 'no charge',
    total: 'Total',
    example: 'Example',
    license: 'License {number}',
  },
  extras: {
    heading: 'Good to know',
    items: [
      'A service call for a home starts at {homePrice}. It pays for the drive and the first look{has-homePrice}.',
      'A service call for a business starts at {businessPrice}. It pays for the drive and the first look{has-businessPrice}.',
      'After-hours calls add {afterHoursFee}.',
      'Trip fee: {tripFee}.',
      'Within {freeRadius} there is no travel fee.',
      'There is no deposit: you pay at the end{noDeposit}.',
      'You can pay {payment}.',
    ],
  },
  closing: {
    heading: 'Not on the list?',
    text: 'Tell us what the lock or the door does, and ask what it costs.',
    quote: 'Request a Quote',
  },
})
