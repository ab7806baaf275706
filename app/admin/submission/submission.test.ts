import { expect, test } from 'vitest'
import type { Run } from '#server/data-service/in-process.ts'
import { listWords } from '#words/panel/lists.ts'
import { type Messages, type SubmissionHandler, type SubmissionRefusal, submitted } from './submission.ts'

const run: Run = () => Promise.reject(new Error('no handler asks it'))

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

const sent = { intent: 'save', id: '7', name: 'Ann' }

const refusing =
  (refusal: SubmissionRefusal): SubmissionHandler =>
  async () => ({ ok: false, refusal })

const refusedBy = (refusal: SubmissionRefusal, fields: object = {}, messages: Messages = {}) => {
  const handler = refusing(refusal)
  return submitted(formOf({ ...sent, ...fields }), {
    handlers: { save: handler, delete: handler },
    messages,
    run,
  })
}

test('what a handler did is said, with the version that it stored and what it shows', async () => {
  const save: SubmissionHandler<{ key: string }> = async () => ({
    ok: true,
    value: { saved: { updatedAt: 'now', pendingMails: ['done'] }, done: 'Saved.', shown: { key: 'k' } },
  })
  expect(await submitted(formOf(sent), { handlers: { save }, run })).toEqual({
    ...{ intent: 'save', id: '7', ok: true },
    ...{ done: 'Saved.', savedAt: 'now', pendingMails: ['done'], key: 'k' },
  })
})

test('nothing else that a mutation returned is sent', async () => {
  const save: SubmissionHandler = async () => ({ ok: true, value: { saved: null, removed: ['secret'] } })
  expect(await submitted(formOf(sent), { handlers: { save }, run })).toEqual({
    ...{ intent: 'save', id: '7', ok: true, done: '' },
  })
})

test('a form without an intent saves; one with an unknown intent is none of the screen', async () => {
  const handlers = { save: refusing({ code: 'INTERNAL', message: 'away' }) }
  expect(await submitted(formOf({ name: 'Ann' }), { handlers, run })).toMatchObject({ intent: 'save' })
  for (const intent of ['publish', 'toString', '__proto__'])
    expect(await submitted(formOf({ intent }), { handlers, run })).toBeUndefined()
})

test('the problem is that of a field, else what the screen says of the intent, else the reason', async () => {
  const away = { code: 'INTERNAL', message: 'away' }
  const wrong = { code: 'BAD_INPUT', message: 'wrong', fields: { name: 'Too long' } }
  const messages = { save: 'Failed to save' }
  expect(await refusedBy(wrong, {}, messages)).toMatchObject({ problem: 'Too long', fields: wrong.fields })
  expect(await refusedBy(away, {}, messages)).toMatchObject({ problem: 'Failed to save', fields: {} })
  expect(await refusedBy(away)).toMatchObject({ problem: 'away' })
})

test('a conflict says what happened, whatever the screen says of the intent', async () => {
  const conflict = { code: 'CONFLICT', message: 'Dora was faster.', conflict: { version: '2' } }
  expect(await refusedBy(conflict, {}, { save: 'Failed to save' })).toMatchObject({
    ...{ ok: false, problem: 'Dora was faster.', conflict: { version: '2' } },
  })
})

test('what is refused comes back as it was typed, without passwords', async () => {
  const typed = { version: '1', 'new-password': 'hunter22', 'confirming-password': 'hunter21' }
  expect(await refusedBy({ code: 'INTERNAL', message: 'away' }, typed)).toMatchObject({
    typed: [
      ['name', 'Ann'],
      ['version', '1'],
    ],
  })
})

test('a handler that wants the password has what was sent held back', async () => {
  expect(await refusedBy({ code: 'UNCONFIRMED', message: 'Confirm first' })).toMatchObject({
    ...{ ok: false, isUnconfirmed: true, problem: '', typed: [['name', 'Ann']] },
  })
})

test('deleting what is gone is done; an undo of what is gone says why it is not', async () => {
  const gone = { code: 'NOT_FOUND', message: 'gone' }
  expect(await refusedBy(gone, { intent: 'delete' })).toMatchObject({ ok: true })
  expect(await refusedBy(gone)).toMatchObject({ ok: false, problem: 'gone' })
  expect(await refusedBy(gone, { savedAt: '1' })).toMatchObject({ problem: listWords.undoOvertaken })
})
