import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import PostalMime from 'postal-mime'
import { newNumber } from './journey.ts'
import { serverOf } from './start-server.ts'

const sharedServer = () => serverOf(test.info().parallelIndex)

/** Waits for the newest mail that matches; returns the first group of the pattern. */
export async function mailed(to: string, pattern: RegExp, { dataDir } = sharedServer()): Promise<string> {
  const folder = join(dataDir, 'outbox')
  let found: string | undefined
  await expect(async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort()
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    const mails = await Promise.all(
      texts.filter((text) => text.includes(to)).map((text) => PostalMime.parse(text)),
    )
    const theirs = mails.filter((mail) => mail.to?.some(({ address }) => address === to))
    found = theirs.map(({ subject, text }) => pattern.exec(`${subject}\n${text}`)?.[1]).findLast(Boolean)
    expect(found).toBeTruthy()
  }).toPass()
  return found ?? ''
}

export const mailedLink = (to: string) => mailed(to, /https?:\/\/[^/\s]+(\/\S+)/)

export async function newStaff(
  page: Pick<Page, 'request'>,
  theirs: APIRequestContext,
  role: 'dispatcher' | 'technician' | 'technicianWithPayments' | 'writer' | 'reader',
  name = 'Mike Reyes',
  server = sharedServer(),
) {
  const person = { email: `${role.toLowerCase()}${newNumber()}@example.com`, password: 'Second-Horse-9' }
  const invited = await page.request.post('/admin/settings/administrators', {
    form: { intent: 'invite', email: person.email, role },
  })
  expect(invited.ok()).toBe(true)
  const token = await mailed(person.email, /\/admin\/invitation\?token=(\S+)/, server)
  const accepted = await theirs.post('/admin/invitation', {
    form: { token: decodeURIComponent(token), name, password: person.password },
  })
  expect(accepted.ok()).toBe(true)
  return person
}
