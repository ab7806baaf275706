import { expect, test } from 'vitest'
import { orOffline, withTimeout } from './offline.ts'

test('an answer is passed on, and so is a failure', async () => {
  await expect(withTimeout(Promise.resolve('here'))).resolves.toBe('here')
  await expect(withTimeout(Promise.reject(new Error('refused')))).rejects.toThrow('refused')
})

test('what never answers is given up', async () => {
  await expect(withTimeout(new Promise(() => {}), 10)).rejects.toThrow('did not answer in time')
})

test('an answer stays as it is; without one there is another, made of why', async () => {
  expect(await orOffline(Promise.resolve('here'), () => 'instead')).toBe('here')
  const lost = Promise.reject(new TypeError('no network'))
  expect(await orOffline(lost, (error) => error instanceof TypeError)).toBe(true)
})

test('what the server decided is thrown on for the router', async () => {
  const redirect = new Response(null, { status: 302 })
  await expect(orOffline(Promise.reject(redirect), () => 'instead')).rejects.toBe(redirect)
})
