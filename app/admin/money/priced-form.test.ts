import { expect, test } from 'vitest'
import { pricedIn } from './priced-form.ts'

const formOf = (fields: Record<string, string>, positions = ['0', '3']) => {
  const form = new FormData()
  for (const position of positions) form.append('position', position)
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const rekey = { 'what-0': 'Rekey', 'price-0': '25', 'taxed-0': 'yes' }
const lock = { 'what-3': ' Lock ', 'quantity-3': '1.5', 'price-3': '$1,080.50', 'discount-3': '5' }

test('empty lines are left out, as are those that were removed', () => {
  expect(pricedIn(formOf({ ...rekey, ...lock, 'what-1': 'Removed' }, ['0', '2', '3']))).toEqual({
    lines: [
      { name: 'Rekey', quantity: 100, unitCents: 2_500, discountCents: 0, isTaxable: true },
      { name: 'Lock', quantity: 150, unitCents: 108_050, discountCents: 500, isTaxable: false },
    ],
    taxRate: 0,
    taxPlace: null,
  })
})

test('a tax that was chosen counts, its own fields only when none was', () => {
  const typed = { ...rekey, taxRate: '7', taxPlace: 'Katy' }
  expect(pricedIn(formOf({ ...typed, tax: '8250 Houston' }))).toMatchObject({
    taxRate: 8_250,
    taxPlace: 'Houston',
  })
  expect(pricedIn(formOf({ ...typed, tax: '0 ' }))).toMatchObject({ taxRate: 0, taxPlace: null })
  expect(pricedIn(formOf({ ...typed, tax: 'own' }))).toMatchObject({ taxRate: 7_000, taxPlace: 'Katy' })
})

test('what cannot be read is said at its field', () => {
  const refused: readonly (readonly [field: string, wrong: Record<string, string>])[] = [
    ['price-0', { 'price-0': 'much' }],
    ['price-0', { 'price-0': '' }],
    ['discount-0', { 'discount-0': '12 50' }],
    ['quantity-0', { 'quantity-0': '-1' }],
    ['what-0', { 'what-0': ' ' }],
    ['taxRate', { taxRate: 'high' }],
  ]
  for (const [field, wrong] of refused)
    expect(pricedIn(formOf({ ...rekey, ...wrong }))).toEqual({ fields: { [field]: expect.any(String) } })
})

test('a discount in percent is kept as what was agreed, and worked out', () => {
  const percent = (discount: string) => pricedIn(formOf({ ...rekey, 'discount-0': discount }))
  expect(percent('7.5 %')).toMatchObject({ lines: [{ discountRate: 7_500, discountCents: 188 }] })
  for (const wrong of ['110%', '%', '10 percent'])
    expect(percent(wrong)).toEqual({ fields: { 'discount-0': expect.stringContaining('percent') } })
})

test('a line is the part that is ticked, and none where the tick was taken off', () => {
  const ofBook = { ...rekey, 'of-book-0': 'yes' }
  expect(pricedIn(formOf({ ...ofBook, 'item-0': 'a' }))).toMatchObject({ lines: [{ priceItemId: 'a' }] })
  expect(pricedIn(formOf(ofBook))).toMatchObject({ lines: [{ priceItemId: null }] })
  expect(pricedIn(formOf(rekey))).toEqual(
    expect.objectContaining({ lines: [expect.not.objectContaining({ priceItemId: null })] }),
  )
})
