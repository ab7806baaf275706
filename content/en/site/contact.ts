import { either, texts } from '#content/texts.ts'

/** Words of the contact page, and of /quote, which is the same screen with another form. */
export const contactWords = texts({
  title: 'Contact {company}: call, write or ask for a quote',
  description: either(
    'Reach {company} in {place}: {phone} at any hour for lockouts, {officePhone} for appointments. Hours, area and form.{nights}{has-areas}',
    'Reach {company} in {place}: {phone} for lockouts, {officePhone} for appointments. Or write to us with the form on this page.{does-emergency}',
    'Reach {company} in {place}: call {phone}, or tell us with the form on this page about your lock, door or key.',
  ),

  hero: {
    eyebrow: 'Contact Us',
    heading: either('Locked out? Call. Planning? Write.{does-emergency}', 'Call us, or write'),
    lead: 'Call any time, day or night{nights}. For anything that can wait, use this form.',
  },

  quote: {
    title: either('Get a free quote from {company}{freeQuotes}', 'Get a quote from {company}'),
    description:
      'Tell {company} in {city} what needs to be opened, fixed or installed, with photos if you can. A free quote, no account and no obligation{freeQuotes}.',
    heading: either('Get a free quote{freeQuotes}', 'Get a quote'),
    form: 'Your request',
    more: 'Phone lines, hours and where we drive',
    lead: either(
      'No account, no obligation{freeQuotes}. Locked out? Call: within {arrivalRadius} of downtown we are at your door in {arrival}, day and night.{nights}',
      'No account, no obligation{freeQuotes}. Locked out? Call: we are at your door in {arrival}, day and night.{nights}',
      'No account, no obligation{freeQuotes}. Locked out? Call: while we are open, we are at your door in {arrival}.{keepsHours}',
      'No account, no obligation{freeQuotes}. Locked out? Call: it is faster than any form.{does-emergency}',
      'No account, no obligation{freeQuotes}. In a hurry? Call: it is faster than any form.',
    ),
  },

  phones: {
    heading: 'Call us',
    dispatch: either(
      'For lockouts, broken keys and doors that won’t shut. The call goes to the person on duty.{does-emergency}{someoneOnDuty}',
      'For lockouts, broken keys and doors that won’t shut.{does-emergency}',
      'For locks, keys and doors. The call goes to the person on duty{someoneOnDuty}.',
    ),
    arrival: either(
      'In an emergency we average {averageTime}; on the phone we say {arrival}, within {arrivalRadius} of downtown.',
      'In an emergency we average {averageTime}; on the phone we say {arrival}.',
      'In an emergency we average {averageTime}.',
      'In an emergency we are at your door in {arrival}.',
    ),
    office: either(
      'For appointments, invoices, and work on a key system that we look after{invoices}.',
      'For appointments, and work on a key system that we look after.',
    ),
    email: 'Email',
    address: 'Come by',
    emailText: 'Photos of the lock and of the door’s edge help us more than a long description.',
  },

  hours: {
    heading: 'Business hours',
    openNow: 'Open now',
    closedNow: 'Closed now',
    office: {
      title: 'Office',
      text: 'When the office answers, and messages get a reply within {callbackTime}.',
    },
    closed: either('Emergency only{nights}', 'Closed'),
    field: {
      title: 'Appointments',
      text: either('Scheduled visits to your door{mobile}.', 'Scheduled work.'),
    },
    emergency: {
      title: 'Emergencies',
      hours: '24/7{nights}',
      text: 'Any hour, any day, holidays included{nights}.',
    },
  },

  areas: {
    heading: 'Service areas',
    radius: either(
      'We drive {radius} from downtown Houston. Beyond {freeRadius} a travel fee may apply{feeFartherOut}; you hear it on the phone, before we set out.{houston}{pricesFirst}',
      'We drive {radius} from {city}. Beyond {freeRadius} a travel fee may apply{feeFartherOut}; you hear it on the phone, before we set out{pricesFirst}.',
      'We drive {radius} from {city}. Beyond {freeRadius} a travel fee may apply{feeFartherOut}.',
    ),
  },

  badges: {
    label: 'What stands behind our work',
    license: '{state} license {number}, {holder}',
    items: ['{insurance} liability insurance', '{bond} bond', '{warrantyDays}-day labor warranty'],
  },

  form: {
    name: 'Your message',
    lead: 'Please fill in all five. We’ll call you back, or email you if you choose that at the end.',
    urgent: 'Standing at a locked door? A call is faster.',
  },

  trust: {
    heading: 'Why trust us',
    items: [
      {
        title: '{averageTime} on average',
        text: either(
          'From your emergency call to your curb; on the phone we say {arrival}. If traffic on the Loop makes it longer, we tell you.{houston}',
          'From your emergency call to your curb; on the phone we say {arrival}. If traffic makes it longer, we tell you.',
          'From your emergency call to your curb. If traffic makes it longer, we tell you.',
        ),
      },
      {
        title: 'The whole price, before any work{pricesFirst}',
        text: either(
          'Service calls start at {homePrice} for homes and {businessPrice} for businesses. You hear the whole price before any work, and can say no{pricesFirst}.',
          'Service calls start at {homePrice} for homes. You hear the whole price before any work, and can say no{pricesFirst}.',
          'Service calls start at {businessPrice} for businesses. You hear the whole price before any work, and can say no{pricesFirst}.',
        ),
      },
      {
        title: 'Same day, if you book before {sameDayBefore}',
        text: either(
          'On a working day, a stiff deadbolt or a door that won’t latch is handled the day you call{keepsHours}.',
          'A stiff deadbolt or a door that won’t latch is handled the day you call.',
        ),
      },
      {
        title: '{warranty} on labor',
        text: 'If a lock we installed starts to bind, we come back and fix it.',
      },
      {
        title: 'Opened, not broken{picksFirst}',
        text: 'We try to pick before we drill{picksFirst}. If drilling is the only way, we say why, and what the new cylinder costs{picksFirst}{pricesFirst}.',
      },
      {
        title: 'We ask who you are{asksForProof}',
        text: either(
          'A license, a lease or the car’s registration. If it is inside, we look at it together once the door is open.{does-automobile}',
          'A license or a lease. If it is inside, we look at it together once the door is open.',
        ),
      },
    ],
  },

  action: {
    heading: 'Worried about a door? Call us.',
    text: 'A key that has started to stick rarely gets better. Tell us what it does, and we’ll tell you whether it can wait.',
  },
})
