import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { arrivalOnDial, EmergencyDrawing } from './emergency-clock.tsx'
import { EmergencyHero } from './heroes/emergency.tsx'

const facts = (from?: number, to?: number) => ({
  arrivalFrom: from === undefined ? undefined : String(from),
  arrivalTo: to === undefined ? undefined : String(to),
})

const labelsOf = (markup: string) => [...markup.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text)

test.each([
  [20, 30],
  [41, 67],
  [5, 60],
  [90, 120],
])('both clocks say %d and %d minutes', (from, to) => {
  const small = renderToStaticMarkup(<EmergencyDrawing alternative="" facts={facts(from, to)} />)
  const large = renderToStaticMarkup(<EmergencyHero alternative="" facts={facts(from, to)} />)
  expect(labelsOf(small)).toEqual([`${from}`, `${to}`])
  expect(labelsOf(large)).toEqual(['your call', `${from} min`, `${to} min`])
  expect(small + large).not.toMatch(/NaN|undefined/)
})

test('without a time of arrival the clocks mark nothing', () => {
  const small = renderToStaticMarkup(<EmergencyDrawing alternative="" facts={facts()} />)
  const large = renderToStaticMarkup(<EmergencyHero alternative="" facts={facts()} />)
  expect(labelsOf(small)).toEqual([])
  expect(labelsOf(large)).toEqual(['your call'])
  expect(small + large).not.toContain('d-hatch')
})

test('a dial turns once an hour, or once in as many hours as the window needs', () => {
  expect(arrivalOnDial(facts(20, 30))).toMatchObject({ from: { angle: 120 }, to: { angle: 180 } })
  expect(arrivalOnDial(facts(60, 120))).toMatchObject({ from: { angle: 180 }, to: { angle: 359 } })
})
