import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test } from 'vitest'
import { from, mail, noSignal } from '#tests/outgoing-mail.ts'
import { fileMailSender } from './file-mail-sender.ts'

async function outbox() {
  const dir = await mkdtemp(join(tmpdir(), 'lantern-outbox-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  return dir
}

test('without a mail server a mail is a file that a mail program opens', async () => {
  const dir = join(await outbox(), 'made', 'when needed')
  expect(await fileMailSender(dir, from).send(mail, noSignal)).toEqual({ ok: true })
  const names = await readdir(dir)
  expect(names).toEqual([`2026-11-21T03-41-07.123Z_${mail.deliveryId}.eml`])
  const read = await PostalMime.parse(await readFile(join(dir, names[0] ?? '')))
  expect(read).toMatchObject({ subject: mail.subject, to: [{ address: 'owner@example.com' }] })
})

test('the same delivery again replaces its file, another gets its own', async () => {
  const dir = await outbox()
  const sender = fileMailSender(dir, from)
  await sender.send(mail, noSignal)
  await sender.send({ ...mail, subject: 'again' }, noSignal)
  await sender.send({ ...mail, deliveryId: '0190c8a0-0000-7000-8000-00000000000b' }, noSignal)
  const names = (await readdir(dir)).sort()
  expect(names).toHaveLength(2)
  expect((await PostalMime.parse(await readFile(join(dir, names[0] ?? '')))).subject).toBe('again')
})

test('a disk that does not take the file is a reason to try again', async () => {
  const dir = await outbox()
  await writeFile(join(dir, 'a-file'), '')
  const result = await fileMailSender(join(dir, 'a-file'), from).send(mail, noSignal)
  expect(result).toMatchObject({
    ok: false,
    permanent: false,
    reason: expect.stringContaining('could not be written'),
  })
})
