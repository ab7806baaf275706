import { expect, test } from 'vitest'
import { carryOut } from '#app/admin/list/row-action.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { type ApprovalIntent, approvalChanges, approvalFailures } from './approval.ts'

const failures = approvalFailures({ changeFailed: 'Failed to update', deleteFailed: 'Failed to delete' })

/** What each intent asks of the data service, which answers with `code`. */
async function asked(intent: ApprovalIntent, code: 'INTERNAL' | 'NOT_FOUND' = 'INTERNAL', savedAt?: string) {
  const changes: unknown[] = []
  const record = async (change: unknown) => {
    changes.push(change)
    return { ok: false as const, error: { code, message: 'only recorded' } }
  }
  const form = new FormData()
  form.set('id', '7')
  if (savedAt) form.set('savedAt', savedAt)
  const run: Run = async () => ({ ok: false, error: { code, message: 'not asked here' } })
  const result = await carryOut({ changes: approvalChanges(record, record), failures }, intent, form, run)
  return { changes, result }
}

test.each<[ApprovalIntent, unknown]>([
  ['approve', { input: { id: '7', isApproved: true }, condition: null }],
  ['unapprove', { input: { id: '7', isApproved: false }, condition: null }],
  ['feature', { input: { id: '7', isFeatured: true }, condition: null }],
  ['unfeature', { input: { id: '7', isFeatured: false }, condition: null }],
  ['delete', '7'],
])('%s changes that and nothing else', async (intent, change) => {
  expect((await asked(intent)).changes).toEqual([change])
})

test('a failure says which; deleting what is gone is done', async () => {
  expect((await asked('feature')).result).toMatchObject({ ok: false, message: 'Failed to update' })
  expect((await asked('delete')).result).toMatchObject({ ok: false, message: 'Failed to delete' })
  expect((await asked('delete', 'NOT_FOUND')).result.ok).toBe(true)
  expect((await asked('approve', 'NOT_FOUND')).result.ok).toBe(false)
})

test('undoing asks that the row is as it was saved, and says when somebody was faster', async () => {
  const savedAt = '2026-11-20T15:00:00.000Z'
  const { changes, result } = await asked('unapprove', 'NOT_FOUND', savedAt)
  expect(changes).toEqual([
    { input: { id: '7', isApproved: false }, condition: { updatedAt: { eq: savedAt } } },
  ])
  expect(result).toMatchObject({ message: 'Not undone: somebody has changed or deleted it since' })
  expect((await asked('unapprove', 'INTERNAL', savedAt)).result).toMatchObject({
    message: 'Failed to update',
  })
})
