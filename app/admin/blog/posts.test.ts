import { expect, test } from 'vitest'
import { submitted } from '#app/admin/submission/submission.ts'
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
  await submitted(formWith('publish', '7'), { ...actions, run })
  await submitted(formWith('unpublish', '7'), { ...actions, run })
  expect(asked).toEqual([
    { input: { id: '7', isPublished: true, publishedAt: expect.stringMatching(/^\d{4}-.*Z$/) } },
    { input: { id: '7', isPublished: false } },
  ])
})

test('deleting a post that is already deleted succeeds', async () => {
  const gone: Run = async () => ({ ok: false, refusal: { code: 'NOT_FOUND', message: 'gone' } })
  expect(await submitted(formWith('delete', '7'), { ...actions, run: gone })).toMatchObject({ ok: true })
  expect(await submitted(formWith('publish', '7'), { ...actions, run: gone })).toMatchObject({
    problem: 'Failed to update blog post',
  })
})
