import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type BusinessProfile, defaultProfile } from '#content/profile/business-profile.ts'
import { type Speech, wordsFor } from '#content/texts.ts'
import { bareProfile, fullProfile, ourSpeech } from '#tests/firms.ts'
import { blanksOf, variantsOf } from '#tests/site/fact-traces.ts'

/** No fact, no claim: what the site, the promise, the receipt and the mails to customers say of other firms. */

/** The built-in posts are drafts for any business but the built-in one. */
const pages = readdirSync(import.meta.dirname).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'first-posts.ts',
)
const others = ['site/services/services', 'hours', 'promise', 'mail/customer-mail', 'panel/demonstration']

const modules = await Promise.all(
  [...pages.map((file) => `site/${file.replace('.ts', '')}`), ...others].map(
    async (file): Promise<[string, object]> => [file, await import(/* @vite-ignore */ `../${file}.ts`)],
  ),
)

/** Every text as "site/home.homeWords.title = ...", as it stands for a business. */
const textsFor = (speech: Speech): string[] =>
  modules.flatMap(([file, words]) =>
    Object.entries(words)
      .filter(([, value]) => typeof value === 'object' && value !== null)
      .flatMap(([name, value]) => listed(`${file}.${name}`, wordsFor(value, speech))),
  )

function listed(path: string, words: unknown): string[] {
  if (typeof words === 'string') return [`${path} = ${words}`]
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words).flatMap(([name, value]) => listed(`${path}.${name}`, value))
}

/**
 * Names on the drawings of Houston, which no other place has; labels beside facts; what is the customer's own, or any locksmith's work.
 * A deposit of the customer's own estimate, which none asks for while the site says that none is taken.
 */
const harmless = [
  /^.*drawings\.mapWords\.drawing\.(?:county|town|counties|areas|loop|scale)\b.*/,
  /^.*\.(?:license|licensed|licensesTitle|term|category) = (?:Our |New Mexico )?licenses?(?:: \{number\}| \{number\}(?:, \{holder\})?)?$/i,
  /^.*(?:\.id = |\.hours\.heading = Business hours$|hours\.holidayNames\.).*/,
  /^.*\.(?:receiptDepositWords\.\w+|receiptEstimateWords\.(?:depositOnYes|yesDeposit)) = .*/,
  /antenna loop|brands\.\d\.name = August|, August, Baldwin/gi,
  /license[- ]plate|driver’s license|A license, a lease or the car|for decades|depository/gi,
  /your insurer|Insurance or police report|photos the same day/g,
  /(?:apart|camera|Color) at night|by day and night colors|At the door right now\?/g,
]

/** What is left of them for a check, path by path. */
const textsOf = (profile: BusinessProfile) =>
  textsFor(ourSpeech(profile, 2026)).map((text) => {
    const left = harmless.reduce((rest, known) => rest.replace(known, ''), text)
    return { text, left: left.replace(/^.*? = /, '') }
  })

const matching = (profile: BusinessProfile, ...patterns: RegExp[]) =>
  textsOf(profile).flatMap(({ text, left }) =>
    patterns.some((pattern) => left.search(pattern) >= 0) ? text : [],
  )

/** Not of the customers of a demonstration, who tell of other firms too. */
const claimed = (profile: BusinessProfile, ...patterns: RegExp[]) =>
  matching(profile, ...patterns).filter((text) => !text.startsWith('panel/'))

const ofHouston =
  /Houston|Texas|Harris|Heights|Galleria|\bLoop\b|Beltway|hurricane|Gulf|humid|\bclay\b|\bDPS\b|\bTOPS\b|Montrose|\bKaty\b|713|\bpalms?\b|salt air|\bAugust\b/i

const onTheMap = { ...bareProfile.place, latitude: 35.0844, longitude: -106.6504 }

test.each([
  ['no facts', bareProfile],
  ['a place on the map', { ...bareProfile, place: onTheMap }],
  ['all facts', fullProfile],
])('a firm in Albuquerque with %s reads nothing of Houston', (_name, profile) => {
  expect(matching(profile, ofHouston)).toEqual([])
})

/** How sentences speak of a fact without its value. */
const claims: readonly [string, Partial<BusinessProfile>, RegExp][] = [
  ['nights', { nights: false }, /24\/7|any hour|day and night|midnight|right now/i],
  ['same day', { sameDayBefore: null }, /same day|\bnoon/i],
  ['insurance', { liabilityInsurance: null }, /insur/i],
  ['bond', { bond: null }, /\bbond/i],
  ['licenses', { licenses: [] }, /licens/i],
  ['warranty', { laborWarrantyDays: null }, /warrant/i],
  ['deposit', { deposit: null }, /\bdeposit\b/i],
  ['crew', { crewExperience: null }, /decades/],
  ['rating', { rating: null }, /Google/],
  ['callback', { callbackMinutes: null }, /within 37 minutes/],
  ['email', { email: null }, /reply to this email|by email or/],
  ['methods', { paymentMethods: [] }, /How can I pay|by invoice/],
  ['hours', { fieldHours: [], officeHours: [] }, /business hours|working hours/],
]

test.each(claims)('no claim of it is left: %s', (_name, without, claim) => {
  expect(claimed(fullProfile, claim)).not.toEqual([])
  expect(claimed({ ...fullProfile, ...without }, claim)).toEqual([])
})

test('a firm that says only who and where it is claims nothing', () => {
  const figures = /\$|\d+ (?:minutes|miles)|\d+\+|at night|same night|tonight|our vans|one van/i
  const patterns = [figures, ...claims.map(([, , claim]) => claim), ...blanks.map(({ trace }) => trace)]
  expect(claimed(bareProfile, ...patterns)).toEqual([])
})

const blanks = blanksOf(fullProfile)

test.each(blanks)('without $fact no text has a trace of it: $trace', ({ without, trace }) => {
  expect(claimed({ ...fullProfile, ...without }, trace)).toEqual([])
})

/** What the code that shows a text fills in. */
const given =
  /\{(?:about|address|amount|author|authority|average|callAt|count|covers|customer|days?|digits|distance|feet|from|holder|label|link|location|minutes|n|name|news|number|pages?|percent|price|promise|provider|query|rating|reviews|sent|service|set|site|size|staff|stars|time|title|to|version)\}/g

/** Before and after a number that a script counts; a message that was left empty. */
const pieces = /\.countdown(?:First)?\.|demonstrationQuotes\.\d\.message = $/

const gapsFor = (speech: Speech) =>
  textsFor(speech).filter(
    (text) =>
      /[{}]|undefined|null| {2}| [.,;:?!]|\(\)|= \s|\s$/.test(text.replace(given, 'x')) && !pieces.test(text),
  )

test.each([fullProfile, defaultProfile])(
  'no text of $name has a gap where something is absent',
  (profile) => {
    for (const [name, change] of variantsOf(profile))
      expect(gapsFor(ourSpeech({ ...profile, ...change }, 2026)), name).toEqual([])
  },
)

const speech = ourSpeech(defaultProfile)

test('no text has a gap where a fact is absent, or does not hold', () => {
  for (const name of Object.keys(speech.facts))
    expect(gapsFor({ ...speech, facts: { ...speech.facts, [name]: undefined } }), name).toEqual([])
})

test('the whole price, before any work: it is promised in no other words', () => {
  const sentences = [fullProfile, defaultProfile].flatMap((profile) =>
    textsFor(ourSpeech(profile, 2026)).flatMap((text) => text.replace(/^.*? = /, '').split(/(?<=[.?:;]) /)),
  )
  const promises = sentences.filter(
    (sentence) =>
      /\bprices?\b|yes to/i.test(sentence) &&
      /\b(?:before|first|until|yes|no)\b/i.test(sentence) &&
      !/new (?:cylinder|price)|the estimate/.test(sentence),
  )
  expect(promises.length).toBeGreaterThan(7)
  expect(
    promises.filter((sentence) => !/whole price,? (?:which you hear )?before any work/.test(sentence)),
  ).toEqual([])
})

/** The headline and its neighbors: the line above them says the hours. What the server says only while it is true. */
const withHours = /\.(?:hero\.(?:arrival|area)|info\.arrival\.title) = |promise\.noticeWords/

test.each([
  ['same-day service', fullProfile, /11:20/, /working day|Same day, if you book/],
  ['the time to call back', fullProfile, /37 minutes/, /business hours|office answers/],
  [
    'the arrival of who works by day',
    { ...fullProfile, nights: false },
    /41–67/,
    /while we are open|[AP]M|we say/i,
  ],
])('no text promises %s at hours at which it does not hold', (_name, profile, promise, when) => {
  const promises = claimed(profile, promise).filter((text) => !withHours.test(text))
  expect(promises).not.toEqual([])
  expect(promises.filter((text) => !when.test(text))).toEqual([])
})
