import { expect, test } from 'vitest'
import { orOffline, withTimeout } from './offline.ts'

test('withTimeout passes a value on, and a failure', async () => {
  await expect(withTimeout(Promise.resolve('here'))).resolves.toBe('here')
  await expect(withTimeout(Promise.reject(new Error('refused')))).rejects.toThrow('refused')
})

test('withTimeout gives up what takes longer than its time', async () => {
  await expect(withTimeout(new Promise(() => {}), 10)).rejects.toThrow('did not answer in time')
})

const withStatus = (status: number) => ({ status, statusText: '', internal: false, data: '' })
const unreadable = (cause: unknown) => new Error('Unable to decode turbo-stream response', { cause })

test('orOffline passes a value on', async () => {
  expect(await orOffline(Promise.resolve('here'), () => 'instead')).toBe('here')
})

test.for([
  ['no connection', new TypeError('Failed to fetch')],
  ['a connection that breaks while the answer is read', unreadable(new TypeError('network error'))],
  ['a proxy that does not reach the server', withStatus(502)],
  ['a server that is just starting', withStatus(503)],
])('orOffline gives the fallback for %s', async ([, failure]) => {
  expect(await orOffline(Promise.reject(failure), () => 'instead')).toBe('instead')
})

test('orOffline gives the fallback for an answer that does not come in time', async () => {
  expect(await orOffline(withTimeout(new Promise(() => {}), 10), () => 'instead')).toBe('instead')
})

test.for([
  ['a redirect', new Response(null, { status: 302 })],
  ['a loader that throws', new Error('Unexpected Server Error')],
  ['an answer that cannot be decoded', unreadable(new TypeError('Cannot read properties of undefined'))],
  ['a server that fails', withStatus(500)],
  ['a record that is not there', withStatus(404)],
])('orOffline throws on %s, for the router', async ([, failure]) => {
  await expect(orOffline(Promise.reject(failure), () => 'instead')).rejects.toBe(failure)
})
