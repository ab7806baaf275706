import type { ServiceSlug } from '#content/services.ts'
import { either, texts, type Written } from '#content/texts.ts'

export const pageDrawingWords = texts({
  services:
    'The van from behind with both doors open: boring tools and key blanks on the doors, closers and a programmer on the shelves, a vise and a machine cutting a key on the bench, drawers and a pin kit below.',
  about:
    'A lock being rekeyed. A follower has pushed the plug out and holds the driver pins and their springs in the shell; in the plug, five key pins stand on the cuts of the key and end flush. Below, a rack of pins, tweezers lifting one of them, and a file.',
  brands:
    'Five keys fanned out on one rod, each with a bow and a keyway of its own shape: four uncut blanks, and one in the middle that is cut.',
  prices:
    'A list on a clipboard, ticked line by line down to its sum, and beside it a key ring with a tag and a key.',
  faq: 'A front door drawn like a patent: its parts, among them frame, deadbolt, lever, hinges and threshold, each with a numeral and a line to it.',
  contact: either(
    'A telephone handset on a coiled cord that leads to two lines: dispatch, which reaches the van at any hour, and the office, which books an appointment in a calendar.{nights}{has-officePhone}',
    'A telephone handset on a coiled cord that leads to two lines: one reaches the van, the other books an appointment in a calendar.{has-officePhone}',
    'A telephone handset on a coiled cord: a call reaches the van, or books an appointment in a calendar.',
  ),
  blog: 'An open notebook. On the left, notes and a measured key; on the right, a lever lock halfway through its throw, its backset marked, and the pencil that draws it.',
  reviews: either(
    'Five keys on a board of hooks, each with a tag that says what it opened: a house, a car, a safe, a storefront, a mailbox.{does-automobile}{does-safe}{does-commercial}',
    'Keys on a board of hooks, each with a tag that says what it opened, a house or a mailbox among them.',
  ),
})

export const categoryDrawingWords = texts({
  residential:
    'Edge of a front door: a deadbolt thrown into the frame, below it a lever handle with its spring latch.',
  commercial:
    'Storefront doors with panic bars, whose rods run to a latch at the head and a bolt at the threshold.',
  automobile:
    'A car’s remote key with three buttons, the transponder chip in its head, and a blade with a milled track.',
  emergency: either(
    'A clock whose hand is a key: it points between {arrivalFrom} and {arrivalTo} minutes after the call.',
    'A clock whose hand is a key.',
  ),
  'access-control': 'A keypad reader and the card held before it, with the antenna loop inside the card.',
  'door-services':
    'A steel door ajar in its frame, with three hinges, a closer and its two-part arm, a lever and a kick plate.',
  safe: 'The door of a safe: a combination dial, the lever that draws the bolts, and the bolts behind the edge.',
  surveillance:
    'A camera on a wall at the height of a face; its field of view frames a person’s head and shoulders.',
}) satisfies Record<ServiceSlug, Written>

/** Words of the service-area map, which several pages share. `provider` is who serves the embedded map. */
export const mapWords = texts({
  heading: 'Where we drive',
  lead: either(
    'Up to {radius} from downtown. Inside the {freeMiles}-mile ring there is no travel fee; beyond it one may apply{feeFartherOut}, and you hear it before we set out.{houston}{pricesFirst}',
    'Up to {radius} from {city}. Inside the {freeMiles}-mile ring there is no travel fee; beyond it one may apply{feeFartherOut}, and you hear it before we set out.{pricesFirst}',
    'Up to {radius} from {city}. Inside the {freeMiles}-mile ring there is no travel fee; beyond it one may apply{feeFartherOut}.',
  ),
  arrival:
    'In an emergency we say {arrival} within {arrivalRadius}; farther out it is the drive that counts.',
  areasTitle: 'Areas we serve',
  around: 'surrounding areas',
  drawing: {
    county: either(
      'Map of Harris County and its neighbors on Galveston Bay with dashed rings {freeMiles} and {miles} miles around downtown Houston{feeFartherOut}.',
      'Map of Harris County and its neighbors on Galveston Bay with a dashed ring {radius} around downtown Houston.',
      'Map of Harris County and its neighbors on Galveston Bay.',
    ),
    ringsAround: either(
      'Dashed rings {freeMiles} and {miles} miles around {city}{feeFartherOut}.',
      'A dashed ring {radius} around {city}.',
      'A dashed ring {freeRadius} around {city}.',
    ),
    town: 'Downtown Houston, The Heights, Montrose, River Oaks, Memorial, Galleria and the Medical Center among the freeways.',
    figures: { county: 'Fig. 1', town: 'Fig. 2' },
    rings: { near: '{freeMiles} mi{feeFartherOut}', far: '{miles} mi' },
    counties: {
      harris: 'Harris County',
      montgomery: 'Montgomery',
      liberty: 'Liberty',
      chambers: 'Chambers',
      galveston: 'Galveston',
      brazoria: 'Brazoria',
      fortBend: 'Fort Bend',
      waller: 'Waller',
    },
    areas: {
      downtown: 'Downtown',
      heights: 'The Heights',
      montrose: 'Montrose',
      riverOaks: 'River Oaks',
      memorial: 'Memorial',
      galleria: 'Galleria',
      medicalCenter: 'Medical Center',
    },
    loop: '610 Loop',
    scale: '5 miles',
  },
  load: 'Open the street map',
  loadNote:
    'This loads a map from {provider}, who will then see your network address. Nothing is loaded before you press the button.',
  frame: 'Street map of {city} by {provider}',
  unsure: 'Not sure whether we come to you? Give us the nearest cross street.',
  call: 'Call {phone}',
})

export const partLabels = {
  aboutPage: {
    follower: 'follower',
    driverPin: 'driver pin',
    keyPin: 'key pin',
    plug: 'plug',
  },
  accessControl: {
    antennas: 'antennas',
    latch: 'latch',
    coil: 'coil',
    keeper: 'keeper',
    clutch: 'clutch',
    exit: 'exit',
    armature: 'armature',
    reader: 'reader',
    strike: 'strike',
    requestToExit: 'request to exit',
    controller: 'controller',
  },
  automobile: {
    rod: 'rod',
    pawl: 'pawl',
    fork: 'fork',
    off: 'off',
    on: 'on',
    start: 'start',
    wafers: 'wafers',
    code: 'code',
    antennaRing: 'antenna ring',
    chipCoil: 'chip, coil',
    latch: 'latch',
    cylinder: 'cylinder',
    lockRod: 'lock rod',
    windowLift: 'window lift',
  },
  blogPage: {
    throw: 'throw',
    backset: 'backset',
  },
  brandsPage: {
    keyway: 'keyway',
    bow: 'bow',
    blank: 'blank',
    cutKey: 'cut key',
  },
  commercial: {
    push: 'push',
    latch: 'latch',
    sidebar: 'sidebar',
    slantedCuts: 'slanted cuts',
    controlLug: 'control lug',
    controlKey: 'control key',
    shearLine: 'shear line',
    masterPin: 'master pin',
    changeKey: 'change key',
    masterKey: 'master key',
    jamb: 'jamb',
    grandMaster: 'grand master',
    masters: 'masters',
    changeKeys: 'change keys',
  },
  contactPage: texts({
    dispatch: 'dispatch{has-officePhone}',
    office: 'office{has-officePhone}',
    anyHour: 'any hour{nights}',
    byAppointment: 'by appointment',
  }),
  doorServices: {
    latch: 'latch',
    sweep: 'sweep',
    honeycomb: 'honeycomb',
    steelFrame: 'steel frame',
    seal: 'seal',
    threshold: 'threshold',
    closer: 'closer',
    exitDevice: 'exit device',
    hinge: 'hinge',
  },
  emergency: {
    wrapPlate: 'wrap plate',
    strike: 'strike',
    extractor: 'extractor',
    open: 'open',
    wedge: 'wedge',
    lost: 'lost',
    new: 'new',
    yourCall: 'your call',
    minutes: '{minutes} min',
  },
  residential: {
    deadbolt: 'deadbolt',
    threeInchScrew: '3 in. screw',
    strike: 'strike',
    latch: 'latch',
    oneInchThrow: '1 in. throw',
    threeInchScrews: '3 in. screws',
    newSpring: 'new spring',
    broken: 'broken',
    oldPins: 'old pins',
    newPins: 'new pins',
  },
  safe: {
    wheelPack: 'wheel pack',
    fence: 'fence',
    relocker: 'relocker',
    bolts: 'bolts',
    lock: 'lock',
    was30: 'was 30',
    now67: 'now 67',
    drum: 'drum',
    baffle: 'baffle',
    motorBolt: 'motor bolt',
    anchor: 'anchor',
    cam: 'cam',
    wheels: 'wheels',
  },
  servicesPage: {
    closers: 'closers',
    programmer: 'programmer',
    pinKit: 'pin kit',
    keyMachine: 'key machine',
  },
  surveillance: {
    entrance: 'entrance',
    register: 'register',
    camera: 'camera',
    lot: 'lot',
    door: 'door',
    face: 'face',
    package: 'package',
    ltn4827: 'LTN 4827',
    under30Degrees: 'under 30 degrees',
    infrared: 'infrared',
  },
}
