import { expect, test } from 'vitest'
import { carryOut } from '#app/admin/list/row-action.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { postFailures } from './post-list.ts'
import { postChanges } from './posts.ts'

const forms = { changes: postChanges, failures: postFailures }

function formWith(id: string) {
  const form = new FormData()
  form.set('id', id)
  return form
}

test('publishing sends the current time; unpublishing sends no date', async () => {
  const asked: object[] = []
  const run: Run = async (_document, variables) => {
    asked.push(variables)
    return { ok: false, error: { code: 'INTERNAL', message: 'only recorded' } }
  }
  await carryOut(forms, 'publish', formWith('7'), run)
  await carryOut(forms, 'unpublish', formWith('7'), run)
  expect(asked).toEqual([
    { input: { id: '7', isPublished: true, publishedAt: expect.stringMatching(/^\d{4}-.*Z$/) } },
    { input: { id: '7', isPublished: false } },
  ])
})

test('deleting a post that is already deleted succeeds', async () => {
  const gone: Run = async () => ({ ok: false, error: { code: 'NOT_FOUND', message: 'gone' } })
  expect((await carryOut(forms, 'delete', formWith('7'), gone)).ok).toBe(true)
  expect(await carryOut(forms, 'publish', formWith('7'), gone)).toMatchObject({
    message: 'Failed to update blog post',
  })
})
