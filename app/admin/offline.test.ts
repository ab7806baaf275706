import { expect, test } from 'vitest'
import { orOffline, withTimeout } from './offline.ts'

test('withTimeout passes a value on, and a failure', async () => {
  await expect(withTimeout(Promise.resolve('here'))).resolves.toBe('here')
  await expect(withTimeout(Promise.reject(new Error('refused')))).rejects.toThrow('refused')
})

test('withTimeout gives up what takes longer than its time', async () => {
  await expect(withTimeout(new Promise(() => {}), 10)).rejects.toThrow('did not answer in time')
})

test('orOffline passes a value on; without a connection it gives what is made of the error', async () => {
  expect(await orOffline(Promise.resolve('here'), () => 'instead')).toBe('here')
  const lost = Promise.reject(new TypeError('no network'))
  expect(await orOffline(lost, (error) => error instanceof TypeError)).toBe(true)
})

test('orOffline throws a Response of the server on, for the router', async () => {
  const redirect = new Response(null, { status: 302 })
  await expect(orOffline(Promise.reject(redirect), () => 'instead')).rejects.toBe(redirect)
})
