import { expect, test } from 'vitest'
import { type HttpResponse, isTransient, noResponse, retryDelay, wait, withRetry } from '#client/retry.ts'

const response = (status: number, body?: unknown): HttpResponse => ({ status, body })

function calls(...responses: HttpResponse[]) {
  const delays: number[] = []
  let made = 0
  const result = withRetry(async () => responses[made++] ?? noResponse, {
    wait: async (ms) => void delays.push(ms),
  })
  return { result, delays, made: () => made }
}

test('the delay is 2^attempt x 100 ms plus up to 100 ms, never more than 5 minutes', () => {
  expect(retryDelay(1, () => 0)).toBe(200)
  expect(retryDelay(2, () => 0.5)).toBe(450)
  expect(retryDelay(30, () => 1)).toBe(300_000)
})

test.each([0, 429, 500, 502, 503, 504])('status %i is worth another try', (status) => {
  expect(isTransient(response(status))).toBe(true)
})

test.each([200, 400, 401, 403, 404, 409, 413, 422])('status %i is final', (status) => {
  expect(isTransient(response(status))).toBe(false)
})

test('throttling inside a GraphQL response is worth another try, bad input is not', () => {
  const withCode = (code: string) => response(200, { errors: [{ message: '', extensions: { code } }] })
  expect(isTransient(withCode('TOO_MANY_REQUESTS'))).toBe(true)
  expect(isTransient(withCode('BAD_INPUT'))).toBe(false)
})

test('stops at the first response that is not transient', async () => {
  const { result, delays } = calls(response(503), response(200, 'yes'))
  expect(await result).toEqual(response(200, 'yes'))
  expect(delays).toHaveLength(1)
})

test('gives the last response after three tries', async () => {
  const { result, delays, made } = calls(noResponse, response(500), response(504), response(200))
  expect(await result).toEqual(response(504))
  expect(made()).toBe(3)
  expect(delays[0]).toBeGreaterThanOrEqual(200)
  expect(delays[0]).toBeLessThanOrEqual(300)
  expect(delays[1]).toBeGreaterThanOrEqual(400)
  expect(delays[1]).toBeLessThanOrEqual(500)
})

test('waiting ends when the caller gives up', async () => {
  const caller = new AbortController()
  const waiting = wait(60_000, caller.signal)
  caller.abort()
  await expect(waiting).rejects.toThrow('aborted')
})
