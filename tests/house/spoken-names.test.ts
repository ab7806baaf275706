import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { getTableColumns } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { spokenKey } from '#app/admin/texts/text-pages.ts'
import { editableTexts } from '#content/es/editable-texts.ts'
import { factsOf } from '#content/es/facts.ts'
import { auditWords } from '#content/es/panel/audit.ts'
import { conditionNamed, factNamed } from '#content/es/panel/text-facts.ts'
import { textPart } from '#content/es/panel/text-parts.ts'
import { wordingsOf } from '#content/own-lists.ts'
import { factNamesIn, nameTrees, placesOf } from '#content/own-words.ts'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { facts } from '#content/profile/facts.ts'
import { models } from '#server/models/models.ts'
import { invoicingSettings } from '#server/schema/invoicing.ts'
import { notificationSettings } from '#server/schema/notifications.ts'

/** English makes these words of the names in the code; no other language can. */
const spoken = (name: string) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase()

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Nobody changes the others: they are read only. */
const changed = models.filter(
  ({ name }) => !['Request', 'BlogRevision', 'PageRevision', 'AuditEntry', 'TrashEntry'].includes(name),
)

const sources = execFileSync('git', ['grep', '-lE', 'recordAudit|AuditedAct|auditChange', '--', 'server'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(name, 'utf8'))
  .join('\n')

const all = (shape: RegExp) => [...new Set(Array.from(sources.matchAll(shape), ([, found = '']) => found))]

/** The values that are named beside an act: `after: { role, number: ... }`. */
const namedValues = all(/\b(?:before|after): \{ ([^{}]*) \}/g).flatMap((values) =>
  Array.from(values.matchAll(/(?:^|, )(\w+)(?=[:,]|$)/g), ([, name = '']) => name),
)

test('each field that the log can name has a Spanish word', () => {
  const fields = new Set([...changed.flatMap((model) => Object.keys(model.fields)), ...namedValues])
  for (const name of ['createdAt', 'updatedAt']) fields.delete(name)
  expect(fields.size).toBeGreaterThan(80)
  const english = [...fields].filter((name) => auditWords.fieldName(name) === capitalized(spoken(name)))
  expect(english).toEqual([])
})

const said = (action: string, subject: string) =>
  auditWords.did({ action, subject, label: null, after: { status: 'new' } })

test('each thing that the log can name has a Spanish word', () => {
  const subjects = new Set([...changed.map(({ name }) => name), ...all(/\bsubject: '(\w+)'/g)])
  expect(subjects.size).toBeGreaterThan(25)
  const english = [...subjects].filter(
    (name) => said('create', name) === said('create', 'X').replace('x', spoken(name)),
  )
  expect(english).toEqual([])
})

test('each act that the log can name has a Spanish sentence', () => {
  const acts = all(/\baction: '([a-z -]+)'/g)
  expect(acts.length).toBeGreaterThan(25)
  expect(acts.filter((action) => said(action, 'Quote').startsWith(`${action}: `))).toEqual([])
})

/** Names, and words that both languages have. */
const sameInBoth =
  /^(?:\d*|Blog|Cookie|Extras|Total|Facebook|Twitter|Linkedin|Adams|Assa abloy|August|Baldwin|Kaba|Schlage|Securitron|Yale|Harris|Montgomery|Liberty|Chambers|Galveston|Brazoria|Fort bend|Waller|Heights|Montrose|River oaks|Memorial|Galleria)$/

test('each part of the label of a text has a Spanish word', () => {
  nameTrees(editableTexts)
  const keys = Object.values(editableTexts).flatMap((tree) => [...placesOf(tree)].map(({ key }) => key))
  const parts = new Set(keys.flatMap((key) => spokenKey(key).split(' › ')))
  expect(parts.size).toBeGreaterThan(400)
  expect([...parts].filter((part) => textPart(part) === part && !sameInBoth.test(part))).toEqual([])
})

/** What the server notes by itself, and what is called the same. */
const notLogged = ['id', 'updatedAt', 'createdAt', 'url', 'summarySentFor', 'heldToldUntil']

const settings = [notificationSettings, invoicingSettings]

test('each fact of the business, and each setting, has a Spanish word in the log', () => {
  const columns = settings.flatMap((table) => Object.keys(getTableColumns(table)))
  const names = new Set([...Object.keys(facts), ...columns])
  for (const name of notLogged) names.delete(name)
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) collect(one)
    else if (value && typeof value === 'object')
      for (const [name, inner] of Object.entries(value)) {
        names.add(name)
        collect(inner)
      }
  }
  collect(defaultProfile)
  expect([...names].filter((name) => auditWords.fieldName(name) === capitalized(spoken(name)))).toEqual([])
})

test('each fact that a text names has a Spanish word', () => {
  nameTrees(editableTexts)
  const inTexts = Object.values(editableTexts)
    .flatMap((tree) => [...placesOf(tree)])
    .flatMap((place) => ('text' in place ? wordingsOf(place.text).flatMap(factNamesIn) : []))
  const facts = new Set([...Object.keys(factsOf(defaultProfile)), ...inTexts])
  expect(facts.size).toBeGreaterThan(60)
  const nameless = (name: string) => factNamed(name) === spoken(name.replaceAll('-', ' '))
  expect([...facts].filter((name) => !conditionNamed(name) && nameless(name))).toEqual([])
})
