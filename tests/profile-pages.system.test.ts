import { expect, test } from 'vitest'
import { defaultProfile } from '#content/business-profile.ts'
import { builtPages } from '#server/pages/built-pages.ts'
import { call, dataOf, ownerCookie, testLantern } from './lantern.ts'
import { profileInput } from './profile.ts'

const save = 'mutation ($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { version } }'

test('a changed phone number is on the pages at once, although they are cached whole', async () => {
  await using lantern = await testLantern({ pages: await builtPages(undefined) })
  const homePage = async () => (await lantern.fetch('/')).text()
  expect(await homePage()).toContain('tel:+17135550142')
  const dispatch = { ...defaultProfile.dispatch, display: '7134960117' }
  const input = profileInput({ dispatch })
  dataOf(await call(lantern, save, { input }, await ownerCookie(lantern)), 'updateBusinessProfile')
  await expect.poll(homePage).toContain('tel:+17134960117')
  const page = await homePage()
  expect(page).toContain('(713) 496-0117')
  expect(page).not.toContain('555-0142')
})
