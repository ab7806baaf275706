import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { saveMailSettings } from '#server/notifications/mail/mail-settings.ts'
import { deliveries } from '#server/schema/notifications.ts'
import { call, dataOf, owner, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { listening } from '#tests/listening.ts'
import { mailsOf } from '#tests/outbox.ts'
import { CreateQuote, dana, filledForm } from '#tests/quotes.ts'
import { checkAddress } from './address-check.ts'
import { checkDueAddress } from './site-address.ts'

const Read = '{ siteAddress { state address source provenAt failure detail } }'
const Check = 'mutation { checkSiteAddress { state failure detail } }'

const check = async (lantern: TestLantern) => call(lantern, Check, {}, await ownerCookie(lantern))
const read = async (lantern: TestLantern) =>
  dataOf<{ state: string }>(await call(lantern, Read, {}, await ownerCookie(lantern)), 'siteAddress')

async function otherSite(answer: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(answer ?? (() => {}))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('it is not asked at first; an address inside the network proves nothing and is not fetched', async () => {
  await using lantern = await testLantern()
  expect(await read(lantern)).toMatchObject({ state: 'notAsked', address: null })
  expect((await check(lantern)).errors?.[0]?.extensions?.code).toBe('CONFLICT')
  let asked = 0
  const publicUrl = await otherSite((_request, response) => {
    asked += 1
    response.end()
  })
  await saveMailSettings(lantern.db, { publicUrl })
  expect(await read(lantern)).toMatchObject({ state: 'notChecked', address: publicUrl, source: 'owner' })
  expect(dataOf(await check(lantern), 'checkSiteAddress')).toMatchObject({
    state: 'wrong',
    failure: 'private',
  })
  expect(asked).toBe(0)
})

test('the address of the environment is proven by a real request, again each day, and by one instance only', async () => {
  const front = createServer()
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void front.close())
  const publicUrl = `http://127.0.0.1:${(front.address() as AddressInfo).port}`
  await using lantern = await testLantern({ config: { publicUrl } })
  front.on('request', async (request, response) => {
    const answer = await lantern.fetch(request.url ?? '/')
    response.writeHead(answer.status).end(await answer.text())
  })
  const system = lantern.callOf({ kind: 'system' })
  const both = await Promise.all([checkDueAddress(system), checkDueAddress(system)])
  expect(both.flat()).toEqual([publicUrl])
  expect(await read(lantern)).toMatchObject({ state: 'proven', address: publicUrl, source: 'environment' })
  expect(await checkDueAddress(system)).toEqual([])
  await saveMailSettings(lantern.db, { addressCheckedAt: new Date(Date.now() - 25 * 3_600_000) })
  expect(await checkDueAddress(system)).toEqual([publicUrl])
})

test('what came back instead is said: another site, a redirect, nothing, no such name', async () => {
  const ask = async (origin: string) => {
    const checked = await checkAddress(origin, { secret: 'secret', mayConnect: () => true })
    return checked.ok ? 'proven' : checked.refusal
  }
  const parked = await otherSite((_request, response) => response.end('<title>Parked here</title>'))
  expect(await ask(parked)).toEqual({ failure: 'other', detail: 'Parked here' })
  const moved = await otherSite((_request, response) =>
    response.writeHead(301, { location: 'https://www.bayoulock.net/x' }).end(),
  )
  expect(await ask(moved)).toEqual({ failure: 'redirect', detail: 'https://www.bayoulock.net' })
  expect(await ask('http://127.0.0.1:1')).toEqual({ failure: 'refused', detail: 'ECONNREFUSED' })
  expect(await ask('http://nobody.invalid')).toMatchObject({ failure: 'name' })
  await using other = await testLantern()
  await using server = await listening(other)
  expect(await ask(server.origin)).toMatchObject({ failure: 'other' })
})

test('a mail to a customer links to a proven address only, never to this machine', async () => {
  await using lantern = await testLantern()
  const send = (input: object) =>
    call(lantern, CreateQuote, { input: { ...dana, ...input }, submission: filledForm(lantern.secret) })
  const mailed = async (count: number) => {
    await lantern.db.update(deliveries).set({ nextAttemptAt: new Date() })
    return (await mailsOf(lantern, count, (mail) => mail.to?.[0]?.address !== owner.email)).at(-1)
  }
  dataOf(await send({}), 'createQuote')
  const unproven = await mailed(1)
  expect(unproven?.subject).toContain('We have your request')
  expect(`${unproven?.text}${unproven?.html}`).not.toMatch(/localhost|\/receipt\/|on its page/)

  const publicUrl = 'https://bayoulock.net'
  await saveMailSettings(lantern.db, { publicUrl, addressProvenFor: publicUrl, addressProvenAt: new Date() })
  dataOf(await send({ email: 'a@example.com', message: 'Another door' }), 'createQuote')
  const proven = await mailed(2)
  expect(proven?.text).toContain(`${publicUrl}/receipt/`)

  await saveMailSettings(lantern.db, { publicUrl: 'https://bayoulock.example' })
  dataOf(await send({ email: 'b@example.com', message: 'A third' }), 'createQuote')
  expect((await mailed(3))?.text).not.toContain('/receipt/')
})
