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
