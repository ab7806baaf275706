import { expect, test } from 'vitest'
import { type WrapUpPart, wrapUpPartsFor } from '#content/wrap-up.ts'
import { isWrappedUp, wrapUpOf } from './wrap-up-state.ts'

const finished = {
  status: 'completed' as const,
  lostReason: null,
  cancelledAt: null,
  quotedCents: null,
  files: [],
  skippedParts: [],
  reviewAskedAt: null,
  reviewId: null,
}

const invoice = { kind: 'invoice' as const, totalCents: 18_500, paidCents: 0, openCents: 18_500 }

const states = (request: object, invoices: Parameters<typeof wrapUpOf>[1] = [], parts?: WrapUpPart[]) =>
  wrapUpOf({ ...finished, ...request }, invoices, parts)
    .map(({ part, state }) => `${part} ${state}`)
    .join(', ')

test('only a finished job is wrapped up, not a lost or a canceled one', () => {
  expect(isWrappedUp(finished)).toBe(true)
  expect(isWrappedUp({ ...finished, status: 'contacted' })).toBe(false)
  expect(isWrappedUp({ ...finished, lostReason: 'price' })).toBe(false)
  expect(isWrappedUp({ ...finished, cancelledAt: '2026-11-28T20:00:00.000Z' })).toBe(false)
})

const ofTechnician = wrapUpPartsFor({ all: false, money: false })
const ofPayee = wrapUpPartsFor({ all: false, money: true })

test('everything is missing at first; a technician is asked for price and photos, and for the money where they take it', () => {
  expect(states({})).toBe('price missing, photo missing, invoice missing, paid missing, review missing')
  expect(states({ skippedParts: ['photo', 'paid'] }, [], ofTechnician)).toBe('price missing, photo skipped')
  expect(states({}, [], ofPayee)).toBe('price missing, photo missing, invoice missing, paid missing')
})

test('a photo of the customer is none of the work, and what was skipped and done is done', () => {
  const photo = { path: 'a', name: 'a.jpg', contentType: 'image/jpeg', isProtected: false, mayRemove: true }
  const file = { ...photo, url: '', thumbnailUrl: null, viewUrl: null }
  expect(states({ files: [{ ...file, addedBy: null }] }, [], ofTechnician)).toContain('photo missing')
  expect(states({ files: [{ ...file, addedBy: '' }], skippedParts: ['photo'] }, [], ofTechnician)).toContain(
    'photo done',
  )
})

test('a sent invoice says the price too; drafts, void ones and credits bill nothing; paid is what nothing is open of', () => {
  const draft = { ...invoice, state: 'draft' as const }
  const sent = { ...invoice, state: 'sent' as const }
  const paid = { ...invoice, state: 'paid' as const, paidCents: 18_500, openCents: 0 }
  const credit = { ...invoice, kind: 'credit' as const, state: 'sent' as const, totalCents: -18_500 }
  expect(states({}, [draft, { ...invoice, state: 'void' }, credit])).toContain(
    'price missing, photo missing, invoice missing, paid missing',
  )
  expect(states({}, [sent])).toContain('price done, photo missing, invoice done, paid missing')
  expect(states({}, [sent, paid])).toContain('paid missing')
  expect(states({ reviewAskedAt: '2026-11-28T20:00:00.000Z' }, [paid])).toBe(
    'price done, photo missing, invoice done, paid done, review done',
  )
})
