import { expect, test } from 'vitest'
import { answerInTime } from './answer-in-time.ts'

test('an answer is passed on, and so is a failure', async () => {
  await expect(answerInTime(Promise.resolve('here'))).resolves.toBe('here')
  await expect(answerInTime(Promise.reject(new Error('refused')))).rejects.toThrow('refused')
})

test('what never answers is given up', async () => {
  await expect(answerInTime(new Promise(() => {}), 10)).rejects.toThrow('did not answer in time')
})
