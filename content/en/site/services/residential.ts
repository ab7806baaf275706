import type { ServiceWords } from '#content/service-words.ts'
import { either, texts } from '#content/texts.ts'

export const residentialWords = texts({
  summary: either(
    'Rekeying, deadbolts, smart locks, and doors that shut again after a wet summer{gulf}.',
    'Rekeying, deadbolts, smart locks, and doors that shut and lock again.',
  ),
  title: 'Residential locksmith in {place} · {company}',
  description: either(
    'Rekeying, deadbolts, smart locks and lock repair at your home in {place}. Service calls from {homePrice}, labor under warranty for {warranty}.',
    'Rekeying, deadbolts, smart locks and lock repair at your home in {place}. Service calls from {homePrice}. Labor under warranty for {warranty}.',
  ),
  hero: {
    heading: 'Residential locksmith',
    lead: either(
      'We park the workshop in your driveway{mobile}: pins, cylinders, strikes and a key machine{carriesParts}. A service call starts at {homePrice}, and our labor is under warranty for {warranty}.',
      'Rekeying, deadbolts, smart locks and repairs. We bring what your doors need: pins, cylinders, strikes and a key machine{carriesParts}. A service call starts at {homePrice}. Our labor is under warranty for {warranty}.',
    ),
    drawing:
      'A front door and its frame cut through: the deadbolt thrown one inch into a strike whose screws reach the stud, and below it the spring latch with its lever.',
  },
  intro: {
    heading: 'Look at the door before you blame the lock',
    paragraphs: [
      either(
        'Houston is hard on doors{houston}. Wood takes up moisture all summer, swells against the frame and drags the bolt across the strike. Where the slab moves with the clay, the frame moves too. The lock gets the blame, because that is where your hand is. So we look at the gap, the hinges and the strike first{workAsDescribed}. If a chisel and two long screws fix it, you keep the lock you have{honestAdvice}.',
        'Doors move. Wood swells and shrinks with the weather, hinges sag, a house settles, and the bolt drags across the strike. The lock gets the blame, because that is where your hand is. So we look at the gap, the hinges and the strike first{workAsDescribed}. If a chisel and two long screws fix it, you keep the lock you have{honestAdvice}.',
      ),
      'Then we ask who has a key{workAsDescribed}. The builder’s crew, the last owner, the agent, the dog walker: a house collects copies that nobody counts. Rekeying makes all of them useless in one visit and needs no new hardware. If you rent, ask the office first. In Texas the landlord must rekey{texas}, at the landlord’s cost, no later than seven days after a new tenant takes over.',
    ],
  },
  cardsHeading: 'What we do at houses and apartments',
  cards: {
    rekeying: {
      title: 'Rekeying',
      description:
        'We take each cylinder out, change its pins to fit a new key and put it back. Your hardware stays on the door; every key cut before today stops turning.',
      features: [
        'Front, back and garage on one key',
        'Old keys tried, to show that they fail',
        'New pins to the maker’s sizes, none filed',
        either(
          'The same day the old owner hands over{has-sameDayBefore}',
          'As soon as the old owner hands over',
        ),
      ],
      drawing:
        'A plug out of its lock: the old pins are tipped out, and new pins drop into the chambers to fit the cuts of a new key.',
    },
    deadbolts: {
      title: 'Deadbolts',
      description:
        'A deadbolt is as strong as the wood behind its strike. We install bolts with a full one-inch throw and screw the strike plate through the jamb into the stud.',
      features: [
        'ANSI/BHMA Grade 1, the toughest of three grades',
        'Three-inch screws into framing, not trim',
        'Thumbturn inside: nobody hunts for a key in smoke',
        'Clean bores for 2-3/8 or 2-3/4 inch backsets',
      ],
      drawing:
        'A deadbolt from above, door and frame cut through: thumbturn inside, cylinder outside, the bolt in its strike, long screws in the stud.',
    },
    'smart-locks': {
      title: 'Smart locks',
      description:
        'The motor in a smart lock can only throw a bolt that slides freely. We free the door first, then install the lock, set your codes with you and practice the dead-battery case.',
      features: [
        'Separate codes for family, cleaner and guests',
        either(
          'A keyhole kept, for weeks without power{gulf}',
          'A keyhole kept, for the day the power fails',
        ),
        'Wi-Fi, Z-Wave or Bluetooth compared before you buy',
        'Factory code and installer code both changed',
      ],
      drawing:
        'Inside a smart lock: four batteries and a motor whose pinion turns the thumbturn’s gear, and beside it the phone that it obeys.',
    },
    'lock-repair': {
      title: 'Lock and latch repair',
      description:
        'A key that needs a wiggle, a lever that droops, a latch that no longer springs back. Often the fix is a spring, a cleaned cylinder or a strike moved an eighth of an inch.',
      features: [
        'Swollen and sagging doors brought back to the strike',
        either('Mortise locks of old Heights houses rebuilt{houston}', 'Mortise locks of old houses rebuilt'),
        'Dry lubricant, never oil that turns to paste',
        'New hardware only when parts are past saving{honestAdvice}',
      ],
      drawing:
        'A mortise lock without its cover: the follower draws the latch back, and a new spring lies ready for the broken one.',
    },
    'patio-doors': {
      title: 'Patio and French doors',
      description:
        'A sliding door’s hook latch keeps it closed, but lift the panel and it may leave its track. We replace latches and rollers and add a bolt that also stops lifting.',
      features: [
        'Hook latches matched to the door’s maker',
        'Rollers and track, so the panel glides again',
        'Pin lock or foot bolt against lifting',
        'Flush bolts for the inactive leaf of French doors',
      ],
      drawing:
        'A sliding door, and larger the place where its panel meets the frame: a hook swings behind the keeper.',
    },
    mailboxes: {
      title: 'Mailbox locks',
      description:
        'No key, or one that the last tenant may still have? We change the small cam lock on private boxes and on cluster boxes that the property owns. The Postal Service opens its own.',
      features: [
        'Compartment locks for apartments and HOA boxes',
        'Cam length measured, so the door sits tight',
        'Proof of address before we open one{asksForProof}',
        'Rust-stiff locks swapped, keys cut the same visit',
      ],
      drawing:
        'A bank of mailboxes, one of them open: letters inside, the key in its lock, and the cam on the back of the little door.',
    },
  },
  action: {
    heading: 'Which door is it?',
    text: 'Send a photo of the lock and one of the door’s edge, and we bring the parts that fit. You hear the whole price before any work, and can say no{pricesFirst}. Work that is not urgent and booked before {sameDayBefore} on a working day is done the same day.',
    contact: 'Get a Quote',
  },
}) satisfies ServiceWords<'residential'>
