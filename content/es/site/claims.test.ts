import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type BusinessProfile, defaultProfile } from '#content/profile/business-profile.ts'
import { type Speech, wordsFor } from '#content/texts.ts'
import { bareProfile, fullProfile, inOurWords } from '#tests/firms.ts'
import { blanksOf, variantsOf } from '#tests/site/fact-traces.ts'
import { speechOf } from '../facts.ts'

/** No fact, no claim, in Spanish: what the site, the promise, the receipt and the mails to customers say of other firms. */

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

const speechFor = (profile: BusinessProfile) => speechOf(inOurWords(profile), 2026)

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
  /^.*\.(?:license|licensed|licensesTitle|term|category) = (?:Nuestras? |Licencia de New Mexico )?licencias?(?: de New Mexico)?(?::? \{number\}(?:, \{holder\})?)?$/i,
  /^.*(?:\.id = |\.hours\.heading = Horario$|hours\.holidayNames\.).*/,
  /^.*searchIntents\..*/,
  /^.*\.(?:receiptDepositWords\.\w+|receiptEstimateWords\.(?:depositOnYes|yesDeposit)) = .*/,
  /brands\.\d\.name = August|, August, Baldwin/gi,
  /licencia de (?:conducir|manejo)|Una licencia, un contrato|contraseña/gi,
  /dura décadas|Después de 24 horas ya no|carátula de 24 horas/g,
  /su aseguradora|seguro del carro|reporte para el seguro|fotos el mismo día/gi,
]

/** What is left of them for a check, path by path. */
const textsOf = (profile: BusinessProfile) =>
  textsFor(speechFor(profile)).map((text) => {
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
  /Houston|Texas|Harris|Heights|Galleria|\bLoop\b|Beltway|hurac|Golfo|humedad|arcilla|\bDPS\b|\bTOPS\b|Montrose|\bKaty\b|713|palmera|brisa salada|\bagosto\b/i

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
  [
    'nights',
    { nights: false },
    /24\/7|24 horas|(?:a )?(?:cualquier|toda) hora|de día y de noche|medianoche|ahora mismo alguien/i,
  ],
  ['same day', { sameDayBefore: null }, /(?<!atiende )el mismo día|mediodía/i],
  ['insurance', { liabilityInsurance: null }, /responsabilidad civil|con seguro|seguro y fianza/i],
  ['bond', { bond: null }, /\bfianza/i],
  ['licenses', { licenses: [] }, /\blicencias?\b/i],
  ['warranty', { laborWarrantyDays: null }, /garantía/i],
  ['deposit', { deposit: null }, /\banticipo\b/i],
  ['crew', { crewExperience: null }, /décadas/],
  ['rating', { rating: null }, /Google/],
  ['callback', { callbackMinutes: null }, /menos de 37 minutos/],
  ['methods', { paymentMethods: [] }, /Cómo puedo pagar|con factura/],
  ['hours', { fieldHours: [], officeHours: [] }, /horario de trabajo|Fuera de horario, el/],
]

test.each(claims)('no claim of it is left: %s', (_name, without, claim) => {
  expect(claimed(fullProfile, claim)).not.toEqual([])
  expect(claimed({ ...fullProfile, ...without }, claim)).toEqual([])
})

test('a firm that says only who and where it is claims nothing', () => {
  const figures = /\$|\d+ (?:minutos|millas)|\d+\+|esa misma noche|esta noche|nuestras camionetas/i
  const patterns = [figures, ...claims.map(([, , claim]) => claim), ...blanks.map(({ trace }) => trace)]
  expect(claimed(bareProfile, ...patterns)).toEqual([])
})

/** What English sentences say where the fact is there, in Spanish ones; figures and names are the same in both. */
const inSpanish: Readonly<Record<string, RegExp>> = {
  'Text us|sms:': /Mande un mensaje|sms:/g,
  'GS-29|398112|licensed|license number': /GS-29|398112|con licencia|número de licencia/gi,
  'three decades': /tres décadas/g,
  '24\\/7|any hour|day and night(?! colors)': /24\/7|cualquier hora|de día y de noche/gi,
  '41–67': /41 a 67/g,
  '\\b52 minutes': /\b52 minutos/g,
  '\\b37 minutes': /\b37 minutos/g,
  '11:20|same day service': /11:20|servicio el mismo día/gi,
  'deposit(?!or|-and-invoice)': /anticipo/gi,
  'credit or debit|paymentAccepted': /de crédito o de débito/g,
  '26[ -]mi': /26 mi/g,
  '13[ -]mi': /13 mi/g,
  '\\b7[ -]mi': /\b7 mi/g,
  Thanksgiving: /Acción de Gracias/g,
}

const blanks = blanksOf(fullProfile).map(({ fact, without, trace }) => ({
  fact,
  without,
  trace: inSpanish[trace.source] ?? trace,
}))

test('every English trace that has another wording in Spanish is still one', () => {
  const sources = blanksOf(fullProfile).map(({ trace }) => trace.source)
  expect(Object.keys(inSpanish).filter((source) => !sources.includes(source))).toEqual([])
})

test.each(blanks)('without $fact no text has a trace of it: $trace', ({ without, trace }) => {
  expect(claimed({ ...fullProfile, ...without }, trace)).toEqual([])
})

/** What the code that shows a text fills in. */
const given =
  /\{(?:about|address|amount|author|authority|average|callAt|count|covers|customer|days?|digits|distance|feet|from|holder|label|link|location|minutes|n|name|news|number|pages?|percent|price|promise|provider|query|rating|reviews|sent|service|set|site|size|staff|stars|time|title|to|version)\}/g

/** Before and after a number that a script counts; a message that was left empty. */
const pieces = /\.countdown(?:First)?\.|demonstrationQuotes\.\d\.message = $/

/** A clock ends with a stop of its own, so that one behind it would be the second. */
const gapsFor = (speech: Speech) =>
  textsFor(speech).filter(
    (text) =>
      /[{}]|undefined|null| {2}| [.,;:?!]|\(\)|= \s|\s$|(?<!\.)\.\.(?!\.)/.test(text.replace(given, 'x')) &&
      !pieces.test(text),
  )

test.each([fullProfile, defaultProfile])(
  'no text of $name has a gap where something is absent',
  (profile) => {
    for (const [name, change] of variantsOf(profile))
      expect(gapsFor(speechFor({ ...profile, ...change })), name).toEqual([])
  },
)

const speech = speechFor(defaultProfile)

test('no text has a gap where a fact is absent, or does not hold', () => {
  for (const name of Object.keys(speech.facts))
    expect(gapsFor({ ...speech, facts: { ...speech.facts, [name]: undefined } }), name).toEqual([])
})

test('the whole price, before any work: it is promised in no other words', () => {
  const sentences = [fullProfile, defaultProfile].flatMap((profile) =>
    textsFor(speechFor(profile)).flatMap((text) => text.replace(/^.*? = /, '').split(/(?<=[.?:;]) /)),
  )
  const promises = sentences.filter(
    (sentence) =>
      /\bprecios?\b/i.test(sentence) &&
      /\b(?:antes|primero|hasta que|que no|decir que)\b/i.test(sentence) &&
      !/(?:cilindro|precio) nuevo|precio completo,? (?:que usted sabe )?antes de cualquier trabajo/i.test(
        sentence,
      ),
  )
  expect(promises).toEqual([])
})

/** The headline and its neighbors: the line above them says the hours. What the server says only while it is true. */
const withHours = /\.(?:hero\.(?:arrival|area)|info\.arrival\.title) = |promise\.noticeWords/

test.each([
  ['same-day service', fullProfile, /11:20/, /días? hábil|El mismo día, si agenda/],
  ['the time to call back', fullProfile, /37 minutos/, /horario de trabajo|oficina contesta/],
  [
    'the arrival of who works by day',
    { ...fullProfile, nights: false },
    /41 a 67 minutos/,
    /mientras estamos abiertos|[ap]\.\sm\.|decimos/i,
  ],
])('no text promises %s at hours at which it does not hold', (_name, profile, promise, when) => {
  const promises = claimed(profile, promise).filter((text) => !withHours.test(text))
  expect(promises).not.toEqual([])
  expect(promises.filter((text) => !when.test(text))).toEqual([])
})
