import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actorsOf, type TestActor } from '#tests/permissions/actors.ts'
import { modelTable, subscriptionTable, words } from '#tests/permissions/expected.ts'
import { selectionOf } from '#tests/permissions/selection.ts'
import { createAs, drafts, updateAs } from '#tests/permissions/stored.ts'
import { type Dialect, openSocket } from '#tests/permissions/subscriber.ts'
import { openTally } from '#tests/permissions/tally.ts'
import { call, type TestLantern, testLantern } from './lantern.ts'
import { listening } from './listening.ts'

/** The same table over sockets: who may follow what, and what reaches whom while records come, change and go. */

let lantern: TestLantern
let server: Awaited<ReturnType<typeof listening>>
let actors: TestActor[]
const tally = openTally()

beforeAll(async () => {
  lantern = await testLantern({ config: { trustProxy: true } })
  server = await listening(lantern)
  actors = await actorsOf(lantern)
}, 60_000)

afterAll(async () => {
  await tally.write('permissions-live')
  await server?.[Symbol.asyncDispose]()
  await lantern?.[Symbol.asyncDispose]()
})

const operations = ['onCreate', 'onUpdate', 'onDelete']
const subscriptions = Object.keys(modelTable).flatMap((model) =>
  operations.map((operation) => ({ model, operation })),
)

type Socket = Awaited<ReturnType<typeof openSocket>>
type Followed = ReturnType<Socket['follow']>

/** Every actor, on a socket for each model: a visitor's takes five subscriptions. */
async function everybodyFollowing(dialect: Dialect) {
  return Promise.all(
    actors.map(async (actor, index) => {
      const followed = new Map<string, Followed>()
      const openFor = async (model: string): Promise<Socket> => {
        const socket = await openSocket(server.sockets, dialect, actor, `198.51.100.${index}`)
        if (socket.greeted === 'refused') return socket
        for (const operation of operations) {
          const type = operation === 'onDelete' ? `Deleted${model}` : model
          const selection = selectionOf(lantern.schema, type)
          followed.set(
            `${operation}${model}`,
            socket.follow(`subscription { ${operation}${model} { ${selection} } }`),
          )
        }
        return socket
      }
      const sockets = await Promise.all(Object.keys(modelTable).map(openFor))
      const socket = await openSocket(server.sockets, dialect, actor, `198.51.100.${index}`)
      sockets.push(socket)
      if (socket.greeted === 'open')
        for (const [name, { ask }] of Object.entries(subscriptionTable))
          followed.set(name, socket.follow(ask))
      return { actor, sockets, followed }
    }),
  )
}

/** A hidden record comes, changes and goes; a shown one comes, is shown and goes. Gives the ids of the shown ones. */
async function muchHappens() {
  const { headers } = actors.find(({ name }) => name === 'administrator') ?? { headers: {} }
  const shownIds: Record<string, string> = {}
  for (const [model, draft] of Object.entries(drafts)) {
    const hidden = await createAs(lantern, headers, model, draft.hidden)
    const shown = await createAs(lantern, headers, model, draft.shown)
    await updateAs(lantern, headers, model, { id: hidden, ...draft.change })
    await updateAs(lantern, headers, model, { id: shown, ...draft.show })
    shownIds[model] = shown
  }
  return {
    shownIds,
    deleteAll: async () => {
      for (const [model, id] of Object.entries(shownIds))
        await call(lantern, `mutation { delete${model}(input: { id: "${id}" }) { id } }`, {}, headers)
    },
  }
}

describe.each<Dialect>(['graphql-transport-ws', 'appsync'])('over %s', (dialect) => {
  test('everybody follows what the table says, and hears what they may read', async () => {
    const everybody = await everybodyFollowing(dialect)
    const staff = everybody.find(({ actor }) => actor.name === 'administrator')
    // The last subscription of the last actor is answered or runs once all before it are.
    await expect.poll(() => lantern.events.subscriberCount()).toBeGreaterThan(60)
    await new Promise((resolve) => setTimeout(resolve, 500))
    const { shownIds, deleteAll } = await muchHappens()
    const heardBy = (of: typeof staff, operation: string, model: string) =>
      (of?.followed.get(`${operation}${model}`)?.texts ?? []).join('\n')
    for (const [model, id] of Object.entries(shownIds))
      await expect.poll(() => heardBy(staff, 'onUpdate', model)).toContain(id)
    // Whoever reads is told under their own permission, so records go only after everybody was told.
    await new Promise((resolve) => setTimeout(resolve, 700))
    await deleteAll()
    for (const [model, id] of Object.entries(shownIds))
      await expect.poll(() => heardBy(staff, 'onDelete', model)).toContain(id)

    for (const { actor, sockets, followed } of everybody) {
      const isAnonymous = actor.standing === 'anonymous'
      tally.cell(
        actor,
        `${dialect} opened by ${actor.name}`,
        isAnonymous ? 'refused' : 'allowed',
        sockets.every(({ greeted }) => greeted === 'open') ? 'allowed' : 'refused',
      )
      for (const { model, operation } of subscriptions) {
        const table = modelTable[model] ?? { visitor: '', staff: '' }
        const may = words(actor.standing === 'visitor' ? table.visitor : table.staff).includes(operation)
        const name = `${dialect}: ${operation}${model} by ${actor.name}`
        const state = followed.get(`${operation}${model}`)?.state ?? 'refused'
        tally.cell(
          actor,
          name,
          may && !isAnonymous ? 'allowed' : 'refused',
          state === 'asked' ? 'allowed' : 'refused',
        )
        const id = shownIds[model]
        if (id && may && !isAnonymous && operation === 'onUpdate')
          tally.cell(
            actor,
            `${name} heard`,
            'allowed',
            heardBy({ actor, sockets, followed }, operation, model).includes(id) ? 'allowed' : 'nothing',
          )
      }
      for (const [name, { may: who }] of Object.entries(subscriptionTable)) {
        const isAllowed = who === 'staff' && (actor.standing === 'staff' || actor.standing === 'reader')
        const { state, texts } = followed.get(name) ?? { state: 'refused', texts: [] }
        const isHeard = state === 'asked' && Object.values(shownIds).every((id) => texts.join().includes(id))
        tally.cell(
          actor,
          `${dialect}: ${name} by ${actor.name}`,
          isAllowed ? 'allowed' : 'refused',
          isHeard ? 'allowed' : 'refused',
        )
      }
      if (actor.standing === 'visitor' || isAnonymous)
        tally.heard(`${dialect} to ${actor.name}`, sockets.flatMap(({ heard }) => heard).join('\n'))
      for (const socket of sockets) socket.close()
    }
    expect(tally.takeWrong()).toEqual([])
  }, 60_000)
})

test('nothing leaked', () => {
  expect(tally.counts.leaks).toBe(0)
  expect(tally.counts.cases).toBeGreaterThan(500)
})
