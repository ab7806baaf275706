import { either, texts } from '#content/texts.ts'

/** Words of the contact page, and of /quote, which is the same screen with another form. */
export const contactWords = texts({
  title: 'Contact {company}: call, write or ask for a quote',
  description: either(
    'Reach {company} in {place}: {phone} at any hour for lockouts, {officePhone} for appointments. Hours, area and form.{nights}{has-areas}',
    'Reach {company} in {place}: {phone} for lockouts, {officePhone} for appointments. Or write to us with the form on this page.{does-emergency}',
    'Reach {company} in {place}: call {phone}, or tell us with the form on this page which lock, door or key it is about.',
  ),

  hero: {
    eyebrow: 'Contact Us',
    heading: either('Locked out? Call. Planning? Write.{does-emergency}', 'Call us, or write'),
    lead: 'A call reaches a locksmith at any hour{nights}. For everything that can wait, this form.',
  },

  quote: {
    title: either('Get a free quote from {company}{freeQuotes}', 'Get a quote from {company}'),
    description:
      'Tell {company} in {city} what has to be opened, fixed or fitted, with photos if you can. A free quote, without an account or an obligation{freeQuotes}.',
    heading: either('Get a free quote{freeQuotes}', 'Get a quote'),
    form: 'Your request',
    lead: either(
      'No account, no obligation{freeQuotes}. Locked out? Call: we are at your door in {arrival}.',
      'No account, no obligation{freeQuotes}. Locked out? Call: it is faster than any form.{does-emergency}',
      'No account, no obligation{freeQuotes}. In a hurry? Call: it is faster than any form.',
    ),
  },

  phones: {
    heading: 'Call us',
    dispatch: either(
      'For lockouts, broken keys and doors that will not shut. The call goes to the person on duty.{does-emergency}{someoneOnDuty}',
      'For lockouts, broken keys and doors that will not shut.{does-emergency}',
      'For locks, keys and doors. The call goes to the person on duty{someoneOnDuty}.',
    ),
    arrival: either(
      'In an emergency we need {averageTime} on average; on the phone we say {arrival}, because an average is no promise.',
      'In an emergency we need {averageTime} on average.',
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
    openNow: 'Today: open now',
    closedNow: 'Today: closed now',
    office: {
      title: 'Office',
      text: 'When the office answers, and messages get a reply within {callbackTime}.',
    },
    closed: either('Emergency only{nights}', 'Closed'),
    field: {
      title: 'Appointments',
      text: either('When we do booked work at your door{mobile}.', 'When we do booked work.'),
    },
    emergency: {
      title: 'Emergencies',
      hours: '24/7{nights}',
      text: 'Every hour, every day, holidays too{nights}.',
    },
  },

  areas: {
    heading: 'Service areas',
    radius: either(
      'We drive {radius} from downtown Houston. Beyond {freeRadius} a travel fee may apply; you hear it on the phone, before we set out.{houston}{pricesFirst}',
      'We drive {radius} from {city}. Beyond {freeRadius} a travel fee may apply; you hear it on the phone, before we set out{pricesFirst}.',
      'We drive {radius} from {city}. Beyond {freeRadius} a travel fee may apply.',
    ),
  },

  badges: {
    label: 'What stands behind our work',
    license: '{state} license {number}, {holder}',
    items: ['{insurance} liability insurance', '{bond} bond', '{warrantyDays}-day labor warranty'],
  },

  form: {
    name: 'Your message',
    lead: 'We need all five: we call you back, and write if we cannot reach you by phone.',
    urgent: 'Standing in front of a locked door? A call is faster.',
  },

  trust: {
    heading: 'Why trust us',
    items: [
      {
        title: '{averageTime} on average',
        text: either(
          'From your emergency call to your curb. Traffic on the Loop may make it longer; then we tell you so.{houston}',
          'From your emergency call to your curb. Traffic may make it longer; then we tell you so.',
        ),
      },
      {
        title: 'The whole price, before any work{pricesFirst}',
        text: either(
          'Service calls start at {homePrice} for homes and {businessPrice} for businesses. You hear the whole price before any work, and may say no{pricesFirst}.',
          'Service calls start at {homePrice} for homes. You hear the whole price before any work, and may say no{pricesFirst}.',
          'Service calls start at {businessPrice} for businesses. You hear the whole price before any work, and may say no{pricesFirst}.',
        ),
      },
      {
        title: 'Today, if you book before {sameDayBefore}',
        text: 'A stiff deadbolt or a door that will not latch is handled the day you call.',
      },
      {
        title: '{warranty} on labor',
        text: 'If a lock we fitted starts to bind, we come back and fix it.',
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
    heading: 'A door that worries you is worth a call',
    text: 'A key that has begun to stick seldom gets better. Tell us what it does, and we will say whether it can wait.',
  },
})
