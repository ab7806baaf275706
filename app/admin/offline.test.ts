import { expect, test } from 'vitest'
import { answerInTime, answerOr } from './offline.ts'

test('an answer is passed on, and so is a failure', async () => {
  await expect(answerInTime(Promise.resolve('here'))).resolves.toBe('here')
  await expect(answerInTime(Promise.reject(new Error('refused')))).rejects.toThrow('refused')
})

test('what never answers is given up', async () => {
  await expect(answerInTime(new Promise(() => {}), 10)).rejects.toThrow('did not answer in time')
})

test('an answer stays as it is; without one there is another, made of why', async () => {
  expect(await answerOr(Promise.resolve('here'), () => 'instead')).toBe('here')
  const lost = Promise.reject(new TypeError('no network'))
  expect(await answerOr(lost, (error) => error instanceof TypeError)).toBe(true)
})

test('what the server decided is thrown on for the router', async () => {
  const redirect = new Response(null, { status: 302 })
  await expect(answerOr(Promise.reject(redirect), () => 'instead')).rejects.toBe(redirect)
})
