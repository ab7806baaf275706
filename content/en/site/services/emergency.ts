import type { ServiceWords } from '#content/service-words.ts'
import { either, texts } from '#content/texts.ts'

export const emergencyWords = texts({
  summary: either(
    'Locked out, broken into or key snapped off: someone answers at any hour{nights}.',
    'Locked out, broken into, or a key snapped off in the lock.',
  ),
  title: either(
    'Emergency locksmith in {place}, 24/7{nights} · {company}',
    'Emergency locksmith in {place} · {company}',
  ),
  description: either(
    'Locked out in {place}? We answer day and night{nights} and reach you in {arrival}. Houses, cars, shops and safes{does-automobile}{does-safe}. Call {phone}.',
    'Locked out in {place}? We answer day and night{nights}. We reach you in {arrival}. Houses, cars and shops{does-automobile}. Call {phone}.',
    'Locked out in {place}? We reach you in {arrival} while we are open{keepsHours}. Houses, cars and shops{does-automobile}. Call {phone}.',
  ),
  hero: {
    heading: 'Emergency locksmith',
    lead: either(
      'Locked out, broken into, key snapped off? Someone answers at any hour of any day{nights}. Our average response keeps within the {arrival} that we say on the phone, or under: {averageTime} by our own count. You hear the whole price before any work, and can say no{pricesFirst}.',
      'Locked out, broken into, key snapped off? Someone answers at any hour of any day{nights}, and our average response keeps within the {arrival} that we say on the phone. You hear the whole price before any work, and can say no{pricesFirst}.',
      'Locked out, broken into, key snapped off? Our average response keeps within the {arrival} that we say on the phone, or under: {averageTime} by our own count. You hear the whole price before any work, and can say no.{pricesFirst}',
      'Locked out, broken into, key snapped off? Someone answers at any hour of any day{nights}. Our average response keeps within the {arrival} that we say on the phone. You hear the whole price before any work, and can say no{pricesFirst}.',
    ),
    drawing: either(
      'A clock with the minutes from {arrivalFrom} to {arrivalTo} marked, and a van at a locked front door, its side cut away: key machine, drawers and key boards.',
      'A clock, and a van at a locked front door, its side cut away: key machine, drawers and key boards.',
    ),
  },
  /** As it stands for good, and by the clock of the visitor's visit: the browser fills in {time} and {day}. */
  arrival: {
    label: 'When we are there',
    call: 'You call',
    now: 'now',
    callAt: 'at {time}',
    door: 'We’re at your door{has-arrival}',
    arrival: either('in {arrival}{nights}', 'in {arrival}, while we are open{keepsHours}', 'in {arrival}'),
    by: 'by {time}',
    area: 'Within {arrivalRadius} of downtown. Farther out, we tell you on the phone.',
    hours: either('We work {bookedHours}.', 'We answer {officeHours}.'),
    closed: 'We are closed',
    closedNow: 'at the moment',
    open: 'We open',
    opens: '{day} at {time}',
    callPrice: either(
      'Service calls start at {homePrice} for homes and {businessPrice} for businesses.',
      'Service calls for homes start at {homePrice}.',
      'Service calls for businesses start at {businessPrice}.',
    ),
    danger: 'A child or a pet is locked in a car, or someone is in danger? Call 911 first.',
  },
  intro: {
    heading: 'First: is anyone in danger?',
    paragraphs: [
      either(
        'If a child, a pet or a person who needs help is locked in a car, call 911 before you call us. In Houston heat{houston} a closed car becomes deadly within minutes, and a fire crew breaks the glass without asking. Call 911 too if you find a window broken or a door pried open. Stay out, wait somewhere well lit, and let the police go through the rooms first.',
        'If a child, a pet or a person who needs help is locked in a car, call 911 before you call us. In the sun a closed car becomes deadly within minutes, and a fire crew breaks the glass without asking. Call 911 too if you find a window broken or a door pried open. Stay out, wait somewhere well lit, and let the police go through the rooms first.',
      ),
      either(
        'For everything else, call us and say where you are, what is locked, and what happened to the key. You hear when someone can be there before you decide. At the door we ask for proof that you belong there: an ID with the address, a lease, a car’s registration{does-automobile}{asksForProof}. If we opened doors without asking, we would open yours for a stranger{asksForProof}.',
        'For everything else, call us and say where you are, what is locked, and what happened to the key. You hear when someone can be there before you decide. At the door we ask for proof that you belong there: an ID with the address, or a lease{asksForProof}. If we opened doors without asking, we would open yours for a stranger{asksForProof}.',
      ),
    ],
  },
  cardsHeading: 'What happened?',
  cards: {
    'home-lockout': {
      title: 'Locked out at home',
      description:
        'The door fell shut, or the key is gone. We pick or bypass the lock first{picksFirst}. If it has to be drilled, you hear the reason and the price of the new cylinder before we start{pricesFirst}.',
      features: [
        'Pick and bypass before any drill{picksFirst}',
        'Papers inside{asksForProof}? Show them once it opens{asksForProof}',
        'Dead keypads woken with a 9-volt battery',
        'Rekeyed on the spot if keys are lost',
      ],
      drawing:
        'A front door, and larger the inside of its lock: a pick lifts the pins one by one while a tension tool leans on the plug.',
    },
    'car-lockout': {
      title: 'Locked out of the car',
      description:
        'Keys on the seat, or in a trunk that fell shut. An air wedge makes a gap, a long rod reaches the handle, without harming paint, seals or airbag wiring.',
      features: [
        'Child or pet inside: call 911 first',
        'In parking garages, driveways and at the roadside',
        'Lost keys cut and programmed, for most makes{does-automobile}',
        'Registration and ID compared at the car{asksForProof}',
      ],
      drawing:
        'A car door seen from the seat: an air wedge spreads its frame from the pillar, and a long rod reaches the inside handle.',
    },
    'business-lockout': {
      title: 'Locked out of the business',
      description: either(
        'The key broke, the manager is out of town, or the hook bolt stays out with customers waiting. We open storefronts, offices and back doors, then fix the cause so you can lock up tonight{nights}.',
        'The key broke, the manager is out of town, or the hook bolt stays out with customers waiting. We open storefronts, offices and back doors, then fix the cause so you can lock up again.',
      ),
      features: [
        'Authority confirmed with the owner by phone{asksForProof}',
        'Have the alarm code ready before we open',
        'Rolling gates, panic bars and electric locks too',
        'Jammed hook bolts freed, glass left whole',
      ],
      drawing:
        'A shop with its rolling gate on the way up, and the gate in section on its barrel: the lock in the bottom bar has drawn both bolts.',
    },
    'broken-keys': {
      title: 'Broken keys',
      description:
        'Half a key in the lock does not mean a broken lock. Leave the stub alone and keep the other half: we draw it out along its cuts and make a new key from both.',
      features: [
        'Thin extractors before pliers or drills{picksFirst}',
        either(
          'House, car, mailbox and padlock keys{does-automobile}',
          'House, mailbox, cabinet and padlock keys',
        ),
        'New key cut by depth from the halves',
        'We free the stiff lock that broke it, too',
      ],
      drawing:
        'A padlock cut through with a key snapped off inside: a hooked extractor lies along the stub and draws it out.',
    },
    'break-in-repair': {
      title: 'Break-in repair',
      description: either(
        'When the police are done, we make the door close and lock again the same night{nights}: new bolt and strike, a steel wrap around torn wood, a long plate along a split jamb.',
        'When the police are done, we make the door close and lock again: new bolt and strike, a steel wrap around torn wood, a long plate along a split jamb.',
      ),
      features: [
        'Police first: we touch nothing before them',
        'Photos and an itemized invoice for your insurer{itemizedInvoices}',
        'Split jambs held by long steel plates',
        'Every lock rekeyed whose key was inside',
      ],
      drawing:
        'A forced door made good: a steel plate wraps the split edge around lock and bolt, and long screws hold the new strike to the stud.',
    },
    'lost-or-stolen-keys': {
      title: 'Lost or stolen keys',
      description: either(
        'A stolen bag with keys and an address in it means a stranger can walk in. We rekey the door they would use first, then the others, and erase the car key{does-automobile}.',
        'A stolen bag with keys and an address in it means a stranger can walk in. We rekey the door they would use first, then the others.',
      ),
      features: [
        'House and car key in one visit{does-automobile}',
        'Garage remotes cleared from the opener',
        'Keypad codes changed along with the keys',
        'Insurance or police report number on the invoice',
      ],
      drawing: 'A key ring with one key gone, shown dotted, and in its place a new key with other cuts.',
    },
  },
  action: {
    heading: 'Call now, type later',
    text: either(
      'A call is faster than any form. Service calls start at {homePrice} for homes and {businessPrice} for businesses. If it can wait until morning{nights}, send us the details and a photo instead.',
      'A call is faster than any form. Service calls start at {homePrice} for homes and {businessPrice} for businesses. If it can wait, send us the details and a photo instead.',
      'A call is faster than any form. Service calls for homes start at {homePrice}. Service calls for businesses start at {businessPrice}. If it can wait, send us the details and a photo instead.',
    ),
    contact: 'Get a Quote',
  },
}) satisfies ServiceWords<'emergency'>
