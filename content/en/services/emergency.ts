import type { ServiceWords } from '#content/services.ts'
import { arrivalInWords } from '../hours.ts'

export const emergencyWords: ServiceWords<'emergency'> = {
  summary: 'Locked out, broken in or key snapped: somebody answers at any hour.',
  title: (profile) => `Emergency locksmith in ${profile.city}, 24/7 · ${profile.name}`,
  description: (profile) =>
    `Locked out in ${profile.city}? We answer day and night and reach you in ${arrivalInWords(profile.emergencyArrival)}. Houses, cars, shops and safes. Call ${profile.dispatch.display}.`,
  hero: {
    heading: 'Emergency locksmith',
    lead: (profile) =>
      `Locked out, broken in, key snapped off? Somebody answers at any hour of any day, and our average response keeps within the ${arrivalInWords(profile.emergencyArrival)} that we say on the phone. You know the price before we drive.`,
    drawing:
      'A clock with the minutes from twenty to thirty marked, and a van at a locked front door, its side cut away: key machine, drawers and key boards.',
  },
  intro: {
    heading: 'First: is anybody in danger?',
    paragraphs: [
      'If a child, a pet or a person who needs help is locked in a car, call 911 before you call us. In Houston heat a closed car becomes deadly within minutes, and a fire crew breaks the glass without a question. Call 911 too if you find a window broken or a door pried open. Stay out, wait where there is light, and let the police go through the rooms first.',
      'For everything else, call us and say where you are, what is locked, and what happened to the key. You hear a price and a time before the van moves. At the door we ask for proof that you belong there: an ID with the address, a lease, a car’s registration. If we opened doors without asking, we would open yours for a stranger.',
    ],
  },
  cardsHeading: 'What happened?',
  cards: {
    'home-lockout': {
      title: 'Locked out at home',
      description:
        'The door fell shut, or the key is gone. We pick or bypass the lock first. If it has to be drilled, you hear the reason and the price of the new cylinder before we start.',
      features: [
        'Pick and bypass before any drill',
        'Papers inside? Show them once it opens',
        'Dead keypads woken with a 9-volt battery',
        'Rekeyed on the spot if keys are lost',
      ],
      drawing:
        'A front door, and larger the inside of its lock: a pick lifts the pins one by one while a tension tool leans on the plug.',
    },
    'car-lockout': {
      title: 'Locked out of the car',
      description:
        'Keys on the seat, or in a trunk that fell shut. An air wedge makes a gap, a long rod reaches the handle, and paint, seal and airbag wiring are left as they were.',
      features: [
        'Child or pet inside: call 911 first',
        'Parking garages, stadium lots and freeway exits',
        'Lost keys cut and programmed, for most makes',
        'Registration and ID compared at the car',
      ],
      drawing:
        'A car door seen from the seat: an air wedge spreads its frame from the pillar, and a long rod reaches the inside handle.',
    },
    'business-lockout': {
      title: 'Locked out of the business',
      description:
        'The key broke, the manager is out of town, or the hook bolt stays out with customers waiting. We open storefronts, offices and back doors, then cure the cause so that you can lock tonight.',
      features: [
        'Authority confirmed with the owner by phone',
        'Alarm code at hand before the door moves',
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
        'Thin extractors before pliers or drills',
        'House, car, mailbox and padlock keys',
        'New key cut by depth from the halves',
        'The stiff lock that broke it freed too',
      ],
      drawing:
        'A padlock cut through with a key snapped off inside: a hooked extractor lies along the stub and draws it out.',
    },
    'break-in-repair': {
      title: 'Break-in repair',
      description:
        'When the police are done, we make the door close and lock again the same night: new bolt and strike, a steel wrap around torn wood, a long plate along a split jamb.',
      features: [
        'Police first: nothing is touched before them',
        'Photos and an itemized invoice for your insurer',
        'Split jambs held by long steel plates',
        'Every lock rekeyed whose key was inside',
      ],
      drawing:
        'A forced door made good: a steel plate wraps the split edge around lock and bolt, and long screws hold the new strike to the stud.',
    },
    'lost-or-stolen-keys': {
      title: 'Lost or stolen keys',
      description:
        'A stolen bag with keys and an address in it means that a stranger can walk in. We rekey the door they would use first, then the others, and erase the car key.',
      features: [
        'House and car key in one visit',
        'Garage remotes cleared from the opener',
        'Keypad codes changed along with the keys',
        'Insurance or police report number on the invoice',
      ],
      drawing: 'A key ring with one key gone, shown dotted, and in its place a new key with other cuts.',
    },
  },
  action: {
    heading: 'Call now, type later',
    text: (profile) =>
      `A call is faster than any form. Service calls start at ${profile.serviceCall.residential} for homes and ${profile.serviceCall.commercial} for businesses. If it can wait until morning, send us the details and a photo instead.`,
    contact: 'Get a Quote',
  },
}
