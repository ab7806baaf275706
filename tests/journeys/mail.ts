import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import PostalMime from 'postal-mime'
import { dataDirOf } from './start-server.ts'

/** The link in the newest mail to somebody, once it is there, as a path of the worker's server. */
export async function mailedLink(to: string): Promise<string> {
  const folder = join(dataDirOf(test.info().parallelIndex), 'outbox')
  let path: string | undefined
  await expect(async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort()
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name))))
    const mails = await Promise.all(texts.map((text) => PostalMime.parse(text)))
    const mail = mails.findLast((one) => one.to?.some(({ address }) => address === to))
    const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0]
    path = link?.slice(new URL(link).origin.length)
    expect(path).toBeTruthy()
  }).toPass({ timeout: 30_000 })
  return path ?? ''
}
