import { expect, test } from 'vitest'
import { carryOut as carryOutOf, intentOf as intentIn } from '#app/admin/list/row-action.ts'
import { quoteActions } from '#app/admin/quotes/route.tsx'
import type { Run } from '#server/data-service/in-process.ts'
import { statusIn } from './lead.ts'
import type { LeadIntent as Intent } from './lead-list.ts'

const carryOut = (intent: Intent, form: FormData, run: Run) => carryOutOf(quoteActions, intent, form, run)
const intentOf = (form: FormData) => intentIn(quoteActions.failures, form)

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const refuse: Run = async () => ({ ok: false, error: { code: 'INTERNAL', message: 'away' } })

/** A `run` that keeps what it was asked. */
function recorder() {
  const asked: object[] = []
  const run: Run = async (_document, variables) => {
    asked.push(variables)
    return { ok: false, error: { code: 'NOT_FOUND', message: 'only recorded' } }
  }
  return { run, asked }
}

test.each<[Intent, string]>([
  ['status', 'Failed to update quote status'],
  ['delete', 'Failed to delete quote'],
])('a refused %s says it in the words of the specification', async (intent, message) => {
  const result = await carryOut(intent, formOf({ id: '1', status: 'contacted' }), refuse)
  expect(result).toEqual({ ok: false, intent, message })
})

test('deleting what somebody else has deleted is done; changing it is not', async () => {
  const gone: Run = async () => ({ ok: false, error: { code: 'NOT_FOUND', message: 'gone' } })
  expect((await carryOut('delete', formOf({ id: '1' }), gone)).ok).toBe(true)
  expect((await carryOut('status', formOf({ id: '1', status: 'contacted' }), gone)).ok).toBe(false)
})

test('the button beside the select wins over the select', () => {
  expect(statusIn(formOf({ status: 'new', next: 'contacted' }))).toBe('contacted')
  expect(statusIn(formOf({ status: 'completed' }))).toBe('completed')
})

test('a status that does not exist asks the data service nothing', async () => {
  const { run, asked } = recorder()
  expect((await carryOut('status', formOf({ id: '1', status: 'lost' }), run)).ok).toBe(false)
  expect(asked).toEqual([])
})

test('only the status is sent: the data service stamps the times', async () => {
  const { run, asked } = recorder()
  await carryOut('status', formOf({ id: '1', status: 'contacted', contactedAt: '2020-01-01' }), run)
  expect(asked).toEqual([{ input: { id: '1', status: 'contacted' }, condition: null }])
})

test('a form without one of our intents has none', () => {
  expect(intentOf(formOf({ intent: 'promote' }))).toBeUndefined()
  expect(intentOf(formOf({ intent: 'toString' }))).toBeUndefined()
})
