import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { SealedAnswer } from '#app/admin/sealed/jobs-route.ts'
import { type JobPress, type PressAct, type PressOutcome, pressOn } from '#app/admin/sealed/press.ts'
import type { Role } from '#server/rights.ts'
import { users } from '#server/schema/identity.ts'
import { leadEvents, requests } from '#server/schema/requests.ts'
import { posted } from '#tests/forms.ts'
import { call, dataOf, lanternWithPages, ownerCookie, type StaffHeaders } from '#tests/lantern.ts'
import { ownersBrowser, secondPerson } from '#tests/people.ts'

/** The panel, its staff, and what phones of theirs keep and send. */
export async function jobsPanel() {
  const lantern = await lanternWithPages()
  const owner = await ownerCookie(lantern)
  const byOwner = await ownersBrowser(lantern)
  async function staff(role: Role, email = `${role.toLowerCase()}@example.com`) {
    const browser = await secondPerson(lantern, byOwner, email, role)
    const [user] = await lantern.db.select().from(users).where(eq(users.email, email))
    return { id: user?.id ?? '', headers: { cookie: browser.headers.get('cookie') ?? '' } }
  }
  const change = (input: object) =>
    call(
      lantern,
      'mutation($input: UpdateRequestInput!) { updateRequest(input: $input) { id } }',
      { input },
      owner,
    )
  async function job(name: string, changes: object) {
    const input = { name, phone: '(713) 555-0188', email: `${name}@example.com`, service: 'safes' }
    const create = 'mutation($input: CreateCallInput!) { createCall(input: $input) { id } }'
    const { id } = dataOf<{ id: string }>(await call(lantern, create, { input }, owner), 'createCall')
    expect((await change({ id, ...changes })).errors).toBeUndefined()
    return id
  }
  const sealed = (headers: StaffHeaders, query = '') =>
    lantern.fetch(`/admin/sealed-jobs${query}`, { headers })
  const jobsOf = async (headers: StaffHeaders): Promise<SealedAnswer> => (await sealed(headers)).json()
  async function send(press: object, headers: StaffHeaders, photo?: File) {
    const form = posted({ press: JSON.stringify(press) }, headers)
    const body = new FormData()
    body.append('press', JSON.stringify(press))
    if (photo) body.append('photos', photo)
    const answer = await lantern.fetch('/admin/presses', photo ? { ...form, body } : form)
    return { status: answer.status, ...((await answer.json()) as PressOutcome & { problem?: string }) }
  }
  const row = async (id: string) => {
    const [found] = await lantern.db.select().from(requests).where(eq(requests.id, id))
    if (!found) throw new Error(`no request ${id}`)
    return found
  }
  const kinds = async (id: string) =>
    (await lantern.db.select().from(leadEvents).where(eq(leadEvents.requestId, id))).map(({ kind }) => kind)
  const pressOf = async (
    headers: StaffHeaders,
    id: string,
    act: PressAct,
    at = new Date(),
  ): Promise<JobPress> => {
    const found = (await jobsOf(headers)).sealed.jobs.find((one) => one.id === id)
    if (!found) throw new Error('not kept')
    return pressOn(found, act, at)
  }
  return {
    ...{ lantern, owner, staff, change, job, sealed, jobsOf, send, row, kinds, pressOf },
    [Symbol.asyncDispose]: () => lantern.close(),
  }
}

export const soon = () => new Date(Date.now() + 60_000).toISOString()
