import { GraphQLString, isEnumType, isInputObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ExtraCall } from '#server/data-service/extra-calls.ts'
import { limits } from '#server/data-service/operation-limits.ts'
import { buildSchema } from '#server/data-service/schema.ts'
import { extraCalls, models } from '#server/models/models.ts'
import { done } from '#server/result.ts'
import { dataOf, type TestLantern, testLantern } from '#tests/lantern.ts'
import { actorsOf, type Standing, type TestActor } from '#tests/permissions/actors.ts'
import { type Ask, asker, has } from '#tests/permissions/ask.ts'
import {
  callTable,
  leadSourceCalls,
  type ModelTable,
  modelTable,
  subscriptionTable,
  words,
} from '#tests/permissions/expected.ts'
import { fieldsOf, selectionOf } from '#tests/permissions/selection.ts'
import { createAs, drafts, type Stored, storeAll, unlikeOthers } from '#tests/permissions/stored.ts'
import { openTally } from '#tests/permissions/tally.ts'
import { profileInput } from '#tests/profile.ts'

let lantern: TestLantern
let actors: TestActor[]
let stored: Record<string, Stored>
let ask: Ask
const tally = openTally()

const actorNamed = (name: string): TestActor => {
  const found = actors.find((actor) => actor.name === name)
  if (!found) throw new Error(`there is no ${name}`)
  return found
}

beforeAll(async () => {
  lantern = await testLantern()
  actors = await actorsOf(lantern)
  stored = await storeAll(lantern, actorNamed('administrator').headers, actorNamed('visitor').headers)
  ask = asker(lantern)
})

afterAll(async () => {
  await tally.write('permissions')
  await lantern?.[Symbol.asyncDispose]()
})

const mutations = new Set(['create', 'update', 'delete'])

function may(table: ModelTable, standing: Standing, operation: string): 'allowed' | 'refused' {
  if (standing === 'anonymous' || (standing === 'reader' && mutations.has(operation))) return 'refused'
  const allowed = {
    visitor: table.visitor,
    leadSource: table.leadSource ?? '',
    staff: table.staff,
    reader: table.staff,
  }
  return words(allowed[standing]).includes(operation) ? 'allowed' : 'refused'
}

const modelNames = Object.keys(modelTable)
const tableOf = (model: string): ModelTable => {
  const table = modelTable[model]
  if (!table)
    throw new Error(`${model} is not in tests/permissions/expected.ts: write down who may do what with it`)
  return table
}
const pluralOf = (name: string) => {
  const model = models.find((candidate) => candidate.name === name)
  if (!model) throw new Error(`${name} is in tests/permissions/expected.ts but is no model any more`)
  return model.plural
}
const storedOf = (model: string): Stored => {
  const ids = stored[model]
  if (!ids) throw new Error(`tests/permissions/stored.ts stores no ${model}`)
  return ids
}

describe('everything that the schema has is in the table', () => {
  test('every model', () => {
    expect(modelNames.toSorted(), 'write new models into tests/permissions/expected.ts').toEqual(
      models.map(({ name }) => name).toSorted(),
    )
  })

  test.each(modelNames)('every field of %s', (model) => {
    const { open, closed } = tableOf(model)
    const listed = [...words(open), ...words(closed)].toSorted()
    expect(listed, `write new fields of ${model} into tests/permissions/expected.ts`).toEqual(
      [...fieldsOf(lantern.schema, model).keys()].toSorted(),
    )
  })

  test('every call', () => {
    const ofModels = models.flatMap(({ name, plural, lookups = [] }) => [
      `list${plural}`,
      ...['get', 'create', 'update', 'delete'].map((operation) => `${operation}${name}`),
      ...lookups.map((column) => `list${name}By${column.charAt(0).toUpperCase()}${column.slice(1)}`),
    ])
    const { schema } = lantern
    const all = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    )
    expect(Object.keys(callTable).toSorted(), 'write new calls into tests/permissions/expected.ts').toEqual(
      all.filter((name) => !ofModels.includes(name)).toSorted(),
    )
  })

  test('every subscription', () => {
    const ofModels = models.flatMap(({ name }) =>
      ['Create', 'Update', 'Delete'].map((operation) => `on${operation}${name}`),
    )
    const all = Object.keys(lantern.schema.getSubscriptionType()?.getFields() ?? {})
    expect(
      Object.keys(subscriptionTable),
      'write new subscriptions into tests/permissions/expected.ts',
    ).toEqual(all.filter((name) => !ofModels.includes(name)))
  })

  test('a new call has to say who may make it, or Lantern does not start', () => {
    // Without types; with them it does not compile (extra-calls.test.ts).
    const forgotten = { type: GraphQLString, resolve: () => done('everything') } as unknown as ExtraCall
    for (const kind of ['queries', 'mutations'] as const)
      expect(() => buildSchema(models, [...extraCalls, { [kind]: { newCall: forgotten } }])).toThrow(
        'newCall does not say who may make this call',
      )
  })
})

describe.each(modelNames)('%s', (model) => {
  test('is read as the table says, field by field', async () => {
    const table = tableOf(model)
    const { hidden, shown } = storedOf(model)
    const all = selectionOf(lantern.schema, model)
    const list = `list${pluralOf(model)}`
    for (const actor of actors) {
      const name = `${model} read by ${actor.name}`
      // All at once is more than a visitor may select.
      const listed = await ask(actor, `query { ${list}(limit: 50) { total items { ${all} } } }`)
      const answer = await ask(
        actor,
        `query { get${model}(id: "${shown}") { ${all} } hidden: get${model}(id: "${hidden}") { ${all} } }`,
      )
      tally.cell(actor, `${name}: list`, may(table, actor.standing, 'list'), listed.outcomeOf(list))
      tally.cell(actor, `${name}: get`, may(table, actor.standing, 'get'), answer.outcomeOf(`get${model}`))
      const isStaff = actor.standing === 'staff' || actor.standing === 'reader'
      if (!isStaff) tally.heard(name, listed.text + answer.text)
      const row = answer.data?.[`get${model}`] as Record<string, unknown> | null | undefined
      const sees = may(table, actor.standing, 'get') === 'allowed'
      for (const field of words(table.open))
        tally.cell(
          actor,
          `${name}: field ${field}`,
          sees ? 'allowed' : 'refused',
          row && field in row ? 'allowed' : 'refused',
        )
      for (const field of words(table.closed)) {
        const value = row?.[field]
        const seesClosed = sees && isStaff
        const actual =
          seesClosed && row && field in row
            ? 'allowed'
            : value === null || value === undefined
              ? 'refused'
              : `${value}`
        tally.cell(actor, `${name}: field ${field}`, seesClosed ? 'allowed' : 'refused', actual)
      }
      const hiddenAnswer = answer.data?.hidden
      tally.cell(
        actor,
        `${name}: a hidden one`,
        sees && isStaff ? 'allowed' : 'refused',
        hiddenAnswer ? 'allowed' : 'refused',
      )
    }
    expect(tally.takeWrong()).toEqual([])
  })

  test('is filtered, sorted and searched only by what the asker may see', async () => {
    const table = tableOf(model)
    const list = `list${pluralOf(model)}`
    const filterType = lantern.schema.getType(`Model${model}FilterInput`)
    const sortType = lantern.schema.getType(`Model${model}SortField`)
    if (!isInputObjectType(filterType) || !isEnumType(sortType)) throw new Error('a model has these')
    const closed = new Set(words(table.closed))
    const filters = Object.keys(filterType.getFields()).filter((name) => !['and', 'or', 'not'].includes(name))
    const inputs = filters.flatMap((field) => [
      { field, as: 'filter', args: `filter: { ${field}: { attributeExists: true } }` },
      {
        field,
        as: 'inner_filter',
        args: `filter: { not: { or: [{ ${field}: { attributeExists: false } }] } }`,
      },
    ])
    const sorts = sortType
      .getValues()
      .map(({ name: field }) => ({ field, as: 'sort', args: `sort: { field: ${field} }` }))
    for (const actor of actors) {
      const asked = [...inputs, ...sorts]
      const isStaff = actor.standing === 'staff' || actor.standing === 'reader'
      for (let from = 0; from < asked.length; from += limits.calls.others) {
        const some = asked.slice(from, from + limits.calls.others)
        const document = some.map(
          ({ field, as, args }) => `${as}_${field}: ${list}(limit: 1, ${args}) { items { id } }`,
        )
        const answer = await ask(actor, `query { ${document.join(' ')} }`)
        for (const { field, as } of some) {
          const isOpen = may(table, actor.standing, 'list') === 'allowed' && (isStaff || !closed.has(field))
          const name = `${model} by ${actor.name}: ${as} ${field}`
          tally.cell(actor, name, isOpen ? 'allowed' : 'refused', answer.outcomeOf(`${as}_${field}`))
        }
        if (!isStaff) tally.heard(`${model} filtered by ${actor.name}`, answer.text)
      }
      if (has(lantern.schema, list) && table.searchable) {
        const found = await ask(actor, `query { ${list}(search: "zq7hidden") { total items { id } } }`)
        const searches = isStaff ? 'staff' : actor.standing
        const isOpen = words(table.searchable).includes(searches)
        tally.cell(
          actor,
          `${model} by ${actor.name}: search`,
          isOpen ? 'allowed' : 'refused',
          found.outcomeOf(list),
        )
        if (isOpen && !isStaff)
          expect(found.data?.[list], 'a visitor finds hidden records').toMatchObject({ total: 0 })
      }
    }
    expect(tally.takeWrong()).toEqual([])
  })

  test('is created, changed and deleted only as the table says', async () => {
    const table = tableOf(model)
    const draft = drafts[model]
    const { schema } = lantern
    if (!draft) {
      // Only other parts of the server create these; changes are tried on stored ones.
      expect(words(table.visitor + table.staff)).not.toContain('create')
      if (![...mutations].some((operation) => has(schema, `${operation}${model}`))) return
    }
    const staff = actorNamed('administrator')
    const before = await countOf(model)
    let created = 0
    for (const actor of actors) {
      const makes = async (operation: string, document: string, variables: object) => {
        const answer = await ask(actor, document, variables)
        const expected = may(table, actor.standing, operation)
        tally.cell(
          actor,
          `${operation} ${model} by ${actor.name}`,
          expected,
          answer.outcomeOf(`${operation}${model}`),
        )
        const isStaff = actor.standing === 'staff' || actor.standing === 'reader'
        if (!isStaff) tally.heard(`${operation} ${model} by ${actor.name}`, answer.text)
        if (operation === 'create' && expected === 'allowed') created += 1
      }
      const type = (operation: string) =>
        `${operation.charAt(0).toUpperCase()}${operation.slice(1)}${model}Input!`
      const document = (operation: string) =>
        `mutation($input: ${type(operation)}) { ${operation}${model}(input: $input) { ${selectionOf(schema, model)} } }`
      const image = { digest: 'd', type: 'image/png', width: 1, height: 1 }
      await makes('create', document('create'), { input: unlikeOthers(draft?.shown ?? image) })
      const mayChange = may(table, actor.standing, 'update') === 'allowed'
      const isMadeHere = mayChange && draft
      const target = isMadeHere
        ? await createAs(lantern, staff.headers, model, draft.shown)
        : storedOf(model).hidden
      if (isMadeHere) created += 1
      const change = draft?.change ?? { alt: 'zq7hidden again' }
      await makes('update', document('update'), { input: { id: target, ...change } })
      if (isMadeHere || may(table, actor.standing, 'delete') === 'refused') {
        await makes('delete', document('delete'), { input: { id: target } })
        if (isMadeHere) created -= 1
      }
    }
    expect(tally.takeWrong()).toEqual([])
    expect(await countOf(model), 'what was refused changed nothing').toBe(before + created)
  })
})

async function countOf(model: string): Promise<number> {
  const list = `list${pluralOf(model)}`
  const answer = await ask(actorNamed('administrator'), `query { ${list}(limit: 1) { total } }`)
  return dataOf<{ total: number }>(answer, list).total
}

test.each(Object.entries(callTable))(
  '%s answers whom the table says',
  async (name, { may: who, ask: document }) => {
    const isMutation = document.startsWith('mutation')
    const id = `"${storedOf('Review').shown}"`
    for (const actor of actors) {
      const { standing } = actor
      const readerMay = !isMutation && who !== 'staff who may write'
      const isKept = who === 'staff in person' && 'authorization' in actor.headers
      const isStaff = !isKept && (standing === 'staff' || (standing === 'reader' && readerMay))
      const allowed =
        (isStaff && who.includes('staff')) ||
        (standing === 'visitor' && who.includes('visitor')) ||
        (standing === 'leadSource' && leadSourceCalls.includes(name))
      const answer = await ask(actor, document.replaceAll('$id)', `${id})`), variablesOf[name])
      tally.cell(actor, `${name} by ${actor.name}`, allowed ? 'allowed' : 'refused', answer.outcomeOf(name))
      if (standing !== 'staff' && standing !== 'reader') tally.heard(`${name} by ${actor.name}`, answer.text)
    }
    expect(tally.takeWrong()).toEqual([])
  },
)

const variablesOf: Readonly<Record<string, object>> = {
  updateBusinessProfile: { profile: profileInput() },
  draftBusinessProfile: { profile: profileInput() },
  updateNotificationSettings: { settings: { recipients: ['a@example.com'] } },
}

test('nothing leaked, and the table is as long as it is meant to be', () => {
  expect(tally.takeWrong()).toEqual([])
  expect(tally.counts.leaks).toBe(0)
  expect(tally.counts.cases).toBeGreaterThan(2_000)
})
