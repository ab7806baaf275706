import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, type TestLantern, testLantern } from '#tests/lantern.ts'
import { listening } from '#tests/listening.ts'
import { actorsOf, type TestActor } from '#tests/permissions/actors.ts'
import { modelTable, subscriptionTable, words } from '#tests/permissions/expected.ts'
import { selectionOf } from '#tests/permissions/selection.ts'
import { createAs, drafts, updateAs } from '#tests/permissions/stored.ts'
import { type Dialect, openSocket } from '#tests/permissions/subscriber.ts'
import { openTally } from '#tests/permissions/tally.ts'

let lantern: TestLantern
let server: Awaited<ReturnType<typeof listening>>
let actors: TestActor[]
let ownSubscribers: number
const tally = openTally()

beforeAll(async () => {
  lantern = await testLantern({ config: { trustProxy: true } })
  server = await listening(lantern)
  actors = await actorsOf(lantern)
  ownSubscribers = lantern.events.subscriberCount()
})

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

/** One for each, because a visitor's takes five subscriptions; from two addresses, because one may have twenty. */
async function everybodyFollowing(dialect: Dialect) {
  return Promise.all(
    actors.map(async (actor, index) => {
      const followed = new Map<string, Followed>()
      const openFor = async (model: string, place: number): Promise<Socket> => {
        const address = `${place % 2 ? '198.51.100' : '203.0.113'}.${index}`
        const socket = await openSocket(server.sockets, dialect, actor, address)
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

function mayFollow({ standing }: TestActor, operation: string, model: string): boolean {
  const table = modelTable[model] ?? { visitor: '', staff: '' }
  return (
    standing !== 'anonymous' &&
    standing !== 'leadSource' &&
    words(standing === 'visitor' ? table.visitor : table.staff).includes(operation)
  )
}

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
    await expect.poll(() => lantern.events.subscriberCount()).toBe(ownSubscribers)
    const everybody = await everybodyFollowing(dialect)
    const asked = everybody.flatMap(({ followed }) => [...followed.values()])
    const refused = () => asked.filter(({ state }) => state === 'refused').length
    const running = () => lantern.events.subscriberCount() - ownSubscribers
    await expect.poll(() => running() + refused()).toBe(asked.length)
    expect(running()).toBeGreaterThan(60)

    const { shownIds, deleteAll } = await muchHappens()
    type Listener = (typeof everybody)[number]
    const heardBy = ({ followed }: Listener, operation: string, model: string) =>
      (followed.get(`${operation}${model}`)?.texts ?? []).join('\n')
    const waiting = (listeners: readonly Listener[], operation: string) =>
      listeners.flatMap((listener) =>
        Object.entries(shownIds)
          .filter(([model]) => mayFollow(listener.actor, operation, model))
          .filter(([model, id]) => !heardBy(listener, operation, model).includes(id))
          .map(([model]) => `${operation}${model} by ${listener.actor.name}`),
      )
    // Subscribers read the record before they get it, so it is deleted only after all have it.
    await expect.poll(() => waiting(everybody, 'onUpdate')).toEqual([])
    await deleteAll()
    const staff = everybody.filter(({ actor }) => actor.standing !== 'visitor')
    await expect.poll(() => waiting(staff, 'onDelete')).toEqual([])

    for (const { actor, sockets, followed } of everybody) {
      const isAnonymous = actor.standing === 'anonymous'
      tally.cell(
        actor,
        `${dialect} opened by ${actor.name}`,
        isAnonymous ? 'refused' : 'allowed',
        sockets.every(({ greeted }) => greeted === 'open') ? 'allowed' : 'refused',
      )
      for (const { model, operation } of subscriptions) {
        const may = mayFollow(actor, operation, model)
        const name = `${dialect}: ${operation}${model} by ${actor.name}`
        const state = followed.get(`${operation}${model}`)?.state ?? 'refused'
        tally.cell(actor, name, may ? 'allowed' : 'refused', state === 'asked' ? 'allowed' : 'refused')
        const id = shownIds[model]
        if (id && may && operation === 'onUpdate')
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
      if (actor.standing !== 'staff' && actor.standing !== 'reader')
        tally.heard(`${dialect} to ${actor.name}`, sockets.flatMap(({ heard }) => heard).join('\n'))
      for (const socket of sockets) socket.close()
    }
    expect(tally.takeWrong()).toEqual([])
  })
})

test('nothing leaked', () => {
  expect(tally.counts.leaks).toBe(0)
  expect(tally.counts.cases).toBeGreaterThan(500)
})
