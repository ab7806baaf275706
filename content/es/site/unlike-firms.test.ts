import { expect, test } from 'vitest'
import { editableTexts } from '#content/es/editable-texts.ts'
import { textsOf } from '#content/es/writing-rules.ts'
import type { BusinessProfile } from '#content/profile/business-profile.ts'
import { wordsFor } from '#content/texts.ts'
import { bareProfile, fullProfile, inOurWords } from '#tests/firms.ts'
import { speechOf } from '../facts.ts'

const speechFor = (profile: BusinessProfile) => speechOf(inOurWords(profile), 2026)

const said = (profile: BusinessProfile) =>
  Object.values(editableTexts).flatMap((tree) => textsOf(wordsFor<object>(tree, speechFor(profile))))

const matching = (profile: BusinessProfile, pattern: RegExp) =>
  said(profile).filter((text) => pattern.test(text))

const one: BusinessProfile = {
  ...fullProfile,
  name: 'Cass County Lock Inc.',
  since: 2025,
  rating: { value: 5, count: 1, source: 'Google', url: 'https://g.page/cass', asOf: '2026-11-01' },
  averageArrivalMinutes: 1,
  callbackMinutes: 60,
  emergencyArrival: { from: 30, to: 30 },
  laborWarrantyDays: 1,
  radiusMiles: { service: 10, freeTravel: 1, arrival: 1 },
  licenses: [
    {
      number: 'F-1',
      holder: 'Cass County Lock Inc.',
      covers: 'Locks',
      authority: 'Cass County',
      lookUp: 'https://cass.example.com',
    },
    { number: 'F-2', holder: 'Cass County Lock Inc.', covers: 'Alarms', authority: null, lookUp: null },
  ],
  fieldHours: [{ from: 'Monday', to: 'Sunday', opens: '08:00', closes: '17:00' }],
}

test('one of something is no plural, and hours are no sixty minutes', () => {
  expect(
    matching(one, /\b1\+? (?:minutos|horas|días|millas|años|reseñas)(?!\p{L})|60 minutos|30 a 30 minutos/u),
  ).toEqual([])
  expect(matching(one, /\b(?:unos|unas|los|las|otros|otras) 1 /)).toEqual([])
  for (const expected of [
    'Nuestros números de licencia son F-1 y F-2',
    '5 de 1 reseña',
    'menos de 1 hora',
    '1 día de garantía',
    '1+ año',
    'a menos de 1 milla ',
    'todos los días',
  ])
    expect(said(one).join('\n')).toContain(expected)
})

test('a name or a clock that ends with a stop brings no second one, and what is named no article', () => {
  expect(matching(one, /(?<!\.)\.\.(?!\.)|\b(?:del|al|el|la|con el) Cass County\b/)).toEqual([])
  expect(matching(fullProfile, /m\.\./)).toEqual([])
})

test('one o’clock, a moment and a day of the week stand without an article of ours', () => {
  const early: BusinessProfile = {
    ...fullProfile,
    sameDayBefore: '1 PM',
    nights: false,
    fieldHours: [{ from: 'Monday', to: 'Friday', opens: '01:00', closes: '13:00' }],
    officeHours: [{ from: 'Saturday', to: 'Saturday', opens: '01:00', closes: '13:00' }],
  }
  expect(matching(early, /\blas (?:las?|1)\b|\ba la 1 a|de (?:el|los|de) (?:lunes|sábados?)/)).toEqual([])
  expect(matching(early, /\b(?:las|los|la|el) \{(?:time|callAt|promise)\}/)).toEqual([])
})

const drawingOf = (service: number | null, freeTravel: number | null) => {
  const profile = { ...fullProfile, radiusMiles: { service, freeTravel, arrival: 7 } }
  return { profile, drawing: wordsFor(editableTexts.map, speechFor(profile)).drawing }
}

test('no fee farther out where nobody drives farther than for free, and no second ring there', () => {
  for (const free of [20, 30]) {
    const { profile, drawing } = drawingOf(20, free)
    // Of a place in the search: said only of one beyond the radius that is free.
    const elsewhere = matching(profile, /puede haber|puede haberlo|un viaje de más de/)
    expect(elsewhere.filter((text) => !text.startsWith('Aproximadamente a {distance}'))).toEqual([])
    expect(drawing.rings).toEqual({ near: undefined, far: '20 mi' })
    expect(drawing.ringsAround).toMatch(/^Un círculo punteado a 20 millas de /)
  }
  expect(drawingOf(30, 20).drawing.rings).toEqual({ near: '20 mi', far: '30 mi' })
  expect(drawingOf(null, 20).drawing.rings).toEqual({ near: '20 mi', far: undefined })
  expect(drawingOf(20, null).drawing.rings).toEqual({ near: undefined, far: '20 mi' })
})

const small: BusinessProfile = {
  ...bareProfile,
  paymentMethods: ['cash', 'check'],
  fieldHours: [{ from: 'Monday', to: 'Friday', opens: '08:30', closes: '16:30' }],
  hiddenServices: ['commercial', 'emergency', 'access-control', 'door-services', 'safe', 'surveillance'],
}

test('who works on houses and cars by day claims neither emergencies nor work for businesses', () => {
  expect(textsOf(wordsFor(editableTexts.brands, speechFor(small)))).not.toContainEqual(
    expect.stringMatching(/\blocal(?:es)?\b|oficinas|negocios|Adams|Assa/),
  )
  expect(textsOf(wordsFor(editableTexts.sos, speechFor(small)))).not.toContainEqual(
    expect.stringMatching(/negocio(?!\.$)/),
  )
  for (const name of ['formHints', 'structuredData'] as const)
    expect(textsOf(wordsFor<object>(editableTexts[name], speechFor(small)))).not.toContainEqual(
      expect.stringMatching(/En una emergencia|^emergencias$/),
    )
  expect(textsOf(wordsFor(editableTexts.prices, speechFor(small)))).not.toContainEqual(
    expect.stringMatching(/^Paga/),
  )
})

const daytime: BusinessProfile = { ...fullProfile, nights: false, hiddenServices: ['safe', 'surveillance'] }

test('who works by day calls back in its hours, and still opens cars', () => {
  expect(matching(daytime, /^Nos comunicamos con usted en menos de (?!.*horario de trabajo$)/)).toEqual([])
  expect(matching(daytime, /Se quedó afuera de su casa o negocio/)).toEqual([])
  expect(matching(daytime, /Se quedó afuera de su casa, carro o negocio/)).toHaveLength(1)
  expect(matching({ ...daytime, fieldHours: [], officeHours: [] }, /horario de trabajo$/)).toEqual([])
})

test('where nobody drives at night, the headline of home says that its promise holds while open', () => {
  const promiseOf = (changes: Partial<BusinessProfile>) =>
    wordsFor(editableTexts.home, speechFor({ ...daytime, ...changes })).hero.promise
  expect(promiseOf({})).toBe('Mientras estamos abiertos, llegamos a su puerta en')
  expect(promiseOf({ nights: true })).toBe('Llegamos a su puerta en')
  expect(promiseOf({ emergencyArrival: null })).toBeUndefined()
})

test('the page that a phone keeps says when a firm answers, also without an arrival time', () => {
  const arrivalOf = (changes: Partial<BusinessProfile>) =>
    wordsFor(editableTexts.sos, speechFor({ ...daytime, ...changes })).arrival?.replaceAll('\u00a0', ' ')
  const office = 'de lunes a jueves de 9:20 a. m. a 3:50 p. m.'
  const booked = 'de lunes a viernes de 8:10 a. m. a 4:40 p. m.'
  const soon = 'En ese horario, a menos de 7 millas del centro, llegamos a su puerta en 41 a 67 minutos.'
  expect(arrivalOf({})).toBe(`Trabajamos ${booked} ${soon}`)
  expect(arrivalOf({ fieldHours: [] })).toBe(`Contestamos ${office} ${soon}`)
  expect(arrivalOf({ emergencyArrival: null })).toBe(`Contestamos ${office}`)
  expect(arrivalOf({ emergencyArrival: null, officeHours: [] })).toBe(`Trabajamos ${booked}`)
  expect(arrivalOf({ nights: true, emergencyArrival: null })).toBe('Alguien contesta, de día y de noche.')
  expect(arrivalOf({ fieldHours: [], officeHours: [] })).toBe('Llegamos a su puerta en 41 a 67 minutos.')
})
