import { expect, test } from 'vitest'
import { postalCodesOf, usTowns } from '#server/models/settings/us-places.ts'
import { isPostalCodeOf } from './us-postal-codes.ts'

test('a state has the ZIP codes of all of its towns, and none of a state far away', async () => {
  const towns = await usTowns()
  const strays = towns.flatMap((town) =>
    postalCodesOf(town).filter(({ code }) => code !== '' && !isPostalCodeOf(town.state, code)),
  )
  expect(strays).toEqual([])
  expect(isPostalCodeOf('TX', '77002-1234')).toBe(true)
  expect(isPostalCodeOf('TX', '10001')).toBe(false)
  expect(isPostalCodeOf('TX', '00000')).toBe(false)
  expect(isPostalCodeOf('NM', '88510')).toBe(false)
})
