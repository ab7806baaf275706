import { expect, test } from 'vitest'
import { reviewDocuments } from '#app/admin/reviews/review-data.ts'
import { submitted } from '#app/admin/submission/submission.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { approvalHandlers, approvalMessages } from './approval.ts'

type ApprovalIntent = keyof ReturnType<typeof approvalMessages>

const actions = {
  handlers: approvalHandlers({ model: 'Review', ...reviewDocuments }),
  messages: approvalMessages({ changeFailed: 'Failed to update', deleteFailed: 'Failed to delete' }),
}

async function asked(intent: ApprovalIntent, code: 'INTERNAL' | 'NOT_FOUND' = 'INTERNAL', savedAt?: string) {
  const changes: unknown[] = []
  const run: Run = async (document, variables) => {
    changes.push([document, variables])
    return { ok: false, refusal: { code, message: 'only recorded' } }
  }
  const form = new FormData()
  form.set('intent', intent)
  form.set('id', '7')
  if (savedAt) form.set('savedAt', savedAt)
  return { changes, result: await submitted(form, { ...actions, run }) }
}

test.each<[ApprovalIntent, unknown, unknown]>([
  ['approve', reviewDocuments.update, { input: { id: '7', isApproved: true }, condition: null }],
  ['unapprove', reviewDocuments.update, { input: { id: '7', isApproved: false }, condition: null }],
  ['feature', reviewDocuments.update, { input: { id: '7', isFeatured: true }, condition: null }],
  ['unfeature', reviewDocuments.update, { input: { id: '7', isFeatured: false }, condition: null }],
  ['delete', reviewDocuments.remove, { id: '7' }],
])('%s changes that and nothing else', async (intent, document, variables) => {
  expect((await asked(intent)).changes).toEqual([[document, variables]])
})

test('a failure says which; deleting what is gone is done', async () => {
  expect((await asked('feature')).result).toMatchObject({ ok: false, problem: 'Failed to update' })
  expect((await asked('delete')).result).toMatchObject({ ok: false, problem: 'Failed to delete' })
  expect((await asked('delete', 'NOT_FOUND')).result).toMatchObject({ ok: true })
  expect((await asked('approve', 'NOT_FOUND')).result).toMatchObject({ ok: false })
})

test('undoing requires that the row is as it was saved, and says when another person changed it first', async () => {
  const savedAt = '2026-11-20T15:00:00.000Z'
  const { changes, result } = await asked('unapprove', 'NOT_FOUND', savedAt)
  expect(changes).toEqual([
    [
      reviewDocuments.update,
      { input: { id: '7', isApproved: false }, condition: { updatedAt: { eq: savedAt } } },
    ],
  ])
  expect(result).toMatchObject({ problem: 'Not undone: someone else changed or deleted it.' })
  expect((await asked('unapprove', 'INTERNAL', savedAt)).result).toMatchObject({
    problem: 'Failed to update',
  })
})
