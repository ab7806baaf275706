import { expect, test } from 'vitest'
import { AccessControlCover, coverFor, DefaultCover, DoorsCover, LockedOutCover } from './covers.tsx'

test('a built-in post keeps its own cover in any category', () => {
  expect(coverFor({ slug: 'what-to-do-when-locked-out', category: 'Doors' })).toBe(LockedOutCover)
})

test('other posts take the cover of their category', () => {
  expect(coverFor({ slug: 'why-doors-sag', category: 'Doors' })).toBe(DoorsCover)
  expect(coverFor({ slug: 'readers', category: 'Access Control' })).toBe(AccessControlCover)
})

test('a category that the owner made up takes the general cover', () => {
  expect(coverFor({ slug: 'news', category: 'toString' })).toBe(DefaultCover)
})
