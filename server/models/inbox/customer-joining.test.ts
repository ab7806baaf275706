import { expect, test } from 'vitest'
import { customerKey, customersIn, tiesOf } from './customer-joining.ts'

let asked = 0
const one = (name: string, phone: string, email = '') => {
  asked += 1
  const phoneE164 = phone && `+1713555${phone}`
  return { id: `${asked}`, name, phoneE164, email, others: [] as string[], submittedAt: new Date(asked) }
}

const names = (all: ReturnType<typeof one>[], ties = tiesOf([])) =>
  customersIn(all, ties)
    .map((customer) => customer.map(({ name }) => name).toSorted())
    .toSorted()

test('an email address joins names that have a word in common, and no strangers', () => {
  const email = 'ruiz@example.com'
  const all = [
    one('Ana Ruiz', '0101', email),
    one('José RUÍZ', '0102', 'Ruiz@example.com'),
    one('Ben Cole', '0103', email),
  ]
  expect(names(all)).toEqual([['Ana Ruiz', 'José RUÍZ'], ['Ben Cole']])
})

test('an email address that came with the names of many people joins none of them; a number still does', () => {
  const email = 'none@none.com'
  const all = ['John Smith', 'John Miller', 'Mary Hall', 'Eve Stone', 'Paul Winter', 'Cy Young'].map(
    (name, at) => one(name, `010${at}`, email),
  )
  expect(names(all)).toHaveLength(6)
  expect(names([...all, one('J. Smith', '0100', 'john@example.com')])).toContainEqual([
    'J. Smith',
    'John Smith',
  ])
})

test('what staff said goes before: merged by hand, and a number that several people use', () => {
  const all = [one('Ana', '0101'), one('Elm Properties', '0102'), one('Ben', '0199'), one('Cy', '0199')]
  const [ana, elm, ben] = all
  const same = { kind: 'same', contact: '+17135550101', other: '+17135550102' } as const
  const shared = { kind: 'shared', contact: '+17135550199', other: null } as const
  expect(names(all)).toEqual([['Ana'], ['Ben', 'Cy'], ['Elm Properties']])
  expect(names(all, tiesOf([same, shared]))).toEqual([['Ana', 'Elm Properties'], ['Ben'], ['Cy']])
  if (!ana || !elm || !ben) throw new Error('these are four')
  expect(customerKey([ana, elm], tiesOf([shared]))).toBe('+17135550101')
  expect(customerKey([ben], tiesOf([shared]))).toBe(ben.id)
})
