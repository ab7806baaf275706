import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { v7 as newId, v7 as uuidv7 } from 'uuid'
import { digestOf } from '#server/http/signed-values.ts'
import { apiKeys, users } from '#server/schema/identity.ts'
import { askInvoice, sentInvoice, type TestInvoice } from '#tests/invoices.ts'
import { call, dataOf, ownerCookie, type StaffHeaders, type TestLantern } from '#tests/lantern.ts'
import { ownersBrowser, secondPerson } from '#tests/people.ts'
import type { TestActor } from './actors.ts'
import { createAs, drafts, mark, storeAll, updateAs } from './stored.ts'

export const requestModels = ['Quote', 'Message', 'Call'] as const

export const paperModels = ['Estimate', 'Invoice'] as const

export const technicianRoles = ['technician', 'technicianWithPayments'] as const

type TechnicianRole = (typeof technicianRoles)[number]

type RequestModel = (typeof requestModels)[number]

const customer = { phone: '(713) 555-0111', email: 'mine@example.com', service: 'safes', message: 'My job' }

const myDrafts: Record<RequestModel, object> = {
  Quote: { ...customer, firstName: 'Mina', lastName: 'Own' },
  Message: { ...customer, service: 'other', name: 'Mina Own' },
  Call: { ...customer, service: 'other', name: 'Mina Own' },
}

/** A technician with a job of each kind, a colleague with another, and many without an assignee; each job with its papers. */
export async function technicianIn(lantern: TestLantern, role: TechnicianRole = 'technician') {
  const owner = await ownerCookie(lantern)
  const byOwner = await ownersBrowser(lantern)
  const [mine, theirs] = await Promise.all(
    ['tech@example.com', `${mark}-colleague@example.com`].map(async (email) => {
      const browser = await secondPerson(lantern, byOwner, email, role)
      const [user] = await lantern.db.select().from(users).where(eq(users.email, email))
      if (!user) throw new Error(`${email} was just invited`)
      return { id: user.id, headers: { cookie: browser.headers.get('cookie') ?? '' } }
    }),
  )
  if (!mine || !theirs) throw new Error('two were invited')
  const visitor = { 'x-api-key': lantern.publicApiKey }
  const stored = await storeAll(lantern, owner, visitor)
  const own = {} as Record<RequestModel, string>
  const colleagues = {} as Record<RequestModel, string>
  for (const model of requestModels) {
    own[model] = await createAs(lantern, owner, model, myDrafts[model])
    await updateAs(lantern, owner, model, { id: own[model], assigneeId: mine.id, ...appointment(9) })
    colleagues[model] = await createAs(lantern, owner, model, {
      ...drafts[model]?.hidden,
      ...(model === 'Call' && { id: uuidv7() }),
      message: `${mark} of a colleague`,
    })
    await updateAs(lantern, owner, model, {
      id: colleagues[model],
      assigneeId: theirs.id,
      ...appointment(10),
      address: `${mark} street`,
    })
  }
  const papers = {
    own: await papersOf(lantern, owner, own.Call),
    colleagues: await papersOf(lantern, owner, colleagues.Call),
  }
  const foreign = [
    ...requestModels.flatMap((model) => {
      const { hidden = '', shown = '' } = stored[model] ?? {}
      return [hidden, shown, colleagues[model]].map((id) => ({ model, id }))
    }),
    ...paperModels.flatMap((model) => {
      const { hidden = '', shown = '' } = stored[model] ?? {}
      return [hidden, shown, papers.colleagues[model]].map((id) => ({ model, id }))
    }),
    { model: 'Payment', id: papers.colleagues.payment },
  ]
  const actors: TestActor[] = [
    { name: 'technician', standing: 'staff', headers: mine.headers },
    { name: 'their program', standing: 'staff', headers: { authorization: await keyFor(lantern, mine.id) } },
  ]
  return { owner, mine, theirs, own, papers, foreign, stored, actors }
}

/** An estimate and an invoice, both sent, of which a part is paid. */
async function papersOf(lantern: TestLantern, owner: StaffHeaders, requestId: string) {
  const lines = [{ name: 'Rekey', quantity: 100, unitCents: 2_500 }]
  const Estimate = await createAs(lantern, owner, 'Estimate', { requestId, lines })
  await call(lantern, `mutation { sendEstimate(id: "${Estimate}") { id } }`, {}, owner)
  const { id: Invoice } = await sentInvoice(lantern, owner, { name: undefined, requestId })
  const args = `invoiceId: "${Invoice}", amountCents: 1000, method: cash`
  const paid = dataOf<TestInvoice>(await askInvoice(lantern, owner, 'recordPayment', args), 'recordPayment')
  return { Estimate, Invoice, payment: paid.payments[0]?.id ?? '' }
}

export type Technician = Awaited<ReturnType<typeof technicianIn>>

const appointment = (hour: number) => ({
  scheduledAt: `2031-03-03T${String(hour).padStart(2, '0')}:00:00.000Z`,
})

async function keyFor(lantern: TestLantern, userId: string): Promise<string> {
  const key = `lantern_${randomBytes(32).toString('base64url')}`
  const row = { id: newId(), name: 'a program', prefix: key.slice(0, 12), digest: digestOf(key) }
  await lantern.db.insert(apiKeys).values({ ...row, scope: 'full', userId })
  return key
}

export const foreignIn = (text: string, { foreign }: Technician): string[] =>
  [mark, '5550193', '555-0193', '5550100', ...foreign.map(({ id }) => id)].filter((part) =>
    text.includes(part),
  )
