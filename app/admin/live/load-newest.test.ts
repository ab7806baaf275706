import { expect, test } from 'vitest'
import { loadNewest } from './load-newest.ts'

const inbox = 'http://localhost/admin/inbox'

function ask({ address = inbox, part = 'inbox' } = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const router = new AbortController()
  const request = new Request(address, { signal: router.signal })
  const shown = loadNewest(part, { serverLoader: () => promise, request }, () => 'offline')
  const giveUp = () => {
    router.abort()
    reject(router.signal.reason)
  }
  return { resolve, reject, giveUp, shown }
}

test('an answer that comes after the one to a later question gives way to it', async () => {
  const early = ask()
  const late = ask()
  late.resolve('approved')
  expect(await late.shown).toBe('approved')
  early.resolve('pending')
  expect(await early.shown).toBe('approved')
})

test('an answer waits for a later question, also for one that is asked while it waits', async () => {
  const [first, second] = [ask(), ask()]
  first.resolve('first')
  await Promise.resolve()
  const third = ask()
  second.resolve('second')
  third.resolve('third')
  expect(await Promise.all([first.shown, second.shown, third.shown])).toEqual(['third', 'third', 'third'])
})

test('that the newest could not be loaded is not hidden by an older answer', async () => {
  const early = ask()
  const late = ask()
  late.reject(new TypeError('Failed to fetch'))
  early.resolve('as it was')
  expect(await early.shown).toBe('offline')
})

test('a question that the router gave up has no say', async () => {
  const early = ask()
  const late = ask()
  early.resolve('rows')
  late.giveUp()
  await expect(late.shown).rejects.toThrow('aborted')
  expect(await early.shown).toBe('rows')
})

test('other addresses and other parts of the panel have answers of their own', async () => {
  const here = ask()
  const other = ask({ part: 'panel' })
  other.resolve('counts')
  here.resolve('rows')
  expect(await here.shown).toBe('rows')
  const before = ask()
  const elsewhere = ask({ address: `${inbox}?q=Dana` })
  elsewhere.resolve('found')
  before.resolve('rows')
  expect(await before.shown).toBe('rows')
})

test('being signed out is passed on', async () => {
  const toSignIn = Response.redirect('http://localhost/admin/login')
  const asked = ask()
  asked.reject(toSignIn)
  await expect(asked.shown).rejects.toBe(toSignIn)
})
