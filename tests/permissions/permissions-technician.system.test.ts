import { mkdir, writeFile } from 'node:fs/promises'
import { GraphQLEnumType, GraphQLInputObjectType } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leadFields } from '#server/models/leads/lead-progress.ts'
import { models } from '#server/models/models.ts'
import { codeOf, type TestLantern, testLantern } from '#tests/lantern.ts'
import { profileInput } from '#tests/profile.ts'
import type { TestActor } from './actors.ts'
import { type Ask, asker } from './ask.ts'
import { callTable } from './expected.ts'
import { selectionOf } from './selection.ts'
import { mark } from './stored.ts'
import { foreignIn, requestModels, type Technician, technicianIn } from './technician.ts'

/**
 * A technician and a program of theirs try every model, field and call as a stranger would: with the ids of others, by
 * their phone numbers, by filters, sorts and aliases.
 */

let lantern: TestLantern
let all: Technician
let ask: Ask
const counts = { answers: 0, foreign: 0 }

beforeAll(async () => {
  lantern = await testLantern()
  all = await technicianIn(lantern)
  const unlogged = asker(lantern)
  ask = async (actor, query, variables) => {
    const answer = await unlogged(actor, query, variables)
    const foreign = foreignIn(answer.text, all)
    counts.answers += 1
    counts.foreign += foreign.length
    expect(foreign, `${actor.name}: ${query.slice(0, 200)}`).toEqual([])
    return answer
  }
})

afterAll(async () => {
  await mkdir('test-results', { recursive: true })
  const line = `answers to a technician and their program: ${counts.answers}, values of others in them: ${counts.foreign}\n`
  await writeFile('test-results/permissions-of-a-technician-by-row.txt', line)
  await lantern?.[Symbol.asyncDispose]()
})

const everybody = async (each: (actor: TestActor) => Promise<void>) => {
  for (const actor of all.actors) await each(actor)
}

type Listed = { total: number; items: { id: string }[] }

test.each(models.map(({ name }) => name))(
  '%s: every field, by id, in lists, by filter, sort and alias',
  async (name) => {
    const { plural = '', search } = models.find((model) => model.name === name) ?? {}
    const selection = selectionOf(lantern.schema, name)
    const own = requestModels.find((one) => one === name)
    await everybody(async (actor) => {
      const listed = await ask(actor, `{ mine: list${plural}(limit: 100) { total items { ${selection} } } }`)
      const mine = listed.data?.mine as Listed | undefined
      if (own) expect([mine?.total, mine?.items.map(({ id }) => id)]).toEqual([1, [all.own[own]]])

      const ids = [
        ...all.foreign.map(({ id }) => id),
        ...Object.values(all.stored).map(({ hidden }) => hidden),
      ]
      const gets = ids.map((id, at) => `a${at}: get${name}(id: "${id}") { ${selection} }`)
      const got = await ask(actor, `{ ${gets.slice(0, 12).join('\n')} }`)
      if (own) expect(Object.values(got.data ?? { none: null }).every((row) => row === null)).toBe(true)

      for (const filter of foreignFilters(name)) {
        const found = await ask(actor, `{ list${plural}(filter: ${filter}) { total items { id } } }`)
        if (own) expect((found.data?.[`list${plural}`] as Listed)?.total, filter).toBe(0)
      }
      for (const field of sortFields(name)) {
        const sorted = await ask(actor, `{ list${plural}(sort: { field: ${field} }) { items { id } } }`)
        if (own) expect((sorted.data?.[`list${plural}`] as Listed)?.items).toEqual([{ id: all.own[own] }])
      }
      if (!search) return
      for (const searched of [mark, '7135550193', '0193']) {
        const found = await ask(actor, `{ list${plural}(search: "${searched}") { total items { id } } }`)
        if (own) expect((found.data?.[`list${plural}`] as Listed)?.total).toBe(0)
      }
    })
  },
)

function foreignFilters(name: string): string[] {
  const type = lantern.schema.getType(`Model${name}FilterInput`)
  if (!(type instanceof GraphQLInputObjectType)) throw new Error(`${name} has no filter`)
  const texts = Object.values(type.getFields()).filter(({ type }) => String(type) === 'ModelStringInput')
  return [
    ...texts.map((field) => `{ ${field.name}: { contains: "${mark}" } }`),
    ...all.foreign
      .slice(0, 2)
      .map(({ id }) => `{ or: [{ id: { eq: "${id}" } }, { not: { not: { id: { eq: "${id}" } } } }] }`),
  ]
}

function sortFields(name: string): string[] {
  const type = lantern.schema.getType(`Model${name}SortField`)
  return type instanceof GraphQLEnumType ? type.getValues().map(({ name }) => name) : []
}

const update = (model: string) =>
  `mutation($input: Update${model}Input!) { update${model}(input: $input) { id } }`

test.each(requestModels)(
  '%s: nothing of another is changed or deleted, and of their own only their work',
  async (model) => {
    await everybody(async (actor) => {
      for (const { id } of all.foreign.filter((one) => one.model === model)) {
        const input = { id, notes: 'mine now', assigneeId: all.mine.id }
        expect(codeOf(await ask(actor, update(model), { input }))).toBe('NOT_FOUND')
        const remove = `mutation { delete${model}(input: { id: "${id}" }) { id } }`
        expect(codeOf(await ask(actor, remove))).toBe('FORBIDDEN')
      }
      const id = all.own[model]
      const kept: object[] = [
        { phone: '7135550199' },
        { email: 'other@example.com' },
        { message: 'other' },
        { address: 'other' },
        { scheduledAt: '2031-04-04T09:00:00.000Z' },
        { scheduledMinutes: 90 },
        { lostReason: 'price' },
        { quarantineReasons: ['trap'] },
        { takenAt: '2020-01-01T00:00:00.000Z', assigneeId: all.mine.id },
        { assigneeId: all.theirs.id },
      ]
      for (const changes of kept) {
        const refused = await ask(actor, update(model), { input: { id, ...changes } })
        expect([changes, codeOf(refused)]).toEqual([changes, 'FORBIDDEN'])
      }
      const remove = `mutation { delete${model}(input: { id: "${id}" }) { id } }`
      expect(codeOf(await ask(actor, remove))).toBe('FORBIDDEN')
      const work = {
        ...{ quotedCents: 18_000, notes: 'Two cylinders', callOutcome: 'reached', nextStep: 'Order' },
        ...{ repeatMonths: 12, signedName: 'Mina Own' },
      }
      expect(codeOf(await ask(actor, update(model), { input: { id, ...work } }))).toBeUndefined()
    })
  },
)

test('what may be changed is decided for each field of a request', () => {
  const quote = models.find(({ name }) => name === 'Quote')
  const known = new Set([...Object.keys(leadFields), ...Object.keys(quote?.fields ?? {})])
  expect((quote?.own?.mayChange ?? []).filter((field) => !known.has(field))).toEqual([])
  expect(models.filter(({ own }) => own).map(({ name }) => name)).toEqual(
    expect.arrayContaining([...requestModels]),
  )
})

test.each(Object.entries(callTable).filter(([name]) => name !== 'calendar'))(
  'the call %s shows nothing of another',
  async (_name, { ask: document }) => {
    const variables = { profile: profileInput(), settings: { recipients: ['a@example.com'] } }
    await everybody(async (actor) => {
      for (const { id } of all.foreign.slice(0, 3))
        await ask(actor, document.replaceAll('$id)', `"${id}")`), variables)
    })
  },
)

test('the inbox, its counts, its searches and the schedule are of their own', async () => {
  const ids = Object.values(all.own).sort()
  const idsIn = (rows: { id: string }[]) => rows.map(({ id }) => id).sort()
  await everybody(async (actor) => {
    const counted = await ask(
      actor,
      '{ inboxCounts { all open mine quotes messages calls waiting suspicious done } }',
    )
    const {
      all: every,
      quotes,
      messages,
      calls,
      open = 0,
      done = 0,
    } = (counted.data?.inboxCounts ?? {}) as Record<string, number>
    expect([every, quotes, messages, calls, open + done]).toEqual([3, 1, 1, 1, 3])
    for (const filter of ['all', 'mine', 'open']) {
      const read = await ask(
        actor,
        `{ inbox(filter: ${filter}) { total items { id name phone email excerpt assigneeName } } }`,
      )
      const page = read.data?.inbox as Listed
      expect([filter, page.total, idsIn(page.items)]).toEqual([filter, 3, ids])
    }
    for (const search of [mark, '7135550193', '555-0193', 'street']) {
      const read = await ask(actor, `{ inbox(filter: all, search: "${search}") { total items { id } } }`)
      expect(read.data?.inbox).toEqual({ total: 0, items: [] })
      for (const kind of requestModels) {
        const newest = await ask(
          actor,
          `{ newestRequests(kind: ${kind}, search: "${search}") { total items { id } } }`,
        )
        expect(newest.data?.newestRequests).toEqual({ total: 0, items: [] })
      }
    }
    const read = await ask(
      actor,
      '{ schedule(from: "2031-03-01T00:00:00Z", to: "2031-03-31T00:00:00Z") { scheduled { id name phone clashesWith } withoutTime { id } } }',
    )
    const schedule = read.data?.schedule as { scheduled: { id: string }[]; withoutTime: { id: string }[] }
    expect(idsIn(schedule.scheduled)).toEqual(ids)
    expect(schedule.withoutTime).toEqual([])
  })
})

test('what is deleted, theirs too, is not theirs to restore or to read', async () => {
  const [actor] = all.actors
  if (!actor) throw new Error('there is one')
  const id = all.own.Message
  await ask({ ...actor, headers: all.owner }, `mutation { deleteMessage(input: { id: "${id}" }) { id } }`)
  for (const call of ['restoreDeleted', 'purgeDeleted'])
    expect(codeOf(await ask(actor, `mutation { ${call}(model: Message, id: "${id}") { id } }`))).toBe(
      'FORBIDDEN',
    )
  expect(codeOf(await ask(actor, '{ listTrashEntries { items { label } } }'))).toBe('FORBIDDEN')
})
