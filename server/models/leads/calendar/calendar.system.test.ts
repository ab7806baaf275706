import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { languages } from '#content/languages.ts'
import { users } from '#server/schema/identity.ts'
import { ownersKey } from '#tests/api-key.ts'
import { markedLanguage } from '#tests/languages/marked-language.ts'
import { owner as account, call, dataOf, ownerCookie, testLantern } from '#tests/lantern.ts'

test('a key that may only read learns that there is a calendar, not its secret address', async () => {
  await using lantern = await testLantern()
  const owner = await ownerCookie(lantern)
  const read = async (headers: Record<string, string>) =>
    dataOf<{ path: string | null; createdAt: string }>(
      await call(lantern, '{ myCalendar { path createdAt } }', {}, headers),
      'myCalendar',
    )
  const { path } = dataOf<{ path: string }>(
    await call(lantern, 'mutation { renewMyCalendar { path } }', {}, owner),
    'renewMyCalendar',
  )
  expect(path).toMatch(/^\/calendar\/./)
  expect((await read(owner)).path).toBe(path)
  expect((await read({ authorization: await ownersKey(lantern) })).path).toBe(path)
  expect(await read({ authorization: await ownersKey(lantern, 'read') })).toEqual({
    path: null,
    createdAt: expect.any(String),
  })
})

test('a calendar is in the language of the account whose it is', async () => {
  await using lantern = await testLantern({ languages: [languages[0], markedLanguage] })
  const { path } = dataOf<{ path: string }>(
    await call(lantern, 'mutation { renewMyCalendar { path } }', {}, await ownerCookie(lantern)),
    'renewMyCalendar',
  )
  const Read = 'query($token: String!) { calendar(token: $token, origin: "") }'
  const nameIn = async (language: string | null) => {
    await lantern.db.update(users).set({ language }).where(eq(users.email, account.email))
    const file = dataOf<string>(await call(lantern, Read, { token: path.split('/').at(-1) }), 'calendar')
    return /^X-WR-CALNAME:(.*)$/m.exec(file)?.[1] ?? ''
  }
  expect(await nameIn(null)).not.toMatch(/[áéíóúý]/)
  expect(await nameIn('marked')).toMatch(/[áéíóúý]/)
})
