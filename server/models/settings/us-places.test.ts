import { expect, test } from 'vitest'
import { defaultProfile, type Place } from '#content/profile/business-profile.ts'
import { isPostalCodeOf } from '#content/us-postal-codes.ts'
import { areaPlacesOf, coordinatesOf, located, postalCodesOf, usTowns } from './us-places.ts'

const houston = defaultProfile.place
const albuquerque: Place = { ...houston, city: 'albuquerque', state: 'NM' }
const middle = { latitude: 35.084, longitude: -106.651 }
const nowhere = { latitude: null, longitude: null }

test('a town is found by its name, and a place without one by its ZIP code', async () => {
  expect(await coordinatesOf(albuquerque)).toEqual(middle)
  const unknown = { ...albuquerque, city: 'Our corner (of it' }
  expect(await coordinatesOf({ ...unknown, postalCode: '87102-1234' })).toEqual({
    latitude: expect.closeTo(35.08, 1),
    longitude: expect.closeTo(-106.65, 1),
  })
  expect(await coordinatesOf(unknown)).toEqual(nowhere)
  expect(await coordinatesOf({ ...unknown, postalCode: '00000' })).toEqual(nowhere)
})

test('a business that moves takes its coordinates along; those that were entered stay', async () => {
  expect(await located(albuquerque, houston)).toMatchObject(middle)
  expect(await located({ ...houston, ...nowhere }, houston)).toMatchObject({ latitude: 29.763 })
  expect(await located({ ...houston, walkIn: true }, houston)).toMatchObject({ latitude: houston.latitude })
  expect(await located({ ...albuquerque, latitude: 35 }, houston)).toMatchObject({ latitude: 35 })
})

test('service areas that are towns of the state have their place on the map; others have none', async () => {
  const none = { place: houston, serviceAreas: [], areaPlaces: [] }
  const areas = {
    ...none,
    place: albuquerque,
    serviceAreas: ['Corrales', 'our street', 'rio rancho', 'Katy'],
  }
  const places = await areaPlacesOf(areas, none)
  expect(places).toEqual([
    { name: 'Corrales', latitude: 35.238, longitude: -106.607 },
    { name: 'rio rancho', latitude: 35.233, longitude: -106.664 },
  ])
  expect(await areaPlacesOf(areas, { ...areas, areaPlaces: places })).toBe(places)
})

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
