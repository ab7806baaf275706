import type { ServiceWords } from '#content/service-words.ts'
import { either, texts } from '#content/texts.ts'

export const commercialWords = texts({
  summary: 'Master keys, panic bars, storefront locks and changeable cores for shops, offices and landlords.',
  title: 'Commercial locksmith in {place} · {company}',
  description:
    'Master key systems, panic bars, storefront locks and interchangeable cores for businesses in {place}. Service calls from {businessPrice}.',
  hero: {
    heading: 'Commercial locksmith',
    lead: either(
      'Offices, strip-center shops, warehouses, clinics and apartment communities. Service calls start at {businessPrice}, and we can work while you are closed{nights}, so that no customer steps over our tools.',
      'Offices, strip-center shops, warehouses, clinics and apartment communities. Service calls start at {businessPrice}. We can work while you are closed{nights}, so that no customer steps over our tools.',
    ),
    drawing:
      'A master key system as a tree: the grand master key opens every lock, two master keys a branch each, and six change keys one cylinder each.',
  },
  intro: {
    heading: 'Locked toward the alley, open from inside',
    paragraphs: [
      'A business door has two duties that pull against each other. It keeps people out, and in a fire it lets everyone out: without a key, a tool or an explanation. The building code says so, and so does NFPA 101, the Life Safety Code. We choose hardware that does both, and we tell you when the hardware on the door now fails one of them, such as a slide bolt above a panic bar{workAsDescribed}.',
      'The rest is keys. You want to know who can open what, take that away when someone leaves, and not buy forty locks to do it. That is planned on paper before anything is pinned: a schedule of keys and doors, a keyway whose blanks are not sold to kiosks, and cores that your own manager can change{workAsDescribed}. You get the schedule too, so that you never depend on us to read it{workAsDescribed}.',
    ],
  },
  cardsHeading: 'What we do for businesses',
  cards: {
    'master-keys': {
      title: 'Master key systems',
      description:
        'Each key opens its own doors; one guarded key opens them all. We work the system out on paper with room to grow, so that no tenant’s key ever turns another tenant’s lock.',
      features: [
        'A schedule by door and holder, yours to keep',
        'Restricted keyway that kiosks have no blanks for',
        'As few levels as your building needs',
        'Keys stamped with numbers, never with addresses',
      ],
      drawing:
        'One chamber of a cylinder with two different keys, seen along the plug: with each key another end of the master pin stands on the shear line.',
    },
    'exit-devices': {
      title: 'Panic bars and exit devices',
      description:
        'One push opens the door, whatever is locked outside. We install and repair rim, mortise and vertical-rod bars tested to UL 305, and fix those that were chained or tied down.',
      features: [
        'Fire-rated bars for doors with a fire label',
        'Rods aligned so that both latches catch',
        'Key dogging for busy hours, except on fire doors',
        'Exit alarms for doors onto the alley',
      ],
      drawing:
        'A panic bar from above: the pressed pad turns two cranks, and their rod tips the latch off the strike on the frame.',
    },
    'storefront-locks': {
      title: 'Storefront locks',
      description:
        'Narrow aluminum doors need narrow locks: hook bolts, deadlatches and cylinders with the right cam. We replace what is worn inside the stile and reset the pivots, so that the bolt lands.',
      features: [
        'Backset measured: 31/32, 1-1/8 or 1-1/2 inches',
        'Setscrew and guard ring against unscrewed cylinders',
        'Deadlatch with a paddle for one-motion exit',
        'Matching faceplates, so the stile stays uncut',
      ],
      drawing:
        'A narrow aluminum stile with its lock cut open: the long bolt swings out of the stile into the jamb.',
    },
    'interchangeable-cores': {
      title: 'Interchangeable cores',
      description:
        'A control key draws the whole core out of the lock, and a spare one goes in. When a key is missing, your own manager changes the door in about a minute.',
      features: [
        'SFIC: small figure-eight cores, shared by many makers',
        'LFIC: larger cores that fit one maker’s locks',
        'Spare cores pinned and labeled in advance',
        'Control key kept apart from the daily ring',
      ],
      drawing:
        'The control key has turned the lug of a figure-eight core inward, and the whole core comes out of its housing.',
    },
    'high-security-cylinders': {
      title: 'High-security cylinders',
      description:
        'Cylinders listed to UL 437 are tested against picking, drilling, prying and pulling. Many add a sidebar that must line up like the pins. They make sense on a strong door with something behind it.',
      features: [
        'Copies cut only for names on your card',
        'Hardened pins and inserts that blunt a drill',
        'Mortise, rim and deadbolt housings installed',
        'Weak frames named first: steel before cylinders',
      ],
      drawing:
        'A cylinder seen along its plug: slanted cuts on the key turn each pin until its groove lets the sidebar in.',
    },
    'cabinet-locks': {
      title: 'Desk and cabinet locks',
      description:
        'Desks, files, lockers, display cases, medicine and cash drawers. The code on the lock’s face is often enough to cut a key; where it is gone we open, read the wafers or replace.',
      features: [
        'A whole room of drawers keyed alike',
        'Bars and hasps for files without locks',
        'Ratchet and plunger locks for glass cases',
        'Keys by code while you wait',
      ],
      drawing:
        'A cam lock taken apart along its axis: key, wafer cylinder, drawer front, nut, cam and screw.',
    },
  },
  action: {
    heading: 'Count the doors, photograph the locks',
    text: either(
      'A list of doors with a photo of each lock is enough to start. You hear the whole price before any work, and can say no{pricesFirst}. Your landlord may ask for papers: we carry {insurance} of liability insurance and a {bond} bond.',
      'A list of doors with a photo of each lock is enough to start. You hear the whole price before any work, and can say no{pricesFirst}. Your landlord may ask for papers: we carry {insurance} of liability insurance. We are bonded for {bond}.',
    ),
    contact: 'Get a Quote',
  },
}) satisfies ServiceWords<'commercial'>
