import { either, texts } from '#content/texts.ts'
import { highlights } from './home.ts'

export const aboutWords = texts({
  title: either(
    'About {company}, locksmiths in {city} since {since}',
    'About {company}, locksmiths in {city}',
  ),
  description:
    'A mobile locksmith in {city}, in business since {since} with a crew that has worked on locks for {experience}. Licensed, insured and bonded.',

  hero: {
    eyebrow: 'About Us',
    heading: 'A workshop that comes to the door',
    lead: '{years}+ years in Houston, {experience} in the trade, and the key machines ride in the van.',
  },
  highlights,

  story: {
    heading: 'Our story',
    paragraphs: [
      '{company} has worked in Houston since {since}. The crew’s trade is older than the company: we have worked on locks for {experience}. That matters, because the locks we are called to are rarely new. An old mortise lock in the Heights, a hook bolt in a strip-center storefront and last spring’s smart lock need different tools and different habits.',
      'We are mobile on purpose. A lock on a counter says little about why it fails; the door says it all. A deadbolt that needs your shoulder usually has a strike plate an eighth of an inch off. A storefront that will not latch usually has a worn pivot or a tired closer. So the workshop drives to the door: key machines, pins, cylinders, closers, and programmers for car keys.',
      'Houston has its own way with doors. Wood swells in the humidity, aluminum grows in the sun, closers run fast in August, and steel frames rust where the floor is mopped. Much of what people call a broken lock is one of these four. We look at the door before we say that you need a lock.',
      'Most jobs end smaller than people fear. Rekeying keeps the hardware and retires the old keys. Moving a strike costs less than a new lock. A lock that still works after we open it stays on the door. When a part has to be replaced, you hear which one, why, and for how much, before we begin.',
    ],
  },

  credentials: {
    heading: 'License, insurance and bond',
    lead: 'Ask any locksmith for these three before the door is opened. Here are ours.',
    license: {
      term: 'License',
      covers: '{covers}. Held by {holder}.',
      /** Before the link, and the link to where the State answers. */
      check: 'You can look up any locksmith’s license with the {licenseAuthority}.',
      lookUpAt: 'Look up {number} at the {authority}',
      lookUp: 'Look up {number}',
      copy: 'Copy the number',
      copied: 'Copied',
    },
    insurance: {
      term: 'Liability insurance',
      text: 'In case a door, a pane or a car is damaged while we work on it.',
    },
    bond: {
      term: 'Bond',
      text: 'Stands behind the people you hand your keys to.',
    },
    warranty: 'Labor carries a warranty of {warrantyDays} days: if what we fitted fails, we fix it.',
  },

  values: {
    heading: 'What we hold to',
    items: [
      {
        title: 'Integrity',
        text: 'You hear the price before a tool comes out. If a turn of a screw cures it, we do not sell you a lock.',
      },
      {
        title: 'Reliability',
        text: 'Someone answers at three in the morning, and the van that comes carries the common pins, cylinders and key blanks.',
      },
      {
        title: 'Expertise',
        text: 'We pick before we drill. And when a lock has to be drilled, we know where, and fit a new cylinder before we leave.',
      },
      {
        title: 'Community',
        text: 'We ask for proof before we open a door, because a locksmith who opens for anybody would open your neighbor’s too.',
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
    quote: 'Get a free quote',
  },
})
