import type { ServiceWords } from '#content/service-words.ts'
import { either, texts } from '#content/texts.ts'

export const safeWords = texts({
  summary: 'Safes opened, repaired, recoded, moved and bolted down, from gun safes to drop safes.',
  title: 'Safe locksmith in {place} · {company}',
  description:
    'Safe opening, combination changes, keypad locks, bolt work, moving and anchoring in {place}. Labor under warranty for {warranty}.',
  hero: {
    heading: 'Safe locksmith',
    lead: either(
      'Home safes, gun safes, file safes and drop safes: opened with as little harm as the lock allows, recoded, repaired, moved and bolted down{picksFirst}. Labor is under warranty for {warranty}.',
      'Home safes, gun safes, file safes and drop safes: opened with as little harm as the lock allows, recoded, repaired, moved and bolted down{picksFirst}.',
      'Home safes, gun safes, file safes and drop safes: opened, recoded, repaired, moved and bolted down. Labor is under warranty for {warranty}.',
    ),
    drawing:
      'A safe’s door from inside without its cover: the wheels and fence of the combination lock, the bolts on their carry bar, and the relocker.',
  },
  intro: {
    heading: 'What the label on the door promises',
    paragraphs: [
      'Two ratings get confused. A fire rating says how long paper survives in a furnace; it says nothing about crowbars. A burglary rating says how long the safe held out against experts: TL-15 stands for fifteen minutes of tools at work on the door, TL-30 for thirty. Many gun safes carry the RSC mark instead, a far lighter test. Send us a photo of the label, and we tell you what yours was built for and what should not be kept in it{workAsDescribed}.',
      either(
        'If yours does not open, stop guessing. A keypad counts wrong codes and then refuses to listen for minutes, and force on the handle bends the parts behind it. We ask for proof that the safe is yours to open, rule out battery, dial and handle, and try manipulation where the lock allows it. If we drill, it is one planned hole, closed afterward with hardened steel.{asksForProof}{picksFirst}',
        'If yours does not open, stop guessing. A keypad counts wrong codes and then refuses to listen for minutes, and force on the handle bends the parts behind it. We ask for proof that the safe is yours to open{asksForProof}. We rule out battery, dial and handle, and try manipulation where the lock allows it{picksFirst}. If we drill, it is one planned hole, closed afterward with hardened steel{picksFirst}.',
      ),
    ],
  },
  cardsHeading: 'What we do on safes and vault doors',
  cards: {
    'safe-opening': {
      title: 'Safe opening',
      description:
        'Lost combination, dead keypad, a bolt that won’t pull back. We rule out dialing faults, then try manipulation{picksFirst}. If a drill is needed, it makes one small hole, repaired so you can keep using the safe{picksFirst}.',
      features: [
        'Ownership checked before the dial turns{asksForProof}',
        'Battery, dial and handle ruled out first',
        'Relockers located, so that drilling misses them{picksFirst}',
        either(
          'Estate and eviction openings with the papers seen{asksForProof}',
          'Estate and eviction openings',
        ),
      ],
      drawing:
        'The wheel pack of a combination lock pulled apart along its spindle: all gates stand at the top, so the fence can fall in.',
    },
    'combination-changes': {
      title: 'Combination changes',
      description:
        'Someone left who knew the numbers, or the factory code was never changed. We set the wheels with a change key and try the new numbers three times while the door stands open.',
      features: [
        'Three-wheel and four-wheel dial locks',
        'You choose and dial the numbers yourself',
        'Birthdays and unreliable number pairs avoided',
        'UL 768 Group 2M dials, harder to manipulate',
      ],
      drawing:
        'One wheel of a combination lock: the change key frees its toothed hub, and the ring goes round to the new number.',
    },
    'electronic-locks': {
      title: 'Electronic safe locks',
      description:
        'A keypad is quick and can keep several codes; a dial needs no battery for decades. Many safe locks share one screw pattern, so one kind can often take the other’s place.',
      features: [
        'Manager and user codes, delay on request',
        'UL 2058 Type 1 locks for business safes',
        'A fresh alkaline battery first, always',
        'Your old dial handed back, in case you miss it',
      ],
      drawing:
        'An electronic safe lock pulled apart: keypad outside, its cable through the door, motor and bolt inside.',
    },
    'bolt-work-repair': {
      title: 'Bolt work repair',
      description:
        'The handle turns but the bolts stay, or come only half. Behind the door plate, cams, bars and links bend when someone leans on the handle. We straighten or replace them and set them true.',
      features: [
        'Bent bars, sheared pins and loose links',
        'Sagging doors raised, so that bolts clear',
        'Relockers reset after a hard slam',
        'Light grease on bolts, none in the lock',
      ],
      drawing:
        'The inside of a safe’s door: the small bolt of the lock stands behind the bolt carrier, so that the bolts cannot go back.',
    },
    'moving-and-anchoring': {
      title: 'Moving and anchoring',
      description:
        'A safe that two people can lift is a box with a handle for someone else. We move yours with jack, dolly and planks, and bolt it through its floor into the concrete.',
      features: [
        'Stairs, floors and doorways measured before moving day',
        'Post-tension slabs never drilled without locating cables',
        'Placed above likely flood water where possible',
        'You empty it; nobody sees what was in it',
      ],
      drawing:
        'A safe on a hand truck, and the same safe in section: an anchor through its floor grips the concrete.',
    },
    'depository-safes': {
      title: 'Drop and depository safes',
      description:
        'Cash goes in through a slot or hopper, and only a manager takes it out. We fix baffles, hoppers and time-delay locks, so nobody can fish cash out and nobody can be rushed.',
      features: [
        'Rotary hoppers and front drops rebuilt',
        'Two codes or two keys for joint opening',
        'Time delay that staff cannot switch off',
        'Codes changed the day a manager leaves',
      ],
      drawing:
        'A drop safe in section: the drum takes an envelope, turns, and drops it past toothed baffles that nothing can be pulled up through.',
    },
  },
  action: {
    heading: 'Photograph the dial and the label',
    text: 'A photo of the dial or keypad and one of the label on the door’s edge tell us the lock, the maker and the rating. Book before {sameDayBefore} on a working day, and we come the same day, unless the lock needs a part that has to be ordered.',
    contact: 'Get a Quote',
  },
}) satisfies ServiceWords<'safe'>
