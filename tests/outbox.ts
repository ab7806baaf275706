import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { expect } from 'vitest'
import type { TestLantern } from './lantern.ts'

/** The sent mails, parsed, once there are `count`. */
export async function mailsOf(lantern: TestLantern, count: number): Promise<Email[]> {
  const folder = join(lantern.dataDir, 'outbox')
  const names = async () =>
    (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
  await expect.poll(async () => (await names()).length).toBe(count)
  return Promise.all((await names()).map((name) => readMail(join(folder, name))))
}

export const readMail = async (path: string): Promise<Email> => PostalMime.parse(await readFile(path))

/** The sent mails that `isMeant` picks, oldest first, once there are `count`. */
export async function readOutbox(
  lantern: TestLantern,
  isMeant: (mail: Email) => boolean,
  count: number,
): Promise<Email[]> {
  const folder = join(lantern.dataDir, 'outbox')
  const read = async () => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
    return (await Promise.all(names.map((name) => readMail(join(folder, name))))).filter(isMeant)
  }
  await expect.poll(async () => (await read()).length).toBe(count)
  return read()
}
