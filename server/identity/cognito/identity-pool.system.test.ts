import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openS3Store } from '#server/files/s3/s3-store.ts'
import { ownersKey } from '#tests/api-key.ts'
import { identityPoolId } from '#tests/cognito/identity-pool-double.ts'
import { poolDouble, settingsFor } from '#tests/cognito/pool-double.ts'
import { testDisk } from '#tests/disk.ts'
import { s3Double } from '#tests/doubles/s3-double.ts'
import type { OpenedAnswer } from '#tests/files-under-test.ts'
import { type TestLantern, testLantern } from '#tests/lantern.ts'
import { pdf } from '#tests/sample-files.ts'
import { openIdentityPool } from './identity-pool.ts'

let pool: Awaited<ReturnType<typeof poolDouble>>
let s3: Awaited<ReturnType<typeof s3Double>>
let scratch: string

beforeAll(async () => {
  pool = await poolDouble()
  s3 = await s3Double()
  scratch = await mkdtemp(`${tmpdir()}/identity-pool-`)
})
afterAll(async () => {
  await pool[Symbol.asyncDispose]()
  await s3[Symbol.asyncDispose]()
  await rm(scratch, { recursive: true, force: true })
})
afterEach(() => {
  vi.useRealTimers()
  Object.assign(pool.identityPool.state, { isDown: false, failures: 0 })
  pool.identityPool.identities.clear()
  s3.state.clockMs = 0
  s3.asked.length = 0
  pool.calls.length = 0
})

const identityPool = () => ({ identityPoolId, region: 'us-west-2', endpoint: pool.origin })
const isOfIdentities = (action: string) => action === 'GetId' || action === 'GetCredentialsForIdentity'

test('visitors’ files are signed with keys of the identity pool’s guests, administrators’ with their own', async () => {
  const config = { cognito: settingsFor(pool), identityPool: identityPool(), bucket: s3.settings }
  await using lantern = await testLantern({ config })
  const visitor = await uploadedBy(lantern)
  expect(visitor.signedWith).toMatch(/^guest-/)
  expect(s3.asked.filter(({ key }) => key === visitor.key)).toMatchObject([
    { method: 'PUT', by: visitor.signedWith, token: `session of ${visitor.signedWith}` },
  ])
  expect((await uploadedBy(lantern)).signedWith).toBe(visitor.signedWith)
  expect(pool.calls.filter(isOfIdentities)).toEqual(['GetId', 'GetCredentialsForIdentity'])

  const { sub } = pool.add({ email: 'owner@pool.example' })
  const staff = await signedIn(lantern, 'owner@pool.example')
  s3.asked.length = 0
  expect((await lantern.fetch(`/files/${visitor.key}`, { headers: visitor.headers })).status).toBe(200)
  expect((await lantern.fetch(`/files/${visitor.key}`, { headers: staff })).status).toBe(200)
  expect((await lantern.fetch(`/files/${visitor.key}`, { method: 'DELETE', headers: staff })).status).toBe(
    204,
  )
  const by = s3.asked.filter(({ key }) => key === visitor.key).map(({ method, by }) => [method, by])
  expect(by).toEqual([
    ['GET', visitor.signedWith],
    ['GET', expect.stringMatching(/^staff-/)],
    ['DELETE', expect.stringMatching(/^staff-/)],
  ])
  expect([...pool.identityPool.identities.values()]).toEqual([undefined, sub])
  expect(s3.objects.has(visitor.key)).toBe(false)
})

test('an administrator without an ID token, such as a program, acts with the server’s key', async () => {
  const config = { cognito: settingsFor(pool), identityPool: identityPool(), bucket: s3.settings }
  await using lantern = await testLantern({ config })
  const { key } = await uploadedBy(lantern)
  s3.asked.length = 0
  const headers = { authorization: await ownersKey(lantern) }
  expect((await lantern.fetch(`/files/${key}`, { method: 'DELETE', headers })).status).toBe(204)
  expect(s3.asked.find((one) => one.key === key)).toMatchObject({ method: 'DELETE', by: 'server-key' })
})

test('without an answer of the identity pool a visitor’s photo is sent all the same, with the server’s key', async () => {
  const config = { identityPool: identityPool(), bucket: s3.settings }
  await using lantern = await testLantern({ config })
  pool.identityPool.state.isDown = true
  expect((await uploadedBy(lantern)).signedWith).toBe('server-key')
})

test('a throttled pool is asked three times', async () => {
  const guests = await storeOfGuests()
  pool.identityPool.state.failures = 2
  expect(await guests.signer()).toMatch(/^guest-/)
})

test('keys are renewed after 50 minutes, once for all who wait', async () => {
  const guests = await storeOfGuests()
  const first = await guests.signer()
  guests.minutesPass(49)
  expect(await guests.signer()).toBe(first)
  guests.minutesPass(2)
  pool.calls.length = 0
  const signers = await Promise.all(Array.from({ length: 5 }, guests.signer))
  expect(new Set(signers).size).toBe(1)
  expect(signers[0]).not.toBe(first)
  expect(pool.calls).toEqual(['GetCredentialsForIdentity'])
})

test('keys that cannot be renewed are used until they are over, and the pool is asked again after half a minute', async () => {
  const guests = await storeOfGuests()
  const first = await guests.signer()
  guests.minutesPass(51)
  pool.identityPool.state.isDown = true
  expect(await guests.signer()).toBe(first)
  pool.calls.length = 0
  expect(await guests.signer()).toBe(first)
  expect(pool.calls).toEqual([])
  guests.minutesPass(10)
  expect(await guests.signer()).toBe('server-key')
  expect(guests.logged.join()).toContain('The identity pool gave no credentials')

  pool.identityPool.state.isDown = false
  guests.minutesPass(1)
  expect(await guests.signer()).toMatch(/^guest-/)
})

test('an identity that was deleted in the pool is replaced by a new one', async () => {
  const guests = await storeOfGuests()
  await guests.signer()
  pool.identityPool.identities.clear()
  guests.minutesPass(61)
  expect(await guests.signer()).toBe('server-key')
  guests.minutesPass(1)
  expect(await guests.signer()).toMatch(/^guest-/)
})

test('a clock that is wrong by more than five minutes is corrected by the bucket’s, in addresses too', async () => {
  const guests = await storeOfGuests()
  s3.state.clockMs = 2 * 3600_000
  expect(await guests.store.open(`quote-attachments/1-${'0'.repeat(24)}_a.pdf`)).toBeUndefined()
  const bucketNow = Date.now() + s3.state.clockMs
  expect(Math.abs((s3.asked.at(-1)?.at.getTime() ?? 0) - bucketNow)).toBeLessThan(60_000)
  const response = await fetch(await guests.address(), { method: 'PUT', body: 'ten bytes.' })
  expect(response.status).toBe(200)
})

async function storeOfGuests() {
  vi.useFakeTimers({ toFake: ['Date'] })
  const logged: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => logged.push(line) })
  const temporary = openIdentityPool({
    settings: identityPool(),
    userPool: undefined,
    idTokenOf: undefined,
    log,
  })
  const store = (
    await openS3Store(s3.settings, { scratchRoot: scratch, disk: testDisk(scratch).disk, temporary })
  ).as('a-guest')
  const address = async () => {
    const part = { number: 1, size: 10 }
    const [url = ''] = (await store.direct?.addresses(randomUUID(), [part], 'text/plain', 60)) ?? []
    return url
  }
  return {
    store,
    logged,
    address,
    signer: async () => signerOf(await address()),
    minutesPass: (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000),
  }
}

const signerOf = (address: string) =>
  new URL(address).searchParams.get('X-Amz-Credential')?.split('/')[0] ?? ''

async function uploadedBy(lantern: TestLantern) {
  const visitor = { 'x-api-key': lantern.publicApiKey, 'content-type': 'application/json' }
  const opening = await lantern.fetch('/files/uploads', {
    method: 'POST',
    headers: visitor,
    body: JSON.stringify({ name: 'door.pdf', size: pdf.length, type: 'application/pdf' }),
  })
  const [cookie = ''] = opening.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  const headers = { ...visitor, cookie }
  const { id, key, parts } = (await opening.json()) as OpenedAnswer
  const url = parts[0]?.url ?? ''
  const put = await fetch(url, {
    method: 'PUT',
    body: new Uint8Array(pdf),
    headers: { 'content-type': 'application/pdf' },
  })
  expect(put.status).toBe(200)
  const complete = await lantern.fetch(`/files/uploads/${id}/complete`, { method: 'POST', headers })
  expect(complete.status).toBe(200)
  return { key, headers, signedWith: signerOf(url) }
}

async function signedIn(lantern: TestLantern, email: string) {
  const request = { headers: new Headers(), address: '203.0.113.7', secure: false }
  const answer = await lantern.identity.signIn({ ...request, email, password: 'Pool-Horse-9' })
  if (!answer.ok) throw new Error(answer.refusal.reason)
  return { cookie: answer.value.setCookies.map((line) => line.split(';')[0]).join('; ') }
}
