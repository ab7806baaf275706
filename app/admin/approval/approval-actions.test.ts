import { expect, test } from 'vitest'
import type { Run } from '#server/data-service/in-process.ts'
import { carryOut } from '../list/row-actions.ts'
import { type ApprovalIntent, approvalChanges, approvalFailures } from './approval-actions.ts'

const failures = approvalFailures({ changeFailed: 'Failed to update', deleteFailed: 'Failed to delete' })

/** What each intent asks of the data service, which answers with `code`. */
async function asked(intent: ApprovalIntent, code: 'INTERNAL' | 'NOT_FOUND' = 'INTERNAL') {
  const inputs: unknown[] = []
  const record = async (input: unknown) => {
    inputs.push(input)
    return { ok: false as const, error: { code, message: 'only recorded' } }
  }
  const form = new FormData()
  form.set('id', '7')
  const run: Run = async () => ({ ok: false, error: { code, message: 'not asked here' } })
  const result = await carryOut({ changes: approvalChanges(record, record), failures }, intent, form, run)
  return { inputs, result }
}

test.each<[ApprovalIntent, unknown]>([
  ['approve', { id: '7', isApproved: true }],
  ['unapprove', { id: '7', isApproved: false }],
  ['feature', { id: '7', isFeatured: true }],
  ['unfeature', { id: '7', isFeatured: false }],
  ['delete', '7'],
])('%s changes that and nothing else', async (intent, input) => {
  expect((await asked(intent)).inputs).toEqual([input])
})

test('a failure says which; deleting what is gone is done', async () => {
  expect((await asked('feature')).result).toMatchObject({ ok: false, message: 'Failed to update' })
  expect((await asked('delete')).result).toMatchObject({ ok: false, message: 'Failed to delete' })
  expect((await asked('delete', 'NOT_FOUND')).result.ok).toBe(true)
  expect((await asked('approve', 'NOT_FOUND')).result.ok).toBe(false)
})
