import { z } from 'zod'
import { dana } from '#tests/quotes.ts'
import { signInAsOwner } from '../../bench/owner.ts'

export async function enterRequest(site: string, lastName: string): Promise<{ id: string; name: string }> {
  const staff = await signInAsOwner(site)
  const created = z.object({ createQuote: z.object({ id: z.string() }) })
  const create = 'mutation($input: CreateQuoteInput!) { createQuote(input: $input) { id } }'
  const { createQuote } = await staff.ask(created, create, { input: { ...dana, lastName } })
  return { id: createQuote.id, name: `${dana.firstName} ${lastName}` }
}

export async function changeRequest(site: string, id: string, changes: object) {
  const staff = await signInAsOwner(site)
  const update = 'mutation($input: UpdateQuoteInput!) { updateQuote(input: $input) { id } }'
  await staff.ask(z.object({}), update, { input: { id, ...changes } })
}

export async function requestOf(site: string, email: string) {
  const staff = await signInAsOwner(site)
  const found = (await staff.newest(20)).find((one) => one.email === email)
  return found ?? Promise.reject(new Error(`no request of ${email} is stored`))
}
