import { expect, test } from 'vitest'
import { firstPostContent, firstPosts } from '#content/en/site/first-posts.ts'
import { languages } from '#content/languages.ts'
import { type BusinessProfile, defaultProfile } from '#content/profile/business-profile.ts'
import { bareProfile } from '#tests/firms.ts'
import { otherPlacesIn } from './other-places.ts'

const { places } = languages[0].words
const firstArticles = firstPosts.map(({ title, excerpt, metaDescription, file }) =>
  [title, excerpt, metaDescription, firstPostContent(file)].join('\n'),
)

const firmIn = (
  city: string,
  state: BusinessProfile['place']['state'],
  [latitude, longitude]: readonly [number, number],
) => ({ ...bareProfile, place: { ...bareProfile.place, city, state, latitude, longitude } })

const albuquerque = firmIn('Albuquerque', 'NM', [35.084, -106.651])
const columbus = firmIn('Columbus', 'OH', [39.961, -82.999])
const kansasCity = firmIn('Kansas City', 'MO', [39.1, -94.579])

const namesIn = async (text: string, firm: BusinessProfile) =>
  (await otherPlacesIn(text, firm, places)).map(({ place }) => place)

test('the articles that ship with Lantern speak of no other place than its own', async () => {
  for (const article of firstArticles)
    expect(await otherPlacesIn(article, defaultProfile, places)).toEqual([])
})

test('for a business elsewhere each of them is told by its words, with the sentence', async () => {
  for (const firm of [albuquerque, columbus, bareProfile])
    expect(new Set((await Promise.all(firstArticles.map((each) => namesIn(each, firm)))).flat())).toEqual(
      new Set(['Houston', 'Texas', 'Gulf', 'Hurricane', 'hurricane']),
    )
  expect(
    await otherPlacesIn(
      '# Locks\n\n- **Heat.** It is hot. In Houston, [oil](/x) the hinge.',
      columbus,
      places,
    ),
  ).toEqual([{ place: 'Houston', sentence: 'In Houston, oil the hinge.' }])
})

test('what is near is no other place, nor are streets, areas that are served and words that are also names', async () => {
  expect(
    await namesIn('From Kansas City, KS, to Overland Park, all over Kansas and Missouri.', kansasCity),
  ).toEqual([])
  expect(
    await namesIn('Rio Rancho, NM. On Louisiana Boulevard. Mobile locksmiths. Spring latches.', albuquerque),
  ).toEqual([])
  expect(await namesIn('From Denver to Santa Fe.', { ...albuquerque, serviceAreas: ['Santa Fe'] })).toEqual([
    'Denver',
  ])
  expect(await namesIn('In St. Louis, MO, West Virginia and Dayton.', columbus)).toEqual([
    ...['St. Louis', 'MO', 'West Virginia', 'Dayton'],
  ])
})
