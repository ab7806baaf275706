import { expect, test } from 'vitest'
import { runAction } from '#app/admin/list/row-action.tsx'
import type { Run } from '#server/data-service/in-process.ts'
import { postMessages } from './post-list.ts'
import { postHandlers } from './posts.ts'

const actions = { handlers: postHandlers, messages: postMessages }

function formWith(intent: string, id: string) {
  const form = new FormData()
  form.set('intent', intent)
  form.set('id', id)
  return form
}

test('publishing sends the current time; unpublishing sends no date', async () => {
  const asked: object[] = []
  const run: Run = async (_document, variables) => {
    asked.push(variables)
    return { ok: false, refusal: { code: 'INTERNAL', message: 'only recorded' } }
  }
  await runAction(actions, formWith('publish', '7'), run)
  await runAction(actions, formWith('unpublish', '7'), run)
  expect(asked).toEqual([
    { input: { id: '7', isPublished: true, publishedAt: expect.stringMatching(/^\d{4}-.*Z$/) } },
    { input: { id: '7', isPublished: false } },
  ])
})

test('deleting a post that is already deleted succeeds', async () => {
  const gone: Run = async () => ({ ok: false, refusal: { code: 'NOT_FOUND', message: 'gone' } })
  expect(await runAction(actions, formWith('delete', '7'), gone)).toMatchObject({ ok: true })
  expect(await runAction(actions, formWith('publish', '7'), gone)).toMatchObject({
    message: 'Failed to update blog post',
  })
})
