import { either, texts } from '#content/texts.ts'
import { highlights } from './home.ts'

export const aboutWords = texts({
  title: either(
    'About {company}, locksmiths in {city} since {since}',
    'About {company}, locksmiths in {city}',
  ),
  description: either(
    'A mobile locksmith in {place}, in business since {since} with a crew that has worked on locks for {experience}. Licensed, insured and bonded.{mobile}{licensed}{has-insurance}{has-bond}',
    'A locksmith in {place}, in business since {since}: who comes to your door, how we work on a lock, and what we hold to.',
    'A locksmith in {place}: who works on your lock, what stands behind the work, what we look at first, and what we hold to.',
  ),

  hero: {
    eyebrow: 'About Us',
    heading: either(
      'A workshop that comes to the door{mobile}{carriesParts}',
      'Locks and doors are our trade',
    ),
    lead: either(
      '{yearsOpen} in {city}, {experience} in the trade, and the key machines are in the van{mobile}{carriesParts}.',
      '{yearsOpen} in {city}, {experience} in the trade.',
      '{yearsOpen} in {city}, and the key machines are in the van{mobile}{carriesParts}.',
      'We look at the door before we talk about the lock. The key machines ride in the van{mobile}{carriesParts}.',
    ),
  },
  highlights,

  story: {
    heading: 'Our story',
    paragraphs: [
      either(
        '{company} has worked in {city} since {since}. The crew’s trade is older: we have worked on locks for {experience}. An old mortise lock in the Heights and last spring’s smart lock need different hands.{houston}',
        '{company} has worked in {city} since {since}. We have worked on locks for {experience}. An old mortise lock and last spring’s smart lock need different hands.',
      ),
      'We are mobile on purpose{mobile}. A lock on a counter says little about why it fails; the door says it all. So the workshop drives to the door: key machines, pins, cylinders, closers, and programmers for car keys{mobile}{does-automobile}{carriesParts}.',
      either(
        '{city} has its own way with doors. Wood swells in the humidity, aluminum grows in the sun, closers run fast in August. Much of what people call a broken lock is one of these three, so we look at the door first.{gulf}',
        'Weather has its own way with doors. Wood swells when it is wet, aluminum grows in the sun, closers run fast in the heat. Much of what people call a broken lock is one of these three, so we look at the door first.',
      ),
      'Most jobs turn out smaller than people fear{honestAdvice}. Moving a strike costs less than a new lock, and a lock that still works after we open it stays on the door{honestAdvice}. When a part has to be replaced, you hear which one, why, and for how much, before we begin{pricesFirst}.',
    ],
  },

  people: { heading: 'The people' },

  credentials: {
    heading: either(
      'License, insurance and bond{licensed}{has-insurance}{has-bond}',
      'License and insurance{licensed}{has-insurance}',
      'What stands behind our work',
    ),
    lead: either(
      'Ask any locksmith for these three before the door is opened. Here are ours.{licensed}{has-insurance}{has-bond}',
      'Ask any locksmith what stands behind the work, before the door is opened.',
    ),
    license: {
      term: 'License',
      covers: '{covers}. Held by {holder}.',
      /** Before the link, and the link to where the State answers. */
      check: either(
        'You can look up any locksmith’s license with the {licenseAuthority}.{texas}',
        'Who checks a license asks its issuer: {licenseAuthority}.',
      ),
      lookUpAt: either('Look up {number} at the State of Texas{texas}', 'Look up {number}: {authority}'),
      lookUp: 'Look up {number}',
      copy: 'Copy the number',
      copied: 'Copied',
    },
    figures: [
      {
        term: 'Liability insurance',
        figure: '{insurance}',
        text: 'In case a door, a pane or a car is damaged while we work on it.',
      },
      { term: 'Bond', figure: '{bond}', text: 'Covers you if someone we send is dishonest.' },
    ],
    warranty: 'Labor carries a warranty of {warranty}: if what we installed fails, we fix it.',
  },

  values: {
    heading: 'What we hold to',
    items: [
      {
        title: 'Integrity',
        text: 'You hear the whole price before any work, and can say no{pricesFirst}. If tightening a screw fixes it, we won’t sell you a lock{honestAdvice}.',
      },
      {
        title: 'Reliability',
        text: either(
          'Someone answers at three in the morning, and the van that comes carries the common pins, cylinders and key blanks{nights}{mobile}{carriesParts}.',
          'The van that comes carries the common pins, cylinders and key blanks{mobile}{carriesParts}.',
          'We say what we can do and by when, and call you if that changes.',
        ),
      },
      {
        title: 'Expertise',
        text: 'We pick before we drill{picksFirst}. And when a lock has to be drilled, we know where, and install a new cylinder before we leave{picksFirst}.',
      },
      {
        title: 'Community',
        text: 'We ask for proof before we open a door, because a locksmith who opens for anyone would open your neighbor’s too{asksForProof}.',
      },
    ],
  },

  affiliations: {
    heading: 'Affiliations',
    lead: 'We belong to:',
  },

  action: {
    heading: 'Show us your door',
    text: 'One photo of the lock and one of the door’s edge tell us most of what we need to know.',
    quote: either('Get a free quote{freeQuotes}', 'Get a quote'),
  },
})
