import type { ServiceWords } from '#content/service-words.ts'
import { either, texts } from '#content/texts.ts'

export const accessControlWords = texts({
  summary: 'Keypads, card readers and electric locks, on doors that close and let people out.',
  title: 'Access control in {place} · {company}',
  description:
    'Keypads, card readers, electric strikes and video intercoms installed in {place}: planned door by door, with power cuts and the way out in mind.',
  hero: {
    heading: 'Access control',
    lead: 'Keypads, card readers and the locks that obey them, on the doors you have. When someone leaves, you delete a name and no lock has to change. Our labor is under warranty for {warranty}.',
    drawing:
      'A door as a system: card reader, electric strike, door contact and motion sensor, all wired to a controller and its battery-backed power.',
  },
  intro: {
    heading: 'Start at the lock, not the app',
    paragraphs: [
      'Every system has a nice screen. Whether it still works in three years is decided at the door. Does the latch meet the strike? Does the closer pull it shut? Does the battery carry the lock through an outage? Each electric lock has to answer one question. Fail-secure stays locked without power, fail-safe lets go. Both words are about the outside only. People inside must get out either way, with one push or one turn of a handle.',
      either(
        'Houston sets its own test{houston}. After a storm the power may be out for days, and the internet with it. On a summer afternoon an aluminum door grows in the sun until its latch presses on the strike: the card is good, the strike clicks, and nothing opens. So we size batteries by what the lock draws, let controllers decide without the internet, keep one keyed way in, and ask you to try the doors at four in the afternoon{workAsDescribed}.',
        'Weather sets its own test. After a storm the power may be out, and the internet with it. On a summer afternoon an aluminum door grows in the sun until its latch presses on the strike: the card is good, the strike clicks, and nothing opens. So we size batteries by what the lock draws, let controllers decide without the internet, keep one keyed way in, and ask you to try the doors at four in the afternoon{workAsDescribed}.',
      ),
    ],
  },
  cardsHeading: 'What we install, and where it belongs',
  cards: {
    keypads: {
      title: 'Keypads',
      description:
        'A battery-powered keypad lever gives every person a code and needs no cable. For outside walls we use a keypad that only reads, with the relay that opens the door kept indoors.',
      features: [
        'Grade 1 levers on busy doors',
        'One code deleted, all others stay',
        'Key override on your master system',
        'Mechanical pushbutton locks where no battery should matter',
      ],
      drawing:
        'A keypad lever lock from the front, four of its twelve buttons marked as the code, and cut through with its door: a pin crosses the clutch and couples the outside lever; the batteries are inside.',
    },
    'card-readers': {
      title: 'Card and phone readers',
      description:
        'Older 125 kHz cards can be copied at a kiosk. We install readers for encrypted cards or phones, wired with OSDP, which can encrypt the line that older Wiegand wiring leaves in the clear.',
      features: [
        'Readers that take old and new cards during the change',
        'An alert when a reader leaves its wall',
        'Controller and relay indoors, under lock',
        'You own the card keys and the administrator login',
      ],
      drawing:
        'A reader without its cover and a card before it, each with a flat coil for an antenna; the reader’s field joins the two and feeds the chip in the card.',
    },
    'electric-strikes': {
      title: 'Electric strikes',
      description:
        'A strike replaces the fixed plate in the frame and lets the latch pass when someone is let in. The handle inside works as it always did, so the way out needs no electricity.',
      features: [
        'Fail-secure and listed for fire-rated doors',
        'Models that release under a pressing latch',
        'Frames of wood, steel and aluminum',
        'Storefront hook bolts replaced with deadlatches first',
      ],
      drawing:
        'Door edge and frame cut through, from above: current lifts the coil’s plunger off the keeper’s tail, the keeper swings away, and the latch passes without being drawn in.',
    },
    'magnetic-locks': {
      title: 'Magnetic locks',
      description:
        'A magnet on the frame holds a steel plate on the door and lets go when power ends. We install one where no latch will do, with the sensor, button and releases that the codes ask for.',
      features: [
        'Motion sensor plus a button that cuts current',
        'Fire alarm tie-in by your alarm company',
        'Brackets for frameless glass and narrow frames',
        'Battery run time worked out in hours',
      ],
      drawing:
        'The head of a door in section: a coil in a steel core on the frame, the armature plate bolted to the door, the field through both, and the exit button that cuts the current.',
    },
    'video-intercoms': {
      title: 'Video intercoms',
      description:
        'See and hear who is at the gate, the dock or the lobby, then open from a desk or a phone. The station goes where a wheelchair can reach it and the sun stays out of the lens.',
      features: [
        'Buttons within ADA reach, 48 inches at most',
        'Gate and doors released from one place',
        'Surge protection at both ends of gate cables',
        'Tenant names that your office can change',
      ],
      drawing:
        'A visitor before the camera of a door station on the outside wall, and indoors the screen with their face, above the button that opens the door.',
    },
    'schedules-and-logs': {
      title: 'Schedules and logs',
      description:
        'The front door unlocks at opening time, but only after the first employee has come in. Cleaners get two hours on two evenings. Who came when is kept as long as you decide.',
      features: [
        either(
          'First-person-in rule, for hurricane mornings{gulf}',
          'First-person-in rule, for mornings when nobody comes',
        ),
        'Next year’s holidays entered with you',
        'A few groups instead of forty exceptions',
        'Two administrators, each with a second factor',
      ],
      drawing:
        'A 24-hour dial with a band from 8 to 18, the hours in which cards open the door, and a list of four entries by time: two within the hours let in, two outside them refused.',
    },
  },
  action: {
    heading: 'Walk to each door with us first',
    text: 'We look at every door’s edge, frame and closer, then write down for each one the lock, its power, the way out, and what happens when both power and internet are gone. Then you decide.',
    contact: 'Request a Consultation',
  },
}) satisfies ServiceWords<'access-control'>
