import type { ServiceWords } from '#content/service-words.ts'
import { either, texts } from '#content/texts.ts'

export const automobileWords = texts({
  summary: 'Keys cut and programmed where the car stands, and locks and ignitions repaired.',
  title: 'Car keys and auto locksmith in {place} · {company}',
  description:
    'Car keys cut to code, transponders and fobs programmed, ignitions and door locks repaired where your car stands in {place}. No tow for most makes.',
  hero: {
    heading: 'Automotive locksmith',
    lead: 'Keys cut and programmed where the car stands, in a driveway, a garage or a parking lot, without a tow for most makes. Have your VIN and registration ready{asksForProof}.',
    drawing:
      'A car’s front door with its skin taken off: key, cylinder and rods lead to the latch at the edge, and a motor’s scissor arms lift the window.',
  },
  intro: {
    heading: 'A car key is two keys in one',
    paragraphs: [
      'The blade turns the lock. The chip in the head answers the car: a coil around the ignition wakes it, and the engine is allowed to run only if the answer is one that the car was taught. A key that is cut but not programmed opens the door and starts nothing. So we bring two machines, one that cuts and one that talks to the car{carriesParts}. For a few makes the code or the part comes from the dealer alone. Then we say so on the phone and save you the visit.',
      'Before we make a key we compare your registration or title with your ID{asksForProof}. It takes a minute, and it is why nobody else gets a key to your car from us{asksForProof}. If the papers are in the glove box, we open the door with you standing there, and you show them then{asksForProof}. And if one key still works, order the spare now: copying from a working key is far less work than making one from nothing.',
    ],
  },
  cardsHeading: 'What we do for cars, bikes and trucks',
  cards: {
    'keys-cut-to-code': {
      title: 'Keys cut to code',
      description:
        'Nothing left to copy? The code that belongs to your VIN, or the wafers in the door lock, give the depths the factory cut. We cut to those and not to a worn copy.',
      features: [
        'Edge-cut and laser-cut blades',
        'Cut by depth numbers, not traced from wear',
        'Registration and ID compared before cutting{asksForProof}',
        'Tried in door, trunk and ignition',
      ],
      drawing:
        'A car key under the cutter: each digit of its code is the depth of one cut, at a set distance from the next.',
    },
    'transponder-keys': {
      title: 'Transponder keys',
      description:
        'The chip is taught to the car through the diagnostic port below the dash. Where a car allows no other way once every key is lost, we read the EEPROM, the memory chip of its immobilizer.',
      features: [
        'Chip cloned where the car accepts a copy',
        'Lost keys erased from the car’s memory',
        'Spare added while one key still works',
        'Started several times before we leave',
      ],
      drawing:
        'A transponder key before the ignition: the field of the ring coil wakes the chip in the key’s head, and the chip answers.',
    },
    'proximity-fobs': {
      title: 'Proximity fobs',
      description:
        'A push-button car searches for its fob through antennas in doors and cabin. We match fobs by part number and FCC ID, because two that look alike may speak on different frequencies.',
      features: [
        'FCC ID on the back compared, frequency measured',
        'Rolling codes paired, every button tried',
        'Emergency blade cut for the dead-battery day',
        'Missing fobs deleted, so they start nothing',
      ],
      drawing:
        'A car in plan with the zones in which its antennas hear the fob, and the fob with its hidden emergency blade.',
    },
    'ignition-cylinders': {
      title: 'Ignition cylinders',
      description:
        'A key that must be jiggled, sticks or will not come out usually means worn wafers. We take the cylinder out, replace what is worn and keep it on the key you carry.',
      features: [
        'Steering lock and shifter ruled out first',
        'One key for doors and ignition afterward',
        'Broken blades drawn from the keyway',
        'Worn key recut to its original depths',
      ],
      drawing:
        'The face of an ignition lock with the key’s positions, and its plug with the wafers that the right key must draw in.',
    },
    'door-and-trunk-locks': {
      title: 'Door and trunk locks',
      description:
        'The remote does all the work for years, so the cylinder seizes unnoticed until the battery dies. We free or replace it, replace rods and clips behind the panel, and set it to your key.',
      features: [
        'Corroded cylinders freed or rebuilt',
        'Broken rods, clips and tailpieces replaced',
        'Trunks opened with the keys inside',
        'Screwdriver damage from a break-in repaired',
      ],
      drawing:
        'A car door from inside without its lining: the lock’s lever pulls a rod, the pawl frees the fork, and the fork lets go of the door.',
    },
    'motorcycles-and-trucks': {
      title: 'Motorcycles, trucks and trailers',
      description: either(
        'Motorcycles, box trucks, trailers, campers and boats have locks too, and few shops stock their blanks. We cut by code or by reading the lock, and change those that salt air has eaten{gulf}.',
        'Motorcycles, box trucks, trailers, campers and boats have locks too, and few shops stock their blanks. We cut by code or by reading the lock, and change those that rust has eaten.',
      ),
      features: [
        'Ignition, tank, seat and helmet locks',
        'Toolboxes, bed covers and camper shells',
        'Sleeper cabs, cargo doors and hitch locks',
        'Fleet vans keyed alike on request',
      ],
      drawing: 'A pickup truck and a motorcycle, each above its own kind of key.',
    },
  },
  action: {
    heading: 'Year, make, model, and where it stands',
    text: 'With these and a photo of the key, if one is left, we tell you whether we can make that key before anyone drives out. You hear the whole price before any work, and can say no{pricesFirst}. If it must be today, call.',
    contact: 'Get a Quote',
  },
}) satisfies ServiceWords<'automobile'>
