import { asc, eq } from 'drizzle-orm'
import { vi } from 'vitest'
import type { Role } from '#server/rights.ts'
import { users } from '#server/schema/identity.ts'
import { workSpans } from '#server/schema/work-spans.ts'
import { call, dataOf, ownerCookie, type StaffHeaders, testLantern } from '#tests/lantern.ts'
import { ownersBrowser, secondPerson } from '#tests/people.ts'

export const day = '2026-11-30T'
export const clock = (time: string) => vi.setSystemTime(new Date(`${day}${time}:00Z`))

export async function workDesk() {
  const lantern = await testLantern()
  const owner = await ownerCookie(lantern)
  const byOwner = await ownersBrowser(lantern)
  const staff = async (email: string, role: Role = 'technician') => {
    const browser = await secondPerson(lantern, byOwner, email, role)
    const [user] = await lantern.db.select().from(users).where(eq(users.email, email))
    return { id: user?.id ?? '', headers: { cookie: browser.headers.get('cookie') ?? '' } }
  }
  const ana = await staff('ana@example.com')
  const [boss] = await lantern.db.select().from(users).where(eq(users.email, 'owner@example.com'))
  const change = (id: string, changes: object) =>
    call(
      lantern,
      'mutation($input: UpdateRequestInput!) { updateRequest(input: $input) { id } }',
      { input: { id, ...changes } },
      owner,
    )
  async function job(service = 'safes') {
    const create = 'mutation($input: CreateCallInput!) { createCall(input: $input) { id } }'
    const input = { name: 'Rosa', phone: '(713) 555-0166', service }
    const { id } = dataOf<{ id: string }>(await call(lantern, create, { input }, owner), 'createCall')
    dataOf(await change(id, { assigneeId: ana.id }), 'updateRequest')
    return id
  }
  vi.useFakeTimers({ toFake: ['Date'] })
  clock('15:00')
  return {
    ...{ lantern, owner, ana, boss: boss?.id ?? '', staff, change, job },
    press: (who: StaffHeaders, act: 'startWork' | 'pauseWork', id: string, press?: object) =>
      call(
        lantern,
        `mutation($id: ID!, $press: PressInput) { ${act}(requestId: $id, press: $press) }`,
        { id, press },
        who,
      ),
    spans: async () => {
      const rows = await lantern.db.select().from(workSpans).orderBy(asc(workSpans.startedAt))
      const time = (at: Date | null) => at?.toISOString().slice(11, 16) ?? ''
      return rows.map((row) => `${time(row.startedAt)}-${time(row.endedAt)} ${row.ending ?? ''}`.trim())
    },
    workOf: async (id: string, who: StaffHeaders) =>
      dataOf<{ work: { person: string }[] }>(
        await call(lantern, 'query($id: ID!) { getRequest(id: $id) { work { person } } }', { id }, who),
        'getRequest',
      ).work,
    correct: (operation: 'create' | 'update', input: object, who = owner) =>
      call(
        lantern,
        `mutation($input: ${operation === 'create' ? 'Create' : 'Update'}WorkSpanInput!) { ${operation}WorkSpan(input: $input) { id ending } }`,
        { input },
        who,
      ),
    [Symbol.asyncDispose]: () => lantern.close(),
  }
}
