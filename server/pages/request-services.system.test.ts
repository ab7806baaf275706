import { afterAll, beforeAll, expect, test } from 'vitest'
import { callerOf } from '#server/identity/caller.ts'
import { confirmedStaff, everybody, type GuardedService } from '#server/identity/service-guard.ts'
import { ownersKey } from '#tests/api-key.ts'
import { english } from '#tests/in-english.ts'
import { ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { expireStepUp } from '#tests/people.ts'
import { personServices } from './request-services.ts'

let lantern: TestLantern
beforeAll(async () => {
  lantern = await testLantern()
})
afterAll(() => lantern[Symbol.asyncDispose]())

/** Every service for the sender of a request, by name: `sessions.endOthers`. */
function requestServices(sent: Record<string, string>): Map<string, GuardedService> {
  const headers = new Headers(sent)
  const caller = callerOf(
    { headers, socket: { remoteAddress: '203.0.113.9' } },
    { ...lantern.config, ...lantern },
  )
  const found = new Map<string, GuardedService>()
  const collect = (services: object, prefix: string) => {
    for (const [name, service] of Object.entries(services))
      if (typeof service === 'function') found.set(prefix + name, service)
      else collect(service, `${prefix}${name}.`)
  }
  collect(personServices(lantern, { caller, headers, origin: 'http://localhost', language: english }), '')
  return found
}

const staffServices = (sent: Record<string, string>) =>
  [...requestServices(sent)].filter(([, { may }]) => may !== everybody)

const forbidden = { ok: false, refusal: { code: 'FORBIDDEN', message: expect.any(String) } }

test('what everybody may use is what a password, a link or a cookie decides', () => {
  const open = [...requestServices({})].filter(([, { may }]) => may === everybody).map(([name]) => name)
  expect(open.sort()).toEqual([
    'completeSetup',
    'confirmSignIn',
    'invitation.accept',
    'invitation.find',
    'passkeySignIn.begin',
    'passkeySignIn.finish',
    'pendingSignIn',
    'requestPasswordReset',
    'resendCode',
    'resetPassword',
    'setupIsOpen',
    'signIn',
    'signOut',
  ])
})

test('nobody, no visitor and no program may use any other service', async () => {
  const strangers = {
    nobody: {},
    visitor: { 'x-api-key': lantern.publicApiKey },
    'a made-up session': { cookie: 'lantern.session=made.up' },
    'a program of an administrator': { authorization: await ownersKey(lantern) },
  }
  for (const [stranger, headers] of Object.entries(strangers)) {
    const services = staffServices(headers)
    expect(services.length).toBeGreaterThan(30)
    for (const [name, service] of services)
      expect(await service(), `${name} as ${stranger}`).toEqual(forbidden)
  }
})

test('an administrator who has not entered the password lately is asked to, before anything is done', async () => {
  const headers = await ownerCookie(lantern)
  await expireStepUp(lantern)
  const confirmed = staffServices(headers).filter(([, { may }]) => may === confirmedStaff)
  expect(confirmed.map(([name]) => name).sort()).toEqual([
    'account.passkeys.begin',
    'account.passkeys.finish',
    'account.passkeys.remove',
    'administrators.invite',
    'administrators.inviteAgain',
    'administrators.remove',
    'administrators.reset',
    'apiKeys.create',
    'backups.open',
    'backups.remove',
    'recordExport',
    'sessions.end',
    'sessions.endOthers',
  ])
  const unconfirmed = {
    ok: false,
    refusal: { code: 'UNCONFIRMED', message: 'Enter your password again first.' },
  }
  for (const [name, service] of confirmed) expect(await service(), name).toEqual(unconfirmed)
})
