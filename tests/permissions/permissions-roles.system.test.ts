import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { digestOf } from '#server/http/signed-values.ts'
import { models } from '#server/models/models.ts'
import { apiKeys, users } from '#server/schema/identity.ts'
import { call, lanternWithPages, type TestLantern } from '#tests/lantern.ts'
import { browserOf, ownersBrowser, secondPassword, secondPerson } from '#tests/people.ts'
import { actorsOf, type TestActor } from '#tests/permissions/actors.ts'
import { type Ask, asker, has } from '#tests/permissions/ask.ts'
import { callTable, modelTable, staffPages, words } from '#tests/permissions/expected.ts'
import {
  callsByRole,
  modelsByRole,
  type OtherRole,
  otherRoles,
  pagesByRole,
} from '#tests/permissions/roles.ts'
import { createAs, drafts, type Stored, storeAll } from '#tests/permissions/stored.ts'
import { openTally } from '#tests/permissions/tally.ts'
import { profileInput } from '#tests/profile.ts'

type RoleActor = TestActor & { role: OtherRole; by: 'person' | 'full key' | 'read key' }

let lantern: TestLantern
let actors: RoleActor[]
let owner: TestActor
let stored: Record<string, Stored>
let ask: Ask
const tallies = Object.fromEntries(otherRoles.map((role) => [role, openTally()]))

const tallyOf = (role: OtherRole) => {
  const tally = tallies[role]
  if (!tally) throw new Error(`${role} has a tally`)
  return tally
}
const takeWrong = () => otherRoles.flatMap((role) => tallyOf(role).takeWrong())

beforeAll(async () => {
  lantern = await lanternWithPages()
  const all = await actorsOf(lantern)
  const named = (name: string) => {
    const found = all.find((actor) => actor.name === name)
    if (!found) throw new Error(`there is no ${name}`)
    return found
  }
  owner = named('administrator')
  stored = await storeAll(lantern, owner.headers, named('visitor').headers)
  actors = (await Promise.all(otherRoles.map(actorsOfRole))).flat()
  ask = asker(lantern)
})

afterAll(async () => {
  for (const role of otherRoles) await tallyOf(role).write(`permissions-of-a-${role}`)
  await lantern?.[Symbol.asyncDispose]()
})

async function actorsOfRole(role: OtherRole): Promise<RoleActor[]> {
  const email = `${role.toLowerCase()}@example.com`
  await secondPerson(lantern, await ownersBrowser(lantern), email, role)
  const browser = await browserOf(lantern, { email, password: secondPassword })
  const actor = (by: RoleActor['by'], headers: Record<string, string>): RoleActor => ({
    name: `${role} by ${by}`,
    standing: 'staff',
    role,
    by,
    headers,
  })
  return [
    actor('person', { cookie: browser.headers.get('cookie') ?? '' }),
    actor('full key', { authorization: await keyOf(email, 'full') }),
    actor('read key', { authorization: await keyOf(email, 'read') }),
  ]
}

async function keyOf(email: string, scope: 'full' | 'read'): Promise<string> {
  const [user] = await lantern.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  const key = `lantern_${randomBytes(32).toString('base64url')}`
  const row = { id: newId(), name: 'a program', prefix: key.slice(0, 12), digest: digestOf(key) }
  await lantern.db.insert(apiKeys).values({ ...row, scope, userId: user?.id ?? '' })
  return key
}

const isTechnician = ({ role }: RoleActor) => role === 'technician' || role === 'technicianWithPayments'

const isMutation = (operation: string) => ['create', 'update', 'delete'].includes(operation)

test('every model and every call is decided for each role', () => {
  expect(Object.keys(modelsByRole).sort()).toEqual(Object.keys(modelTable).sort())
  const ofStaff = Object.keys(callTable).filter((name) => callTable[name]?.may.includes('staff'))
  for (const role of otherRoles)
    for (const name of words(callsByRole[role])) expect(ofStaff, `${name} of a ${role}`).toContain(name)
})

test.each(Object.keys(modelsByRole))(
  '%s is read and changed by the roles that the table names',
  async (model) => {
    const { plural } = models.find(({ name }) => name === model) ?? { plural: '' }
    const draft = drafts[model]
    const isPublic = words(modelTable[model]?.visitor ?? '').includes('list')
    for (const actor of actors) {
      const mine = words(modelsByRole[model]?.[actor.role] ?? '')
      const may = (operation: string) =>
        mine.includes(operation) && !(actor.by === 'read key' && isMutation(operation))
          ? 'allowed'
          : 'refused'
      const cell = (operation: string, outcome: string) =>
        tallyOf(actor.role).cell(actor, `${operation} ${model} by ${actor.name}`, may(operation), outcome)
      const hidden = stored[model]?.hidden ?? newId()
      const read = await ask(
        actor,
        `query { list${plural}(limit: 5) { items { id } } get${model}(id: "${hidden}") { id } }`,
      )
      if (!isPublic) cell('list', read.outcomeOf(`list${plural}`))
      const sees =
        read.data?.[`get${model}`] || model === 'TrashEntry' ? read.outcomeOf(`get${model}`) : 'refused'
      cell('get', sees)
      const changes = async (operation: 'create' | 'update' | 'delete', input: object) => {
        const name = `${operation}${model}`
        if (!has(lantern.schema, name)) return
        const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input!`
        const answer = await ask(actor, `mutation($input: ${type}) { ${name}(input: $input) { id } }`, {
          input,
        })
        cell(operation, answer.outcomeOf(name))
      }
      const image = { digest: 'd', type: 'image/png', width: 1, height: 1 }
      await changes('create', draft?.shown ?? image)
      const target = draft ? await createAs(lantern, owner.headers, model, draft.shown) : newId()
      await changes('update', { id: target, ...(draft?.change ?? { alt: 'other' }) })
      await changes('delete', { id: target })
    }
    expect(takeWrong()).toEqual([])
  },
)

test.each(
  Object.entries(callTable).filter(([, { may }]) => may.includes('staff') && !may.includes('visitor')),
)('%s answers the roles that the table names', async (name, { may, ask: document }) => {
  const variables = { profile: profileInput(), settings: { recipients: ['a@example.com'] } }
  for (const actor of actors) {
    const isKept =
      (actor.by === 'read key' && document.startsWith('mutation')) ||
      (actor.by !== 'person' && may === 'staff in person')
    const isTheirs = words(callsByRole[actor.role]).includes(name) && !isKept
    const answer = await ask(actor, document.replaceAll('$id)', `"${stored.Review?.shown}")`), variables)
    tallyOf(actor.role).cell(
      actor,
      `${name} by ${actor.name}`,
      isTheirs ? 'allowed' : 'refused',
      answer.outcomeOf(name),
    )
  }
  expect(takeWrong()).toEqual([])
})

test('a page that the role does not include says so, inside the panel and without a redirect; the menu leaves it out', async () => {
  const path = (page: string) =>
    page.replace(/:([a-z])([A-Za-z]+)/, (_, first: string, rest: string) => {
      const model = `${first.toUpperCase()}${rest}`
      return stored[model]?.shown ?? ''
    })
  for (const actor of actors.filter(({ by }) => by === 'person'))
    for (const page of words(staffPages)) {
      const get = (to: string) => lantern.fetch(to, { headers: actor.headers, redirect: 'manual' })
      const first = await get(path(page))
      // A technician has jobs instead of a dashboard, and an inbox instead of views by kind; the requests here are of others.
      const inbox = /^\/admin\/inbox.*/.exec(first.headers.get('location') ?? '')
      const answer = inbox && isTechnician(actor) ? await get(inbox[0]) : first
      const text = await answer.text()
      const isData = /\.(csv|vcf|json)$|\/texts\/page$/.test(page)
      const isSaid = isData || text.includes('You don’t have access to this page')
      const isRefused = (answer.status === 403 && isSaid) || (isTechnician(actor) && answer.status === 404)
      const outcome = answer.status === 200 ? 'allowed' : isRefused ? 'refused' : `${answer.status}`
      const expected = words(pagesByRole[actor.role]).includes(page) ? 'allowed' : 'refused'
      tallyOf(actor.role).cell(actor, `${page} by ${actor.name}`, expected, outcome)
      if (expected === 'refused' && !page.includes(':'))
        expect(text, `${page} in the menu of a ${actor.role}`).not.toContain(`href="${page}"`)
    }
  expect(takeWrong()).toEqual([])
})

test('another role counts at once: the session ends, the key of theirs may less, and everybody who decides is told', async () => {
  const browser = await ownersBrowser(lantern)
  const email = 'moved@example.com'
  await secondPerson(lantern, browser, email, 'dispatcher')
  const theirs = await browserOf(lantern, { email, password: secondPassword })
  const me = await theirs.caller.staff()
  const authorization = await keyOf(email, 'full')
  const listed = async () =>
    (await call(lantern, '{ listQuotes { total } }', {}, { authorization })).errors?.[0]?.extensions?.code
  expect(await listed()).toBeUndefined()
  expect(await theirs.people.changeRole({ id: me?.userId ?? '', role: 'owner' })).toMatchObject({
    refusal: { code: 'FORBIDDEN' },
  })
  const changed = await browser.people.changeRole({ id: me?.userId ?? '', role: 'writer' })
  expect(changed).toEqual({ ok: true, value: { email, role: 'writer' } })
  expect(await theirs.caller.staff()).toBeUndefined()
  expect(await listed()).toBe('FORBIDDEN')
})

test('there is always an owner: people cannot change their own role, and of two owners who demote each other one is refused', async () => {
  const first = await ownersBrowser(lantern)
  const second = await secondPerson(lantern, first, 'second-owner@example.com', 'owner')
  const [one, other] = [await first.caller.staff(), await second.caller.staff()]
  expect(await first.people.changeRole({ id: one?.userId ?? '', role: 'reader' })).toMatchObject({
    refusal: { code: 'CONFLICT' },
  })
  const answers = await Promise.all([
    first.people.changeRole({ id: other?.userId ?? '', role: 'reader' }),
    second.people.changeRole({ id: one?.userId ?? '', role: 'reader' }),
  ])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await lantern.db.$count(users, eq(users.role, 'owner'))).toBe(1)
})
