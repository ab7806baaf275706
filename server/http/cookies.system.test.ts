import { expect, test } from 'vitest'
import { call, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'

const onHttps = () => testLantern({ config: { publicUrl: 'https://lock.example' } })

const asks = async (lantern: TestLantern, cookie: string) =>
  (await call(lantern, '{ notificationSettings { mailFrom } }', {}, { cookie })).data?.notificationSettings

test('on https a guest is known by a cookie that only this host can have set', async () => {
  await using lantern = await onHttps()
  const post = (cookie: string) =>
    lantern.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': lantern.publicApiKey, cookie },
      body: JSON.stringify({ query: '{ listBlogs { total } }' }),
    })
  const [given = ''] = (await post('')).headers.getSetCookie()
  expect(given).toMatch(/^__Host-lantern\.guest=.+; Path=\/; .*; Secure$/)
  const [pair = ''] = given.split(';')
  expect((await post(pair)).headers.getSetCookie()).toEqual([])
  const planted = pair.replace('__Host-', '')
  expect((await post(planted)).headers.getSetCookie()).toHaveLength(1)
})

test('on https a session counts under its new name, and an older one until it ends', async () => {
  await using lantern = await onHttps()
  const { cookie = '' } = await ownerCookie(lantern)
  const session = cookie.split('; ').find((pair) => pair.startsWith('lantern.session=')) ?? ''
  expect(await asks(lantern, `__Host-${session}`)).toBeTruthy()
  expect(await asks(lantern, session)).toBeTruthy()
  expect(await asks(lantern, `__Host-lantern.session=forged; ${session}`)).toBeUndefined()
})
