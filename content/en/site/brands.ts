import type { ServiceSlug } from '#content/services.ts'
import { type Either, either, texts } from '#content/texts.ts'

/** A partner brand (specification section 2, Brands page). `id` names it in the page’s markup; `slug`: the page of what we mostly do with it; one that the owner added has none. */
type Brand = Readonly<{ id: string; name: string; text: string | Either; slug?: ServiceSlug }>

const brands: readonly Brand[] = texts([
  {
    id: 'adams',
    name: 'Adams',
    slug: 'door-services',
    text: either(
      'Adams Rite made the narrow aluminum door lockable: we install its hook bolts, its deadlatches with paddle handles, and the electric strikes that release them{does-door-services}{brands}.',
      'Adams Rite made the narrow aluminum door lockable: we install its hook bolts, and its deadlatches with paddle handles{does-commercial}{brands}.',
    ),
  },
  {
    id: 'assa-abloy',
    name: 'Assa Abloy',
    slug: 'commercial',
    text: 'High-security cylinders with restricted keyways, mortise locks, closers and electric locks from the group’s many makers, for offices, schools and apartment communities{does-commercial}{brands}.',
  },
  {
    id: 'august',
    name: 'August',
    slug: 'residential',
    text: 'Smart locks that replace only the inside half of a deadbolt: the outside and your key stay as they are, which works for renters whose landlord agrees{does-residential}{brands}.',
  },
  {
    id: 'baldwin',
    name: 'Baldwin',
    slug: 'residential',
    text: either(
      'Solid brass handlesets, knobs and mortise trim for front doors in River Oaks or the Heights, which we install, rekey and get running smoothly again.{does-residential}{houston}{has-areas}{brands}',
      'Solid brass handlesets, knobs and mortise trim for front doors, which we install, rekey and get running smoothly again{does-residential}{brands}.',
    ),
  },
  {
    id: 'kaba',
    name: 'Kaba',
    slug: 'access-control',
    text: either(
      'Mechanical pushbutton locks that need no key and no battery, for stockrooms and staff doors, and electronic locks for safes and drop boxes.{does-access-control}{does-safe}{brands}',
      'Mechanical pushbutton locks that need no key and no battery, for stockrooms and staff doors{does-access-control}{brands}.',
    ),
  },
  {
    id: 'schlage',
    name: 'Schlage',
    slug: 'residential',
    text: either(
      'Deadbolts, Grade 1 levers, keypad locks and interchangeable cores. A house key with SC1 stamped on its blank has their keyway.{does-residential}{does-commercial}{brands}',
      'Deadbolts and keypad locks. A house key with SC1 stamped on its blank has their keyway.{does-residential}{brands}',
      'Grade 1 levers, keypad locks and interchangeable cores{does-commercial}{brands}.',
    ),
  },
  {
    id: 'securitron',
    name: 'Securitron',
    slug: 'access-control',
    text: 'Magnetic locks, exit buttons, touch bars and power supplies for glass doors and lobbies, where no latch can be installed{does-access-control}{brands}.',
  },
  {
    id: 'yale',
    name: 'Yale',
    slug: 'residential',
    text: either(
      'Keypad deadbolts with no keyhole to pick for houses, and levers, panic bars and closers for businesses{does-residential}{does-commercial}{brands}.',
      'Keypad deadbolts with no keyhole to pick{does-residential}{brands}.',
      'Levers, panic bars and closers for businesses{does-commercial}{brands}.',
    ),
  },
])

export const brandsWords = texts({
  title: 'Lock brands we install and repair · {company}',
  description: either(
    'Adams Rite, Assa Abloy, August, Baldwin, Kaba, Schlage, Securitron, Yale: what we install, rekey and repair from each brand in {place}.{does-residential}{does-commercial}{does-door-services}{does-access-control}',
    'The lock brands that {company} installs, rekeys and repairs in {place}, what each one is good for, and what to do with a lock from another maker.',
  ),
  hero: {
    heading: 'Lock brands we install and repair',
    lead: either(
      'Eight makers whose locks we install, rekey and repair, and what each one is good for.{does-residential}{does-commercial}{does-door-services}{does-access-control}',
      'Makers whose locks we install, rekey and repair, and what each one is good for.',
    ),
  },
  intro: {
    heading: 'Choose the door first, the name second',
    paragraphs: [
      'A famous name on the wrong door is still the wrong lock. First we look at what the door is made of, who uses it and how it has to let them out. Then we pick, from the makers below, the part that fits the holes, keys and cores you already have.',
      'Different name on yours? Most makes can be rekeyed and repaired with ordinary parts. Send a photo of the front and of the door’s edge, and we’ll tell you whether it’s worth keeping{honestAdvice}.',
    ],
  },
  gridHeading: 'Brands we work on',
  brands,
  more: 'More: {service}',
  trademarks:
    'Names and marks belong to their owners and are here to show which products we work on. The makers don’t run this site and haven’t reviewed it.',
  closing: {
    heading: 'Have one of these?',
    text: 'Tell us its name and send a photo. The model is often stamped on the latch plate at the door’s edge.',
    quote: 'Go to the quote form',
  },
})
