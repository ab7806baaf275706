import { afterEach, expect, test } from 'vitest'
import { messageAddress } from '#app/admin/messages/message-list.ts'
import { quoteAddress } from '#app/admin/quotes/quote-list.ts'
import { answerOf, askServer } from './answer-list.ts'
import { forgetLists, keepList, type ListAnswer } from './kept-lists.ts'

afterEach(forgetLists)

const newOnes = new URL('http://localhost/admin/quotes?filter=new')
const all = new URL('http://localhost/admin/quotes')

const answered =
  (url: URL, ...names: string[]) =>
  async () =>
    answerOf(quoteAddress, url, { ok: true, data: { names, total: names.length } })
const away = (): Promise<ListAnswer<{ total: number }>> => Promise.reject(new TypeError('Failed to fetch'))

/** What a list screen does with what it is given. */
async function show(url: URL, ...names: string[]) {
  const answer = await askServer(quoteAddress, url, answered(url, ...names))
  keepList(url.pathname, answer)
  return answer
}

test('a list that was shown before is shown without a connection, as what it was', async () => {
  const before = await show(newOnes, 'Dana')
  await show(all, 'Dana', 'Ruth')
  expect(await askServer(quoteAddress, newOnes, away)).toEqual({ ...before, isStale: true })
})

test('what is shown again without a connection stays what it was, however often', async () => {
  const before = await show(newOnes, 'Dana')
  for (const _again of [1, 2]) {
    const stale = await askServer(quoteAddress, newOnes, away)
    keepList(newOnes.pathname, stale)
    expect(stale).toEqual({ ...before, isStale: true })
  }
  keepList(all.pathname, await askServer(quoteAddress, all, away))
  expect(await askServer(quoteAddress, all, away)).toMatchObject({ loaded: undefined })
})

test('a list that was empty is not shown as empty where loading failed, nor with what was in it before', async () => {
  await show(newOnes, 'Dana')
  await show(newOnes)
  expect(await askServer(quoteAddress, newOnes, away)).toMatchObject({ loaded: undefined })
})

test('nothing is shown of a list that was never loaded, or that somebody else looked at', async () => {
  expect(await askServer(quoteAddress, newOnes, away)).toMatchObject({ loaded: undefined })
  await show(newOnes, 'Dana')
  const otherKind = new URL('http://localhost/admin/messages?filter=new')
  expect(await askServer(messageAddress, otherKind, away)).toMatchObject({ loaded: undefined })
  forgetLists()
  expect(await askServer(quoteAddress, newOnes, away)).toMatchObject({ loaded: undefined })
})

test('being signed out is no lost connection', async () => {
  await askServer(quoteAddress, all, answered(all, 'Dana'))
  const toSignIn = Response.redirect('http://localhost/admin/login')
  await expect(askServer(quoteAddress, all, () => Promise.reject(toSignIn))).rejects.toBe(toSignIn)
})
