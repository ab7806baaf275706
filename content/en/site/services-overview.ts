import type { ServiceSlug } from '#content/services.ts'
import { either, texts, type Written } from '#content/texts.ts'

type ServiceDetail = Readonly<{ name: Written; description: Written }>

const doesAll =
  '{does-residential}{does-commercial}{does-automobile}{does-emergency}{does-access-control}{does-door-services}{does-safe}{does-surveillance}'

const details = texts({
  residential: [
    {
      name: 'Move-in rekey',
      description:
        'Every cylinder of a house you have just bought or rented is set to one new key in one visit{workAsDescribed}.',
    },
    {
      name: 'Security walk-through',
      description:
        'We try each door and ground-floor window with you and list what to fix first, and what to leave alone{workAsDescribed}.',
    },
    {
      name: 'Garage and side gate locks',
      description:
        'The door from garage to kitchen gets a real deadbolt, the gate a lock that stands up to rain{workAsDescribed}.',
    },
    {
      name: 'Apartment turnover',
      description: either(
        'Landlords get units rekeyed between tenants, with the viewer and keyless bolt that Texas asks for{texas}{workAsDescribed}.',
        'Landlords get units rekeyed between tenants, and a list of who holds which key{workAsDescribed}.',
      ),
    },
    {
      name: 'Jamb reinforcement',
      description:
        'Long steel plates behind strike and hinges spread a kick over the stud instead of two inches of pine{workAsDescribed}.',
    },
  ],
  commercial: [
    {
      name: 'Key control',
      description:
        'We record every key that exists, who holds it and which door it turns, and number the next ones{workAsDescribed}.',
    },
    {
      name: 'Lever locks and mortise locks',
      description:
        'Grade 1 locks for corridors, with the function each room needs: office, storeroom, classroom, restroom{workAsDescribed}.',
    },
    {
      name: 'Tenant changes',
      description:
        'Suites and shops are rekeyed between two leases, so that the last tenant’s staff is locked out for good{workAsDescribed}.',
    },
    {
      name: 'Exit check',
      description:
        'We push every exit with you, find chains, slide bolts and dead latches, and fix what a fire marshal would object to{workAsDescribed}.',
    },
    {
      name: 'Padlocks and roll-down doors',
      description:
        'Shutters, cages, gates and containers get shrouded padlocks keyed to the ring you already carry{workAsDescribed}.',
    },
    {
      name: 'Restroom and privacy locks',
      description:
        'Keypads or occupied indicators for customer restrooms, that staff can open from outside{workAsDescribed}.',
    },
  ],
  automobile: [
    {
      name: 'All keys lost',
      description: either(
        'From VIN, registration and ID we cut and program a first key where the car stands, for most makes{workAsDescribed}{asksForProof}.',
        'From the VIN we cut and program a first key where the car stands, for most makes{workAsDescribed}.',
      ),
    },
    {
      name: 'Spare keys',
      description:
        'While one key works, a second takes little time, and both are tried in every lock{workAsDescribed}.',
    },
    {
      name: 'Remotes and key shells',
      description:
        'Worn buttons and cracked shells are replaced, and your own electronics move into the new case{workAsDescribed}.',
    },
    {
      name: 'Steering and ignition faults',
      description:
        'We tell a jammed steering lock from worn wafers or a failed switch before anything is replaced{workAsDescribed}.',
    },
    {
      name: 'Fleet keys',
      description:
        'Companies get spare keys for vans and trucks, tagged by unit and entered in a list{workAsDescribed}.',
    },
  ],
  emergency: [
    {
      name: 'House and apartment lockouts',
      description: either(
        'Front, back or garage door, opened after we have seen that you live there{workAsDescribed}{asksForProof}.',
        'Front, back or garage door, of a house or an apartment{workAsDescribed}.',
      ),
    },
    {
      name: 'Vehicle lockouts',
      description:
        'Cars, vans and trucks opened at the curb, in garages and beside the freeway{does-automobile}{workAsDescribed}.',
    },
    {
      name: 'After a burglary',
      description:
        'We get the door to close and lock before we leave, and plan the proper repair by daylight{workAsDescribed}.',
    },
    {
      name: 'Doors that won’t lock at closing time',
      description: either(
        'When the bolt misses its hole at nine at night{nights}, we come so that you can go home{workAsDescribed}.',
        'When the bolt misses its hole, we come so that you can go home{workAsDescribed}.',
      ),
    },
    {
      name: either('Night rekeying{nights}', 'Urgent rekeying'),
      description: either(
        'After a robbery, a dismissal or a separation, the old keys stop working the same night{nights}{workAsDescribed}.',
        'After a robbery, a dismissal or a separation, the old keys stop working before we leave{workAsDescribed}.',
      ),
    },
  ],
  'access-control': [
    {
      name: 'Single-door systems',
      description:
        'One reader, one strike and one controller for the door that matters, ready to grow later{workAsDescribed}.',
    },
    {
      name: 'Wireless locks',
      description:
        'Battery locks that report to a hub, after we test the radio through your actual walls{workAsDescribed}.',
    },
    {
      name: 'Gate entry',
      description:
        'Phone entry, long-range tags and keypads for vehicle gates, with a way in for the fire department{workAsDescribed}.',
    },
    {
      name: 'Takeover of an existing system',
      description:
        'We list which readers, cards and cables can stay, and take back the administrator login{workAsDescribed}.',
    },
    {
      name: 'Battery and power service',
      description: either(
        'Each May, before hurricane season{gulf}, backup batteries are tested under load and dated{workAsDescribed}.',
        'Once a year backup batteries are tested under load and dated{workAsDescribed}.',
      ),
    },
  ],
  'door-services': [
    {
      name: 'Storefront door repair',
      description:
        'Sagging aluminum doors are raised, re-hung on new pivots and lined up with their locks{workAsDescribed}.',
    },
    {
      name: 'Fire door check',
      description:
        'Label, gap, closer and latch are tried on each rated door, and failures noted with a photo{workAsDescribed}.',
    },
    {
      name: 'Accessible entrances',
      description:
        'Opening force, closing time, hardware height and threshold are measured against ADA figures{workAsDescribed}.',
    },
    {
      name: 'Frame repair',
      description:
        'Rusted feet, torn strike pockets and loose anchors are welded, plated or re-anchored{workAsDescribed}.',
    },
    {
      name: 'Restroom and stall hardware',
      description:
        'Closers, pulls, kick plates and latches that take wet hands and carts all day{workAsDescribed}.',
    },
  ],
  safe: [
    {
      name: 'Gun safes',
      description:
        'Dead keypads, lost codes and stuck handles, and anchoring so that the safe stays where it stands{workAsDescribed}.',
    },
    {
      name: 'Inherited safes',
      description: either(
        'With the papers of the estate we open what nobody knows the numbers to, and set new ones{workAsDescribed}{asksForProof}.',
        'We open what nobody knows the numbers to, and set new ones{workAsDescribed}.',
      ),
    },
    {
      name: 'Safe service',
      description:
        'Every few years the lock is cleaned, the bolts are greased, and the hinges and relockers are checked{workAsDescribed}.',
    },
    {
      name: 'Choosing a safe',
      description:
        'We compare fire and burglary labels, weight and floor with what you want to keep, before you buy{workAsDescribed}.',
    },
    {
      name: 'Removal of old safes',
      description:
        'A safe nobody can use is opened, emptied while you watch and taken out of the building{workAsDescribed}.',
    },
  ],
  surveillance: [
    {
      name: 'Shops and restaurants',
      description:
        'Entrance faces, registers and the back door, with a recorder locked where it stays cool{workAsDescribed}.',
    },
    {
      name: 'Homes',
      description:
        'Bell, driveway and back yard, aimed so that neighbors’ windows stay out of the picture{workAsDescribed}.',
    },
    {
      name: 'Yards and parking lots',
      description:
        'Poles, lighting and cable are surveyed first, and surge protection goes in at both ends{workAsDescribed}.',
    },
    {
      name: 'Moving to network cameras',
      description:
        'Old coax can often carry the new signal through adapters; we test each run before you buy cable{workAsDescribed}.',
    },
    {
      name: 'Camera check-up',
      description:
        'Lenses cleaned, clocks set, views compared with the first day, and last week played back{workAsDescribed}.',
    },
  ],
}) satisfies Record<ServiceSlug, readonly ServiceDetail[]>

export const servicesOverviewWords = texts({
  title: either(
    'Our services: locks, doors, cars, safes{does-door-services}{does-automobile}{does-safe} · {company}',
    'Our services · {company}',
  ),
  description: either(
    `Everything we do in {place}{mobile}: home and business locks, car keys, access control, doors, safes and cameras, with emergencies at any hour{nights}${doesAll}.`,
    'What {company} does in {city}, service by service: what it is, what it needs, and what to send us so that we bring the right parts.',
  ),
  hero: {
    heading: 'Locksmith services',
    lead: either(
      `Eight kinds of work, one call{mobile}${doesAll}. Within {radius} of downtown we bring the bench, the key machines and the parts to your door{carriesParts}.`,
      'We bring the tools and the parts to your door{carriesParts}. We drive up to {radius} from downtown.',
    ),
  },
  overview: {
    heading: 'One call for the lock and the door around it',
    paragraphs: [
      either(
        'A lock never works alone: it needs a frame that holds and a closer that brings the door home. Hire four companies, and each blames the other three. We do them all{does-door-services}{does-access-control}, so whoever finds the cause can also fix it.',
        'A lock never works alone: it needs a frame that holds and a closer that brings the door home. So we look at the whole door before anything is replaced.',
      ),
      either(
        'We don’t replace glass, wire a fire alarm or pour concrete, and we open nothing without proof that it is yours, shown before or right after. If another trade has to come first, you hear it before you pay for a visit.{limits}{asksForProof}{pricesFirst}',
        'We don’t replace glass, wire a fire alarm or pour concrete{limits}. We open nothing without proof that it is yours, shown before or right after{asksForProof}. If another trade has to come first, you hear it before you pay for a visit{pricesFirst}.',
      ),
    ],
  },
  categories: {
    heading: 'Pick the part that fails',
    more: 'More: {service}',
  },
  detailsHeading: 'The work in detail',
  detailsCount: '{count} jobs',
  details,
  closing: {
    heading: either(`Not sure which of the eight it is${doesAll}?`, 'Not sure what it is?'),
    text: either(
      'Tell us what the door, car or safe does{does-automobile}{does-safe}, and what it should do. Requests that can wait until the afternoon and are booked before {sameDayBefore} on a working day are done the same day.',
      'Tell us what it does, and what it should do. Requests that can wait until the afternoon and are booked before {sameDayBefore} on a working day are done the same day.',
    ),
    quote: 'Request a Quote',
    review: 'Leave a Review',
  },
})
