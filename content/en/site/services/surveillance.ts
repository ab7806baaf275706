import type { ServiceWords } from '#content/service-words.ts'
import { either, texts } from '#content/texts.ts'

export const surveillanceWords = texts({
  summary: either(
    'Cameras placed to answer a question, and recorders that still run in August{gulf}.',
    'Cameras placed to answer a question, and recorders that keep the answer.',
  ),
  title: 'Security cameras in {place} · {company}',
  description:
    'Security cameras, recorders, doorbell and license plate cameras in {place}, placed by what they must show: a face, a plate, the register.',
  hero: {
    heading: 'Security cameras',
    lead: either(
      'Cameras placed to answer a question: who came in, which plate, what happened at the register. Recorded on your premises, seen only by people you choose, with our labor under warranty for {warranty}.',
      'Cameras placed to answer a question: who came in, which plate, what happened at the register. Recorded on your premises, seen only by people you choose.',
    ),
    drawing:
      'A small shop from above: three cameras see who comes in, the register, and the cars in the lot.',
  },
  intro: {
    heading: 'Count pixels, not cameras',
    paragraphs: [
      'A sharp picture of the whole parking lot identifies nobody. To identify a stranger you want about 76 pixels for every foot of the scene’s width. A 1080p picture is 1,920 pixels wide, so it does that across 25 feet and no wider; a 4K picture, twice as wide, does it across 50. We work this out for each view before a hole is drilled, and some quotes get shorter because of it: one camera in the right place replaces three under the roof{workAsDescribed}.',
      either(
        'Then come the things that ruin pictures here. Low sun through a glass front turns every face black. Infrared light brings spiders, and their webs glow. Attics cook a recorder to death. And sound is not like pictures: Texas law makes it an offense to record a conversation without the consent of at least one person in it{texas}, so we leave microphones off unless you have asked your lawyer and put up a sign{workAsDescribed}.',
        'Then come the things that ruin pictures. Low sun through a glass front turns every face black. Infrared light brings spiders, and their webs glow. Hot attics cook a recorder to death. And sound is not like pictures: the law may forbid recording conversations without consent, so we leave microphones off unless you have asked your lawyer and put up a sign{workAsDescribed}.',
      ),
    ],
  },
  cardsHeading: 'What we install, and what each is for',
  cards: {
    'camera-placement': {
      title: 'Camera placement',
      description:
        'For faces, a camera belongs near head height, looking at people as they come in; for overview it goes high in a corner. We hold it there and look at the picture before drilling.',
      features: [
        '76 pixels per foot to identify a stranger',
        '38 to recognize someone you know',
        'Test picture at the hour of low sun',
        'No view into restrooms or neighbors’ windows',
      ],
      drawing:
        'Plan of a shop: one camera looks along the aisle at whoever comes in, the other at the register.',
    },
    'night-vision': {
      title: 'Night vision',
      description:
        'Infrared, white light or a sensor that gets by with a street lamp: each sees something different. We choose by what you must tell apart at night, and keep soffits and walls out of the beam.',
      features: [
        'Checked on site after dark, not by brochure',
        'Lamp apart from the camera, against spider webs',
        'Color at night where clothing matters',
        'Shutter fast enough that walkers don’t blur',
      ],
      drawing:
        'A camera with a ring of infrared diodes around its lens, and what their beam shows in the dark.',
    },
    recorders: {
      title: 'Recorders and cabling',
      description:
        'One network cable brings each camera its power and takes back its picture: that is PoE, good for 328 feet. The recorder goes where it is cool and locked, with disks for the days you need.',
      features: [
        'Days of storage worked out from your cameras',
        'Battery backup for recorder and switch',
        'ONVIF cameras, so that makers can be mixed',
        'Clock set by network, playback tried with you',
      ],
      drawing:
        'A recorder with its lid off, two drives inside, and the day on them: what four cameras recorded, found at the minute.',
    },
    'remote-viewing': {
      title: 'Remote viewing',
      description:
        'Look in by phone without opening your network to strangers. We set up the maker’s relay or a VPN, your own passwords, and users who see only the cameras they need.',
      features: [
        'No ports forwarded, no factory passwords left',
        'Second factor on every login that offers one',
        either('Alerts for people, not for palm trees{gulf}', 'Alerts for people, not for swaying trees'),
        'Cameras kept apart from your register’s network',
      ],
      drawing: 'A house with two cameras under its eaves, and four live pictures on a phone held sideways.',
    },
    'doorbell-cameras': {
      title: 'Doorbell cameras',
      description:
        'The best view of a face at a house is from the doorbell. We install wired or battery models, replace a transformer that is too weak, and turn the lens past the brick beside it.',
      features: [
        'Transformer measured: most want 16 to 24 volts',
        'Wedges for doors set back in a porch',
        'The doorstep kept in view, for packages',
        'Indoor chime kept working or replaced',
      ],
      drawing:
        'A doorbell camera from the front and from the side: it sees from the caller’s face down to the doorstep.',
    },
    'license-plate-cameras': {
      title: 'License plate cameras',
      description:
        'A plate needs a camera of its own, with a narrow lens, a fast shutter and infrared, looking along the lane. An overview camera at night sees two headlights and nothing between them.',
      features: [
        'Shutter near 1/1000 second, against headlight glare',
        'Within 30 degrees of the plate’s straight-on view',
        'One lane per camera, where cars slow down',
        'A second camera for car and driver',
      ],
      drawing: 'A camera no steeper than 30 degrees above a car’s plate, and the plate as it reads it.',
    },
  },
  action: {
    heading: 'Tell us what the picture has to show',
    text: 'A face at the register, a plate at the gate, the back door at six in the morning: name the questions and send a floor plan or photos. We come, measure light and distances, and write down each view.',
    contact: 'Request an Assessment',
  },
}) satisfies ServiceWords<'surveillance'>
