import { expect, test } from 'vitest'
import { lanternWithPages, ownerCookie } from '#tests/lantern.ts'
import { blanksOf } from './fact-traces.ts'
import { albuquerque, doneJob, foundIn, gaps, pathsNaming, readAgain, readWhole, say } from './firm-site.ts'

test('each fact that is absent leaves no trace on any page, mail or receipt that names it, and no gap', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  await say(lantern, albuquerque, headers)
  const receipt = await doneJob(lantern, headers)
  const whole = await readWhole(lantern, headers, receipt)
  expect(foundIn(whole, gaps)).toEqual([])
  const faq = await (await lantern.fetch('/faq')).text()
  for (const { number, lookUp } of albuquerque.licenses)
    if (lookUp) expect(faq).toMatch(new RegExp(`<a href="${lookUp}"[^>]*>${number}</a>`))
  const left: string[] = []
  const cases = blanksOf(albuquerque)
  for (const [index, { fact, without, trace }] of cases.entries()) {
    const naming = pathsNaming(whole, trace)
    if (naming.length === 0) left.push(`${fact}: stands nowhere when it is there`)
    const name = `${albuquerque.name} No. ${index}`
    await say(lantern, { ...albuquerque, ...without, name }, headers)
    const texts = await readAgain(lantern, headers, naming)
    for (const found of foundIn(texts, trace)) left.push(`${fact}: ${found}`)
    for (const found of foundIn(texts, gaps)) left.push(`${fact}, gap: ${found}`)
  }
  expect(left).toEqual([])
}, 240_000)

test('the firm in Houston says all that it said', async () => {
  await using lantern = await lanternWithPages()
  const home = await (await lantern.fetch('/')).text()
  for (const text of [
    'Lantern Lock &amp; Door',
    'Houston, day and night',
    '20–30',
    '$2M',
    'B00000000',
    '1000+',
  ])
    expect(home).toContain(text)
})
