import { either, texts } from '#content/texts.ts'

/** Words of the contact page, and of /quote, which is the same screen with another form. */
export const contactWords = texts({
  title: 'Contact {company}: call, write or ask for a quote',
  description:
    'Reach {company} in {city}: {phone} at any hour for lockouts, {officePhone} for appointments. Hours, area and form.',

  hero: {
    eyebrow: 'Contact Us',
    heading: 'Locked out? Call. Planning? Write.',
    lead: 'A call reaches a locksmith at any hour. For everything that can wait, this form.',
  },

  quote: {
    title: 'Get a free quote from {company}',
    description:
      'Tell {company} in {city} what has to be opened, fixed or fitted, with photos if you can. A free quote, without an account or an obligation.',
    heading: 'Get a free quote',
    form: 'Your request',
    lead: 'No account, no obligation. Locked out? Call: we are at your door in {arrival}.',
  },

  phones: {
    heading: 'Call us',
    /** Beside each line’s own label. */
    dispatch: 'For lockouts, broken keys and doors that will not shut. The call goes to the person on duty.',
    arrival:
      'In an emergency we need {averageArrival} minutes on average; on the phone we say {arrival}, because an average is no promise.',
    office: 'For appointments, invoices, and work on a key system that we look after.',
    email: 'Email',
    emailText: 'Photos of the lock and of the door’s edge help us more than a long description.',
  },

  hours: {
    heading: 'Business hours',
    /** On the lines of today. */
    openNow: 'Today: open now',
    closedNow: 'Today: closed now',
    office: {
      title: 'Office',
      text: 'When the office answers, and messages get a reply within {callbackMinutes} minutes.',
    },
    /** On the days that opening hours leave out. */
    closed: either('Emergency only{nights}', 'Closed'),
    field: { title: 'Appointments', text: 'When the vans do booked work at your door.' },
    emergency: { title: 'Emergencies', hours: '24/7{nights}', text: 'Every hour, every day, holidays too.' },
  },

  areas: {
    heading: 'Service areas',
    radius:
      'We drive {miles} miles from downtown Houston. Beyond {freeMiles} miles a travel fee may apply; you hear it on the phone, before we set out.',
  },

  badges: {
    label: 'What stands behind our work',
    license: '{state} license {number}',
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
        title: '{averageArrival} minutes on average',
        text: 'From your emergency call to the van at your curb. Traffic on the Loop may make it longer; then we tell you so.',
      },
      {
        title: 'You know the price first',
        text: 'Service calls start at {homePrice} for homes and {businessPrice} for businesses. You hear the whole price before any work, and may say no.',
      },
      {
        title: 'Today, if you book before {sameDayBefore}',
        text: 'A stiff deadbolt or a door that will not latch is handled the day you call.',
      },
      {
        title: '{warrantyDays} days on labor',
        text: 'If a lock we fitted starts to bind, we come back and fix it.',
      },
      {
        title: 'Opened, not broken',
        text: 'We try to pick before we drill. If drilling is the only way, we say why, and what the new cylinder costs.',
      },
      {
        title: 'We ask who you are',
        text: 'A license, a lease or the car’s registration. If it is inside, we look at it together once the door is open.',
      },
    ],
  },

  action: {
    heading: 'A door that worries you is worth a call',
    text: 'A key that has begun to stick seldom gets better. Tell us what it does, and we will say whether it can wait.',
  },
})
