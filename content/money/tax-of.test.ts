import { expect, test } from 'vitest'
import { taxOf } from './tax-of.ts'

const rates = [
  { place: 'Houston', rate: 8_250 },
  { place: 'Katy', rate: 7_000 },
  { place: 'Land', rate: 1_000 },
  { place: 'Sugar Land', rate: 6_500 },
  { place: 'St. Louis, MO', rate: 9_679 },
]
const placeOf = (address: string | null) => taxOf(rates, address)?.place

test('the city at the end of an address decides, not a street of that name', () => {
  expect(placeOf('500 Katy Freeway, Houston')).toBe('Houston')
  expect(placeOf('500 Katy Freeway, Houston, TX 77024-1234')).toBe('Houston')
  expect(placeOf('12 Houston St, Katy, Texas 77449, USA')).toBe('Katy')
  expect(placeOf('12 Main St Apt 4 katy tx 77449')).toBe('Katy')
})

test('a place is whole words, the longest that fits, with its state or without', () => {
  expect(placeOf('1 Oak, Kathy')).toBe('Houston')
  expect(placeOf('3 Elm, Sugar Land, TX')).toBe('Sugar Land')
  expect(placeOf('3 Elm, St Louis, MO 63101')).toBe('St. Louis, MO')
})

test('where no place fits the first counts; without rates there is none', () => {
  expect(placeOf('500 Katy Freeway')).toBe('Houston')
  expect(placeOf(null)).toBe('Houston')
  expect(taxOf([], '1 Oak, Katy')).toBeUndefined()
})
