import { expect, test } from 'vitest'
import { statusIn } from '#app/admin/records/lead.ts'
import { submitted } from '#app/admin/submission/submission.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { failuresOf, requestHandlers } from './actions.ts'

const actions = {
  handlers: requestHandlers({ me: 'me', seesOnlyOwn: false }),
  messages: failuresOf('Quote'),
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const refuse: Run = async () => ({ ok: false, refusal: { code: 'INTERNAL', message: 'away' } })

function recorder() {
  const asked: object[] = []
  const run: Run = async (_document, variables) => {
    asked.push(variables)
    return { ok: false, refusal: { code: 'NOT_FOUND', message: 'only recorded' } }
  }
  return { run, asked }
}

test.each([
  ['status', 'Failed to update quote status'],
  ['delete', 'Failed to delete quote'],
])('a refused %s says it in the words of the specification', async (intent, message) => {
  const result = await submitted(formOf({ intent, id: '1', status: 'contacted' }), {
    ...actions,
    run: refuse,
  })
  expect(result).toMatchObject({ ok: false, intent, problem: message })
})

test('deleting what another person has deleted succeeds; changing it does not', async () => {
  const gone: Run = async () => ({ ok: false, refusal: { code: 'NOT_FOUND', message: 'gone' } })
  expect(await submitted(formOf({ intent: 'delete', id: '1' }), { ...actions, run: gone })).toMatchObject({
    ok: true,
  })
  const change = formOf({ intent: 'status', id: '1', status: 'contacted' })
  expect(await submitted(change, { ...actions, run: gone })).toMatchObject({ ok: false })
})

test('the button beside the select wins over the select', () => {
  expect(statusIn(formOf({ status: 'new', next: 'contacted' }))).toBe('contacted')
  expect(statusIn(formOf({ status: 'completed' }))).toBe('completed')
})

test('a status that does not exist asks the data service nothing', async () => {
  const { run, asked } = recorder()
  const form = formOf({ intent: 'status', id: '1', status: 'lost' })
  expect(await submitted(form, { ...actions, run })).toMatchObject({ ok: false })
  expect(asked).toEqual([])
})

test('of a status no times are sent: the data service stamps them', async () => {
  const { run, asked } = recorder()
  const form = formOf({ intent: 'status', id: '1', status: 'contacted', completedAt: '2020-01-01' })
  await submitted(form, { ...actions, run })
  expect(asked).toEqual([
    {
      input: { id: '1', status: 'contacted', lostReason: null, seenAt: expect.any(String) },
      condition: null,
    },
  ])
})

test('a form without one of our intents has none', async () => {
  for (const intent of ['promote', 'toString']) {
    expect(await submitted(formOf({ intent }), { ...actions, run: refuse })).toBeUndefined()
  }
})

test('who had a request on the page must have it still: the other press is told who was faster', async () => {
  const conditions: unknown[] = []
  const after =
    (assignee: { id: string; name: string } | null): Run =>
    async (_document, variables) => {
      if ('condition' in variables) {
        conditions.push(variables.condition)
        return { ok: false, refusal: { code: 'NOT_FOUND', message: 'changed' } }
      }
      // The documents of one test have no common type.
      return { ok: true, value: { row: { assignee } } as never }
    }
  const press = (had: string, run: Run) =>
    submitted(formOf({ intent: 'take', id: '1', give: 'me', had }), { ...actions, run })
  expect(await press('', after({ id: 'dora', name: 'Dora' }))).toMatchObject({
    ok: false,
    problem: 'Dora took it just now. Take over?',
  })
  expect(await press('teo', after(null))).toMatchObject({ ok: false })
  expect(await press('', after({ id: 'me', name: 'Me' }))).toMatchObject({ ok: true })
  expect(conditions).toEqual([
    { assigneeId: { attributeExists: false } },
    { assigneeId: { eq: 'teo' } },
    { assigneeId: { attributeExists: false } },
  ])
})
