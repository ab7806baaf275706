import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { editableTexts } from '#content/es/editable-texts.ts'
import { factsOf } from '#content/es/facts.ts'
import { auditWords } from '#content/es/panel/audit.ts'
import { conditionNamed, factNamed } from '#content/es/panel/text-facts.ts'
import { wordingsOf } from '#content/own-lists.ts'
import { factNamesIn, nameTrees, placesOf } from '#content/own-words.ts'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { models } from '#server/models/models.ts'

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
