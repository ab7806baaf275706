import { expect, test } from 'vitest'
import { routeOf } from './map-links.ts'

const query = (addresses: string[]) => {
  const route = routeOf(addresses)
  return route && Object.fromEntries(new URL(route.href).searchParams)
}

test('the last address is the destination, those before it are passed in turn', () => {
  expect(query(['1 Oak St', '2 Elm St #4 & rear', '3 Main St'])).toEqual({
    api: '1',
    destination: '3 Main St',
    waypoints: '1 Oak St|2 Elm St #4 & rear',
    travelmode: 'driving',
  })
})

test('one address is no route', () => {
  expect([query([]), query(['1 Oak St'])]).toEqual([undefined, undefined])
})

test('a route ends at the tenth address, which is what the map takes', () => {
  const addresses = Array.from({ length: 14 }, (_, index) => `${index + 1} Oak St`)
  expect(query(addresses)).toMatchObject({ destination: '10 Oak St' })
  expect(routeOf(addresses)?.stops).toBe(10)
})
