import { afterAll, beforeAll, expect, test } from 'vitest'
import { callerOf } from '#server/identity/caller.ts'
import {
  confirmedOwners,
  confirmedStaff,
  contentExporters,
  type GuardedService,
  leadExporters,
  owners,
  withoutSignIn,
} from '#server/identity/service-guard.ts'
import { ownersKey } from '#tests/api-key.ts'
import { ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'
import { browserOf, expireStepUp, ownersBrowser, secondPassword, secondPerson } from '#tests/people.ts'
import { personServices } from './request-services.ts'

let lantern: TestLantern
beforeAll(async () => {
  lantern = await testLantern()
})
afterAll(() => lantern[Symbol.asyncDispose]())

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
  collect(personServices(lantern, { caller, headers, origin: 'http://localhost' }), '')
  return found
}

const staffServices = (sent: Record<string, string>) =>
  [...requestServices(sent)].filter(([, { may }]) => may !== withoutSignIn)

const forbidden = { ok: false, refusal: { code: 'FORBIDDEN', message: expect.any(String) } }

test('what everybody may use is what a password, a link or a cookie decides', () => {
  const open = [...requestServices({})].filter(([, { may }]) => may === withoutSignIn).map(([name]) => name)
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

test('anonymous callers, visitors and programs may use no other service', async () => {
  const strangers = {
    nobody: {},
    visitor: { 'x-api-key': lantern.publicApiKey },
    'a made-up session': { cookie: 'lantern.session=made.up' },
    'a program of an owner': { authorization: await ownersKey(lantern) },
  }
  for (const [stranger, headers] of Object.entries(strangers)) {
    const services = staffServices(headers)
    expect(services.length).toBeGreaterThan(30)
    for (const [name, service] of services)
      expect(await service(), `${name} as ${stranger}`).toEqual(forbidden)
  }
})

/** By hand: services that a role may not use; the others are about the person's own account. */
const ofOwners = [
  'backups.drill',
  'backups.make',
  'backups.open',
  'backups.overview',
  'backups.passphrase.confirm',
  'backups.passphrase.draft',
  'backups.place.chooseFolder',
  'backups.place.chooseRemote',
  'backups.place.remove',
  'backups.remove',
  'backups.setNightly',
  'backups.troubles',
  'openPersonArchive',
  'people.changeRole',
  'people.invite',
  'people.inviteAgain',
  'people.list',
  'people.remove',
  'people.reset',
  'people.withdraw',
]
const refusedTo = {
  dispatcher: [...ofOwners, 'recordExport.content'],
  writer: [...ofOwners, 'recordExport.leads'],
  reader: [...ofOwners, 'recordExport.content', 'recordExport.leads'],
} as const

test.each(Object.entries(refusedTo))('a %s may not use what is not theirs', async (role, refused) => {
  const email = `${role}@example.com`
  await secondPerson(lantern, await ownersBrowser(lantern), email, role as keyof typeof refusedTo)
  const { headers } = await browserOf(lantern, { email, password: secondPassword })
  const ofAreas = [owners, confirmedOwners, leadExporters, contentExporters]
  const asked = staffServices({ cookie: headers.get('cookie') ?? '' }).filter(([, { may }]) =>
    ofAreas.some((known) => known === may),
  )
  const answers = await Promise.all(
    // Without arguments: a service that the guard lets through would fail or do nothing.
    asked.map(
      async ([name, service]) => [name, await Promise.resolve(service()).catch(() => 'ran')] as const,
    ),
  )
  const forbiddenNames = answers.filter(([, given]) => isForbidden(given)).map(([name]) => name)
  expect(forbiddenNames.sort()).toEqual([...refused].sort())
})

const isForbidden = (given: unknown) =>
  typeof given === 'object' && given !== null && JSON.stringify(given).includes('"FORBIDDEN"')

test('an owner who has not entered the password lately is asked to, before anything is done', async () => {
  const headers = await ownerCookie(lantern)
  await expireStepUp(lantern)
  const confirmed = staffServices(headers).filter(([, { may }]) =>
    [confirmedStaff, confirmedOwners, leadExporters, contentExporters].some((known) => known === may),
  )
  expect(confirmed.map(([name]) => name).sort()).toEqual([
    'account.passkeys.begin',
    'account.passkeys.finish',
    'account.passkeys.remove',
    'apiKeys.create',
    'backups.open',
    'backups.passphrase.confirm',
    'backups.passphrase.draft',
    'backups.place.chooseFolder',
    'backups.place.chooseRemote',
    'backups.place.remove',
    'backups.remove',
    'openPersonArchive',
    'people.changeRole',
    'people.invite',
    'people.inviteAgain',
    'people.remove',
    'people.reset',
    'recordExport.content',
    'recordExport.leads',
    'sessions.end',
    'sessions.endOthers',
  ])
  const unconfirmed = {
    ok: false,
    refusal: { code: 'UNCONFIRMED', message: 'Enter your password again first.' },
  }
  for (const [name, service] of confirmed) expect(await service(), name).toEqual(unconfirmed)
})
