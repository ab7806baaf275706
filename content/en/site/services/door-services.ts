import type { ServiceWords } from '#content/service-words.ts'
import { either, texts } from '#content/texts.ts'

export const doorServicesWords = texts({
  summary: 'Closers, hinges, pivots, frames and operators, so that the lock has a door to lock.',
  title: 'Commercial door services in {place} · {company}',
  description:
    'Door closers, pivots, hollow metal and glass doors, automatic operators and seals, repaired for businesses in {place}. From {businessPrice}.',
  hero: {
    heading: 'Commercial door services',
    lead: either(
      'Doors that slam, drag, bounce open or stay open. We fix closers, hinges, pivots, frames and operators, from {businessPrice} for the service call.',
      'Doors that slam, drag, bounce open or stay open. We fix closers, hinges, pivots, frames and operators.',
    ),
    drawing:
      'A commercial door taken apart along one axis: frame, hinges, leaf, closer and panic bar, with the threshold below.',
  },
  intro: {
    heading: 'The lock is usually the last part to fail',
    paragraphs: [
      'Your front door works harder than anything else in the building. First the closer leaks, or runs fast because the heat has thinned its oil. Then the slamming wears the pivots, the door sags, and one evening the bolt no longer finds its hole. People call about the lock. We start at the other end and fix the closer, the pivots, the alignment and the lock, in that order, because a new lock in a sagging door fails the same way{workAsDescribed}.',
      either(
        'Two rules are worth knowing. Under the ADA and the Texas Accessibility Standards{texas}, an interior hinged door must open with no more than 5 pounds of force, fire doors excepted, and its closer must take at least five seconds from 90 degrees to 12 short of the latch. And a fire-rated door must close and latch by itself every time, so a wedge or a kick-down holder is not allowed on it. We measure the first with a gauge and try the second with our hands{workAsDescribed}.',
        'Two rules are worth knowing. Under the ADA, an interior hinged door must open with no more than 5 pounds of force, fire doors excepted, and its closer must take at least five seconds from 90 degrees to 12 short of the latch. And a fire-rated door must close and latch by itself every time, so a wedge or a kick-down holder is not allowed on it. We measure the first with a gauge and try the second with our hands{workAsDescribed}.',
      ),
    ],
  },
  cardsHeading: 'What we do on commercial doors',
  cards: {
    'hollow-metal-doors': {
      title: 'Hollow metal doors',
      description:
        'Steel doors and frames for back entrances, stairs and stockrooms. We hang new ones, cut out and rebuild rusted frame feet, cover old lock holes with plates and keep fire labels readable.',
      features: [
        '18, 16 or 14 gauge, chosen by the abuse',
        'Frames anchored in masonry or steel studs',
        'Fire-rated doors never drilled without checking',
        'Latch guards where doors swing outward',
      ],
      drawing:
        'A steel door and its frame from above, cut through: two skins over a paper core, and the latch in the frame’s strike.',
    },
    'door-closers': {
      title: 'Door closers',
      description:
        'Three valves decide how a door moves: sweep, latch and backcheck. We set them for the season, size the spring for door and wind, and replace bodies that have begun to leak.',
      features: [
        '5 pounds to open, on interior accessible doors',
        'Five seconds or more from 90 to 12 degrees',
        'Fire doors held open by alarm-released magnets only',
        'Surface, concealed and floor-mounted closers',
      ],
      drawing:
        'A door closer from above, cut open: arm, pinion, rack and spring, and the valves that slow the way back.',
    },
    'hinges-and-pivots': {
      title: 'Hinges and pivots',
      description:
        'A door that scrapes, or must be lifted before it locks, hangs on worn hinges or pivots. We shim or replace them, or install a continuous hinge that carries the weight along the whole edge.',
      features: [
        'Offset and center pivots for aluminum doors',
        'Fixed pins or studs on outward-swinging doors',
        'Stripped screw holes rebuilt in steel and wood',
        'Bolt and strike lined up again',
      ],
      drawing:
        'A five-knuckle hinge with its pin drawn out, and a floor pivot that carries a door on ball bearings.',
    },
    'glass-doors': {
      title: 'Frameless glass doors',
      description:
        'Frameless doors hang on clamped fittings and a floor closer. Tempered glass can never be cut or drilled after it is made, so each lock has to match the notches that are there.',
      features: [
        'Patch locks and locks in the bottom rail',
        'Floor closers adjusted, sealed or replaced',
        'Doors that stop square at center again',
        'Broken panes measured for your glazier',
      ],
      drawing:
        'The foot of frameless glass doors: clamped fittings, a closer in the floor, and a bolt that drops into the floor.',
    },
    'automatic-operators': {
      title: 'Automatic operators',
      description:
        'A push plate, and the door opens for people who can’t use their hands. We install and service low-energy operators to ANSI/BHMA A156.19, which limits their speed and force, and refer sliding doors to their makers.',
      features: [
        'Push plates placed within wheelchair reach',
        'Opening speed and force set and measured',
        'Electric latch released before the motor moves',
        'Opens by hand when power is out',
      ],
      drawing:
        'The header above a door cut open: a motor and bevel gears turn the arm; a sensor watches, and a push plate asks.',
    },
    'thresholds-and-seals': {
      title: 'Thresholds and seals',
      description:
        'Rain under the door, cold air out of it, roaches through the corner. We install thresholds, sweeps, gaskets and drop seals, and check that the door still latches against them.',
      features: [
        'Thresholds of half an inch at accessible entrances',
        'Brush or rubber sweeps cut to the gap',
        'Smoke gaskets listed for fire-rated doors',
        'Strips for the gap between paired doors',
      ],
      drawing:
        'The foot of an outside door cut through: sweep and flexible lips close on the threshold, and rain runs off it.',
    },
  },
  action: {
    heading: 'Two photos: the closer and the gap',
    text: 'Photograph the closer with its arm and the gap beside the latch, and we bring the right parts. Door work is booked {bookedHours}. A door that won’t lock tonight is an emergency at any hour{nights}{does-emergency}.',
    contact: 'Request a Consultation',
  },
}) satisfies ServiceWords<'door-services'>
