import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { v7 as newId, v7 as uuidv7 } from 'uuid'
import { digestOf } from '#server/http/signed-values.ts'
import { apiKeys, users } from '#server/schema/identity.ts'
import { ownerCookie, type TestLantern } from '#tests/lantern.ts'
import { ownersBrowser, secondPerson } from '#tests/people.ts'
import type { TestActor } from './actors.ts'
import { createAs, drafts, mark, storeAll, updateAs } from './stored.ts'

export const requestModels = ['Quote', 'Message', 'Call'] as const

type RequestModel = (typeof requestModels)[number]

const customer = { phone: '(713) 555-0111', email: 'mine@example.com', service: 'safes', message: 'My job' }

const myDrafts: Record<RequestModel, object> = {
  Quote: { ...customer, firstName: 'Mina', lastName: 'Own' },
  Message: { ...customer, service: 'other', name: 'Mina Own' },
  Call: { ...customer, service: 'other', name: 'Mina Own' },
}

/** A technician with a job of each kind, a colleague with another, and many without an assignee. */
export async function technicianIn(lantern: TestLantern) {
  const owner = await ownerCookie(lantern)
  const byOwner = await ownersBrowser(lantern)
  const [mine, theirs] = await Promise.all(
    ['tech@example.com', `${mark}-colleague@example.com`].map(async (email) => {
      const browser = await secondPerson(lantern, byOwner, email, 'technician')
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
  const foreign = requestModels.flatMap((model) => {
    const { hidden = '', shown = '' } = stored[model] ?? {}
    return [hidden, shown, colleagues[model]].map((id) => ({ model, id }))
  })
  const actors: TestActor[] = [
    { name: 'technician', standing: 'staff', headers: mine.headers },
    { name: 'their program', standing: 'staff', headers: { authorization: await keyFor(lantern, mine.id) } },
  ]
  return { owner, mine, theirs, own, foreign, stored, actors }
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
