import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { factNamesIn, sentenceEnd } from '#content/own-words.ts'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { wordsFor } from '#content/texts.ts'
import { bareProfile, fullProfile, ourSpeech } from '#tests/firms.ts'
import { variantsOf } from '#tests/site/fact-traces.ts'

/** What the compiler cannot see of another language: that a text stands for the same firms, each claim beside its facts. */

const first = join(import.meta.dirname, '../../en')
const files = readdirSync(join(first, 'site'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => `site/${file.replace('.ts', '')}`)
const others = ['hours', 'promise', 'mail/customer-mail', 'mail/estimate-mail', 'mail/invoice-mail']

const modules = await Promise.all(
  [...files, ...others].map(
    async (file): Promise<[string, object, object]> => [
      file,
      await import(/* @vite-ignore */ `../../en/${file}.ts`),
      await import(/* @vite-ignore */ `../${file}.ts`),
    ],
  ),
)

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null

const treesOf = (module: object) => Object.entries(module).filter(([, value]) => isTree(value))

/** Lists of words that may be of any length. */
const ownLength = /smallWords|crews|firstPosts|addresses/

function pathsOf(path: string, words: unknown): string[] {
  if (typeof words === 'string') return [path]
  if (!isTree(words) || ownLength.test(path)) return []
  return Object.entries(words).flatMap(([name, value]) => pathsOf(`${path}.${name}`, value))
}

const firms = [fullProfile, defaultProfile].flatMap((profile) => [
  ...variantsOf(profile).map(
    ([name, change]) => [`${profile.name} without ${name}`, { ...profile, ...change }] as const,
  ),
  [`${profile.name} by day`, { ...profile, nights: false }] as const,
  [`${profile.name} without hours`, { ...profile, nights: false, fieldHours: [], officeHours: [] }] as const,
  [
    `${profile.name}, which says little of its work`,
    { ...profile, hiddenPractices: ['pricesFirst', 'picksFirst', 'carriesParts', 'someoneOnDuty'] as const },
  ] as const,
  [
    `${profile.name}, for houses and cars`,
    {
      ...profile,
      hiddenServices: [
        'commercial',
        'emergency',
        'access-control',
        'door-services',
        'safe',
        'surveillance',
      ] as const,
    },
  ] as const,
])

test.each([...firms, ['a bare firm', bareProfile] as const])(
  '%s reads as many texts in both languages',
  (_name, firm) => {
    const speech = ourSpeech({ ...firm, hiddenServices: [...firm.hiddenServices] }, 2026)
    for (const [file, one, other] of modules)
      expect(
        treesOf(other).flatMap(([name, words]) => pathsOf(`${file}.${name}`, wordsFor(words, speech))),
        file,
      ).toEqual(treesOf(one).flatMap(([name, words]) => pathsOf(`${file}.${name}`, wordsFor(words, speech))))
  },
)

type Text = { path: string; text: string }

const textsIn = (path: string, words: unknown): Text[] =>
  typeof words === 'string'
    ? [{ path, text: words }]
    : isTree(words) && !ownLength.test(path)
      ? Object.entries(words).flatMap(([name, value]) => textsIn(`${path}.${name}`, value))
      : []

const { facts } = ourSpeech(fullProfile, 2026)

/** The same fact in another form: "90-day" is "de 90 días". */
const alike: Readonly<Record<string, string>> = {
  warrantyDays: 'warranty',
  freeMiles: 'freeRadius',
  miles: 'radius',
}

const alwaysThere = ['company', 'city', 'state', 'place', 'phone', 'year', 'trashDays']

/** Of each sentence the facts that it takes along, in their order by name. */
const claimsOf = (text: string) =>
  text
    .split(sentenceEnd)
    .map((sentence) =>
      [...new Set(factNamesIn(sentence).map((name) => alike[name] ?? name))]
        .filter((name) => Object.hasOwn(facts, name) && !alwaysThere.includes(name))
        .sort()
        .join(' '),
    )
    .filter(Boolean)

test.each(modules)('each sentence of %s names the facts of its claim', (file, one, other) => {
  const ours = treesOf(other).flatMap(([name, words]) => textsIn(`${file}.${name}`, words))
  const theirs = new Map(
    treesOf(one).flatMap(([name, words]) =>
      textsIn(`${file}.${name}`, words).map(({ path, text }) => [path, text]),
    ),
  )
  for (const { path, text } of ours)
    expect(claimsOf(text), `${path} = ${text}`).toEqual(claimsOf(theirs.get(path) ?? ''))
})
