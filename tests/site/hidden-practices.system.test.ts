import { expect, test } from 'vitest'
import { practices } from '#content/profile/practices.ts'
import { lanternWithPages, ownerCookie } from '#tests/lantern.ts'
import {
  albuquerque,
  doneJob,
  foundIn,
  gaps,
  pathsNaming,
  readAgain,
  readMails,
  readSite,
  readWhole,
  say,
} from './firm-site.ts'
import { practiceTraces } from './practice-traces.ts'

test('each practice that is hidden leaves no sentence on any page, mail or receipt, and no gap', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  await say(lantern, albuquerque, headers)
  await expect.poll(async () => (await lantern.fetch('/')).text()).toContain(albuquerque.name)
  const receipt = await doneJob(lantern, headers)
  const whole = await readWhole(lantern, headers, receipt)
  const left: string[] = []
  const allNaming = new Set<string>()
  for (const practice of practices) {
    const naming = pathsNaming(whole, practiceTraces[practice])
    for (const path of naming) allNaming.add(path)
    if (naming.length === 0) left.push(`${practice}: stands nowhere when it is said`)
    const name = `${albuquerque.name} without ${practice}`
    await say(lantern, { ...albuquerque, hiddenPractices: [practice], name }, headers)
    await expect.poll(async () => (await lantern.fetch('/')).text()).toContain(name)
    const texts = await readAgain(lantern, headers, naming)
    for (const found of foundIn(texts, practiceTraces[practice])) left.push(`${practice}: ${found}`)
    for (const found of foundIn(texts, gaps)) left.push(`${practice}, gap: ${found}`)
  }
  expect(left).toEqual([])

  await say(lantern, albuquerque, headers)
  await expect
    .poll(async () => (await lantern.fetch('/')).text())
    .not.toContain(`${albuquerque.name} without`)
  const spoken = (site: Map<string, string>) =>
    practices.map((each) => foundIn(site, practiceTraces[each]).length)
  const again = await readAgain(lantern, headers, [...allNaming])
  const before = new Map([...whole].filter(([path]) => again.has(path)))
  expect(spoken(again)).toEqual(spoken(before))
}, 240_000)

test('a firm that hides all of them has whole pages, and no page of brands', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  const name = 'Quiet Keys'
  await say(lantern, { ...albuquerque, name, hiddenPractices: [...practices] }, headers)
  await expect.poll(async () => (await lantern.fetch('/')).text()).toContain(name)
  const site = new Map([...(await readSite(lantern)), ...(await readMails(lantern, headers))])
  expect(foundIn(site, gaps)).toEqual([])
  const spoken = Object.values(practiceTraces).flatMap((trace) => foundIn(site, trace))
  expect(spoken).toEqual([])
  const brands = await lantern.fetch('/brands', { redirect: 'manual' })
  expect([brands.status, brands.headers.get('location')]).toEqual([301, '/services'])
})
