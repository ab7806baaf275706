import { expect, test } from 'vitest'
import { auditWords } from '#content/es/panel/audit.ts'
import type { LineItem } from '#content/money/line-items.ts'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { models } from '#server/models/models.ts'

function namesWithin(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesWithin)
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesWithin(inner)])
}

const ofLine: Record<keyof LineItem, true> = {
  name: true,
  quantity: true,
  unitCents: true,
  discountCents: true,
  discountRate: true,
  isTaxable: true,
  priceItemId: true,
}

/** What the log keeps of an export (app/admin/export). */
const ofExport = ['filter', 'searched']

/** In no entry; and what is called the same in both languages. */
const passed = ['createdAt', 'updatedAt', 'url']

test('what an entry of the log may name has a name in Spanish', () => {
  const names = [
    ...models.flatMap(({ isReadOnly, fields }) => (isReadOnly ? [] : Object.keys(fields))),
    ...namesWithin(defaultProfile),
    ...Object.keys(ofLine),
    ...ofExport,
  ]
  const spoken = (name: string) => name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase()
  const missing = [...new Set(names)].filter(
    (name) => !passed.includes(name) && auditWords.fieldName(name).toLowerCase() === spoken(name),
  )
  expect(missing).toEqual([])
})
