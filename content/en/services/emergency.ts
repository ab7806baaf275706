import type { ServiceWords } from '../../service-words.ts'
import { arrivalInWords } from '../arrival-window.ts'

export const emergencyWords: ServiceWords<'emergency'> = {
  summary: 'Locked out, broken in or key snapped: somebody answers at any hour.',
  title: (profile) => `Emergency locksmith in ${profile.city}, 24/7 · ${profile.name}`,
  description: (profile) =>
    `Locked out in ${profile.city}? We answer day and night and reach you in ${arrivalInWords(profile.emergencyArrival)} on average. Houses, cars, shops and safes. Call ${profile.dispatch.display}.`,
  hero: {
    heading: 'Emergency',
    lead: (profile) =>
      `Locked out, broken in, key snapped off? Somebody answers at any hour of any day, and our average response is ${arrivalInWords(profile.emergencyArrival)}. You know the price before we drive.`,
    drawing:
      'A clock with the minutes from twenty to thirty marked, and a van at a locked front door, its side cut away: key machine, drawers and key boards.',
  },
  intro: {
    heading: 'First: is anybody in danger?',
    paragraphs: [
      'If a child, a pet or a person who needs help is locked in a car, call 911 before you call us. In Houston heat a closed car becomes deadly within minutes, and a fire crew breaks glass sooner than we can park. Call 911 too if you find a window broken or a door pried open. Stay out, wait where there is light, and let the police go through the rooms first.',
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
        'A pin-tumbler lock being picked: a tension wrench turns the plug a little while a pick lifts the last pin to the shear line.',
    },
    'car-lockout': {
      title: 'Locked out of the car',
      description:
        'Keys on the seat, or in a trunk that fell shut. An air wedge makes a gap, a long rod reaches the handle, and paint, seal and airbag wiring are left as they were.',
      features: [
        'Child or pet inside: call 911 first',
        'Parking garages, stadium lots and freeway exits',
        'Lost keys cut and programmed on the spot',
        'Registration and ID compared at the car',
      ],
      drawing:
        'The upper corner of a car door: an inflated wedge holds a narrow gap, and a long rod reaches through it to the inside handle.',
    },
    'business-lockout': {
      title: 'Locked out of the business',
      description:
        'The key broke, the manager is out of town, or the hook bolt stays out with customers waiting. We open storefronts, offices and back doors, then cure the cause so that you can lock tonight.',
      features: [
        'Authority confirmed with the owner by phone',
        'Alarm code at hand before the door moves',
        'Panic bars and electric locks too',
        'Jammed hook bolts freed, glass left whole',
      ],
      drawing:
        'A storefront door with its hook bolt jammed in the frame; a thin tool works at the cylinder’s cam to draw it back.',
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
        'A plug in section with a broken key stub in it: a thin barbed extractor lies along the cuts and pulls the stub outward.',
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
        'A door frame split at the strike, and the same frame repaired: a long steel plate with screws into the stud bridges the crack.',
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
      drawing:
        'A key ring with house key, car key and garage remote, each crossed by a line; beside it a new key with other cuts.',
    },
  },
  action: {
    heading: 'Call now, type later',
    text: (profile) =>
      `A call is faster than any form. Service calls start at ${profile.serviceCall.residential} for homes and ${profile.serviceCall.commercial} for businesses. If it can wait until morning, send us the details and a photo instead.`,
    contact: 'Get a Quote',
  },
}
