import { expect, test } from 'vitest'
import { answerOr } from './answer-or.ts'

test('an answer stays as it is; without one there is another, made of why', async () => {
  expect(await answerOr(Promise.resolve('here'), () => 'instead')).toBe('here')
  const lost = Promise.reject(new TypeError('no network'))
  expect(await answerOr(lost, (error) => error instanceof TypeError)).toBe(true)
})

test('what the server decided is thrown on for the router', async () => {
  const redirect = new Response(null, { status: 302 })
  await expect(answerOr(Promise.reject(redirect), () => 'instead')).rejects.toBe(redirect)
})
