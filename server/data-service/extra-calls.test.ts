import { execute, GraphQLBoolean, parse } from 'graphql'
import { expect, test, vi } from 'vitest'
import type { Actor, Staff } from '#server/actor.ts'
import { done, refuse } from '#server/result.ts'
import { english } from '#tests/languages/in-english.ts'
import type { Call } from './call.ts'
import { wordedError } from './errors.ts'
import {
  defineCall,
  type ExtraCall,
  type ExtraCalls,
  everybody,
  type StaffOrSystem,
  staffOf,
  visitors,
} from './extra-calls.ts'
import { buildSchema } from './schema.ts'

const owner: Staff = {
  kind: 'staff',
  role: 'owner',
  name: 'Owner',
  userId: '1',
  username: 'owner',
  address: '203.0.113.7',
}
const actors = {
  owner,
  reader: { ...owner, apiKeyId: '2', readOnly: true },
  system: { kind: 'system' },
  visitor: { kind: 'visitor', guestId: 'guest', address: '203.0.113.8' },
  anonymous: { kind: 'anonymous', address: '203.0.113.9' },
} as const satisfies Record<string, Actor>

async function ask(calls: ExtraCalls, document: string, actor: Actor): Promise<unknown> {
  const call = {
    actor,
    turns: { reads: async () => done({ [Symbol.dispose]: () => {} }) },
  } as unknown as Call
  const { data, errors } = await execute({
    schema: buildSchema([], [{ queries: { open }, mutations: { open } }, calls]),
    document: parse(document),
    contextValue: call,
  })
  const [error] = errors ?? []
  return error
    ? [error.extensions.code, wordedError(error, english.words).message]
    : Object.values(data ?? {})[0]
}

const resolve = () => done(true)
const open = defineCall({ may: everybody, type: GraphQLBoolean, resolve })
const forStaff = defineCall({ may: staffOf('leads', 'readDevices'), type: GraphQLBoolean, resolve })

test('a call that does not say who may make it does not compile', () => {
  // @ts-expect-error `may` is missing.
  const defined = defineCall({ type: GraphQLBoolean, resolve })
  // @ts-expect-error `may` is missing.
  const calls: ExtraCalls = { queries: { open: { type: GraphQLBoolean, resolve } } }
  expect([defined, calls.queries?.open]).toEqual([
    expect.not.objectContaining({ may: expect.anything() }),
    expect.not.objectContaining({ may: expect.anything() }),
  ])
})

test('a call does not compile whose resolver wants another caller than `may` lets through', () => {
  const countKeys = (_args: object, call: Call<StaffOrSystem>) => done(call.actor.kind.length)
  expect(
    defineCall({ may: staffOf('leads', 'readDevices'), type: GraphQLBoolean, resolve: countKeys }),
  ).toBeDefined()
  // @ts-expect-error Visitors are let through too.
  expect(defineCall({ may: everybody, type: GraphQLBoolean, resolve: countKeys })).toBeDefined()
})

test('without types, such a call stops the start', () => {
  // Possible in a program without types.
  const calls = { mutations: { melt: { type: GraphQLBoolean, resolve } as unknown as ExtraCall } }
  expect(() => buildSchema([], [calls])).toThrow('melt does not say who may make this call')
})

test.each([
  ['everybody', everybody, { owner: true, reader: true, system: true, visitor: true }],
  [
    'staff',
    staffOf('leads', 'readDevices'),
    {
      owner: true,
      reader: true,
      system: true,
      visitor: ['FORBIDDEN', 'Not authorized to read the devices.'],
    },
  ],
  [
    'staff, but no key that may only read',
    staffOf('leads', 'readWebhookSecret', { readers: 'secretNotForReaders' }),
    {
      owner: true,
      reader: ['FORBIDDEN', english.words.refusals.secretNotForReaders],
      visitor: ['FORBIDDEN', 'Not authorized to read the secret of the webhook.'],
    },
  ],
  [
    'visitors',
    visitors('onlyVisitorsVote'),
    { owner: ['FORBIDDEN', 'Only visitors say which reviews help.'], visitor: true },
  ],
] as const)('a query for %s', async (_name, may, expected) => {
  const call = defineCall({ may, type: GraphQLBoolean, resolve })
  for (const [name, result] of Object.entries({ ...expected, anonymous: refusedAnonymous }))
    expect([name, await ask({ queries: { call } }, '{ call }', actors[name as keyof typeof actors])]).toEqual(
      [name, result],
    )
})

const refusedAnonymous = ['UNAUTHORIZED', 'Sign in, or send the public API key.']

test('a mutation is refused to keys that may only read, whatever it says itself', async () => {
  const calls = { mutations: { forStaff, open } }
  const refused = ['FORBIDDEN', 'This API key may only read.']
  expect(await ask(calls, 'mutation { open }', actors.reader)).toEqual(refused)
  expect(await ask(calls, 'mutation { forStaff }', actors.reader)).toEqual(refused)
  expect(await ask(calls, 'mutation { forStaff }', actors.owner)).toBe(true)
  expect(await ask(calls, 'mutation { open }', actors.visitor)).toBe(true)
  expect(await ask(calls, 'mutation { open }', actors.anonymous)).toEqual(refusedAnonymous)
})

test('a refused caller never reaches the resolver, and a refusal of the resolver is the response', async () => {
  const resolver = vi.fn(() => refuse({ code: 'NOT_FOUND', reason: 'postGone' }))
  const calls = {
    queries: {
      call: defineCall({ may: staffOf('leads', 'readDevices'), type: GraphQLBoolean, resolve: resolver }),
    },
  }
  await ask(calls, '{ call }', actors.visitor)
  await ask(calls, '{ call }', actors.anonymous)
  expect(resolver).not.toHaveBeenCalled()
  expect(await ask(calls, '{ call }', actors.owner)).toEqual(['NOT_FOUND', 'This post no longer exists.'])
})
