import { mkdir, writeFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { GraphQLEnumType, GraphQLInputObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leadFields } from '#server/models/leads/progress/progress-fields.ts'
import { models } from '#server/models/models.ts'
import { invoices } from '#server/schema/invoices.ts'
import { codeOf, type TestLantern, testLantern } from '#tests/lantern.ts'
import { profileInput } from '#tests/profile.ts'
import type { TestActor } from './actors.ts'
import { type Ask, asker } from './ask.ts'
import { callTable } from './expected.ts'
import { selectionOf } from './selection.ts'
import { mark } from './stored.ts'
import {
  foreignIn,
  paperModels,
  requestModels,
  type Technician,
  technicianIn,
  technicianRoles,
} from './technician.ts'

/**
 * A technician and a program of theirs try every model, field and call as a stranger would: with the ids of others, by
 * their phone numbers, by filters, sorts and aliases.
 */

/** Everything that changes an invoice, with the id of one. */
const invoiceActs = (id: string) => [
  `updateInvoice(input: { id: "${id}", note: "a" }) { id }`,
  `sendInvoice(id: "${id}") { id }`,
  `mailInvoice(id: "${id}", press: "a") { id }`,
  `recordPayment(invoiceId: "${id}", method: cash) { id }`,
]

const estimateActs = (id: string) => [
  `updateEstimate(input: { id: "${id}", note: "a" }) { id }`,
  `sendEstimate(id: "${id}") { id }`,
  `mailEstimate(id: "${id}", press: "a") { id }`,
  `recordEstimateAnswer(id: "${id}", isAccepted: true, name: "a") { id }`,
  `takeBackEstimateAnswer(id: "${id}") { id }`,
  `recordDeposit(estimateId: "${id}", amountCents: 100, method: cash) { id }`,
]

const create = (model: string) =>
  `mutation($input: Create${model}Input!) { create${model}(input: $input) { id } }`

const update = (model: string) =>
  `mutation($input: Update${model}Input!) { update${model}(input: $input) { id } }`

describe.each(technicianRoles)('%s', (role) => {
  const takesPayments = role === 'technicianWithPayments'
  let lantern: TestLantern
  let all: Technician
  let ask: Ask
  /** Without looking for values of others. */
  let asks: Ask
  const counts = { answers: 0, foreign: 0 }

  beforeAll(async () => {
    lantern = await testLantern()
    all = await technicianIn(lantern, role)
    asks = asker(lantern)
    ask = async (actor, query, variables) => {
      const answer = await asks(actor, query, variables)
      const foreign = foreignIn(answer.text, all)
      counts.answers += 1
      counts.foreign += foreign.length
      expect(foreign, `${actor.name}: ${query.slice(0, 200)}`).toEqual([])
      return answer
    }
  })

  afterAll(async () => {
    await mkdir('test-results', { recursive: true })
    const line = `answers to a ${role} and their program: ${counts.answers}, values of others in them: ${counts.foreign}\n`
    await writeFile(`test-results/permissions-of-a-${role}-by-row.txt`, line)
    await lantern?.[Symbol.asyncDispose]()
  })

  const everybody = async (each: (actor: TestActor) => Promise<void>) => {
    for (const actor of all.actors) await each(actor)
  }

  /** The one record of a model that is theirs. */
  function ownOf(name: string): string | undefined {
    const request = requestModels.find((one) => one === name)
    if (request) return all.own[request]
    const paper = takesPayments ? paperModels.find((one) => one === name) : undefined
    return paper && all.papers.own[paper]
  }

  type Listed = { total: number; items: { id: string }[] }

  test.each(models.map(({ name }) => name))(
    '%s: every field, by id, in lists, by filter, sort and alias',
    async (name) => {
      const { plural = '', search, searchElsewhere } = models.find((model) => model.name === name) ?? {}
      const selection = selectionOf(lantern.schema, name)
      const own = ownOf(name)
      await everybody(async (actor) => {
        const listed = await ask(
          actor,
          `{ mine: list${plural}(limit: 100) { total items { ${selection} } } }`,
        )
        const mine = listed.data?.mine as Listed | undefined
        if (own) expect([mine?.total, mine?.items.map(({ id }) => id)]).toEqual([1, [own]])

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
          if (own) expect((sorted.data?.[`list${plural}`] as Listed)?.items).toEqual([{ id: own }])
        }
        if (!search && !searchElsewhere) return
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

  /** The price book is of nobody, and is shown whole to those who write from it. */
  const ofNobody: readonly string[] = takesPayments ? ['calendar', 'priceBook'] : ['calendar']

  test.each(Object.entries(callTable).filter(([name]) => !ofNobody.includes(name)))(
    'the call %s shows nothing of another',
    async (_name, { ask: document }) => {
      const variables = { profile: profileInput(), settings: { recipients: ['a@example.com'] } }
      await everybody(async (actor) => {
        for (const { id } of [...all.foreign.slice(0, 3), ...all.foreign.slice(-7)])
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

  test('the papers of others are as if they did not exist: no call changes, sends, pays or draws one', async () => {
    const { Invoice, Estimate, payment } = all.papers.colleagues
    const foreign = [
      ...all.foreign.filter(({ model }) => model === 'Invoice').map(({ id }) => invoiceActs(id)),
      ...all.foreign.filter(({ model }) => model === 'Estimate').map(({ id }) => estimateActs(id)),
      [`reversePayment(id: "${payment}") { id }`],
    ].flat()
    const code = takesPayments ? 'NOT_FOUND' : 'FORBIDDEN'
    await everybody(async (actor) => {
      for (const act of foreign)
        expect([act, codeOf(await ask(actor, `mutation { ${act} }`))]).toEqual([act, code])
      for (const call of [`invoiceFile(id: "${Invoice}")`, `estimateFile(id: "${Estimate}")`]) {
        const drawn = await ask(actor, `{ file: ${call} { name } }`)
        expect([call, drawn.data?.file ?? null]).toEqual([call, null])
      }
      const createdFor = all.foreign.filter(({ model }) => model === 'Call').map(({ id }) => id)
      const inputs = [...createdFor.map((requestId) => ({ requestId })), { name: 'Nobody in particular' }]
      for (const input of inputs)
        expect(codeOf(await ask(actor, create('Invoice'), { input }))).toBe(
          takesPayments ? 'BAD_INPUT' : 'FORBIDDEN',
        )
      const chosen = { id: Invoice, requestId: all.own.Call }
      expect(codeOf(await ask(actor, create('Invoice'), { input: chosen }))).toBe('FORBIDDEN')
    })
    const [untouched] = await lantern.db.select().from(invoices).where(eq(invoices.id, Invoice))
    expect(untouched).toMatchObject({ state: 'partlyPaid', paidCents: 1_000 })
  })

  test('of their own jobs they write, send and are paid where they take payments; credits, voids and deleting are not theirs', async () => {
    const may = takesPayments ? undefined : 'FORBIDDEN'
    await everybody(async (actor) => {
      const requestId = all.own.Call
      const lines = [{ name: 'Rekey', quantity: 100, unitCents: 4_000 }]
      const made = await ask(actor, create('Invoice'), { input: { requestId, lines } })
      expect(codeOf(made)).toBe(may)
      const id = made.data?.createInvoice
        ? (made.data.createInvoice as { id: string }).id
        : all.papers.own.Invoice
      const note = await ask(actor, update('Invoice'), { input: { id, note: 'Thank you' } })
      expect(codeOf(note)).toBe(may)
      expect(codeOf(await ask(actor, `mutation { deleteInvoice(input: { id: "${id}" }) { id } }`))).toBe(
        'FORBIDDEN',
      )
      expect(codeOf(await ask(actor, `mutation { sendInvoice(id: "${id}") { number } }`))).toBe(may)
      const paid = await ask(
        actor,
        `mutation { recordPayment(invoiceId: "${id}", method: cash) { state path } }`,
      )
      expect(codeOf(paid)).toBe(may)
      if (takesPayments)
        expect(paid.data?.recordPayment).toEqual({
          state: 'paid',
          path: expect.stringContaining('/invoice/'),
        })
      for (const end of ['voidInvoice', 'creditInvoice'])
        expect(codeOf(await ask(actor, `mutation { ${end}(id: "${id}", reason: "a") { id } }`))).toBe(
          'FORBIDDEN',
        )
      const drawn = await ask(actor, `{ invoiceFile(id: "${id}") { name } }`)
      expect([codeOf(drawn), drawn.data?.invoiceFile ?? null]).toEqual([
        may,
        takesPayments ? { name: expect.any(String) } : null,
      ])
      const book = await asks(actor, '{ priceBook { prices { name } } }')
      expect(codeOf(book)).toBe(may)
      for (const call of [
        'openMoney { openCents }',
        'invoicingSettings { invoiceDays }',
        'report(period: week) { from }',
      ])
        expect(codeOf(await ask(actor, `{ ${call} }`))).toBe('FORBIDDEN')
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
})
