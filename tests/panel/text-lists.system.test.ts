import { afterAll, beforeAll, expect, test } from 'vitest'
import { lanternWithPages, ownerCookie, type TestLantern } from '#tests/lantern.ts'

let lantern: TestLantern
let headers: Record<string, string>

beforeAll(async () => {
  lantern = await lanternWithPages()
  headers = { ...(await ownerCookie(lantern)), origin: 'http://localhost:3000' }
})

afterAll(() => lantern[Symbol.asyncDispose]())

const path = '/admin/texts?page=faq'
const list = 'faq.categories.service-areas.items'

const send = async (
  fields: Record<string, string>,
  to: Pick<TestLantern, 'fetch'> = lantern,
  own = headers,
) => {
  const body = new URLSearchParams({ intent: 'publish', id: 'en faq all ', language: 'en', ...fields })
  const answer = await to.fetch(path, { method: 'POST', headers: own, body })
  return { status: answer.status, html: await answer.text() }
}

async function buttons(): Promise<string[]> {
  const html = await (await lantern.fetch(path, { headers })).text()
  return Array.from(html.matchAll(/<button[^>]* value="([^"]+)"/g), ([, value = '']) => value).filter(
    (value) => value.startsWith(`${list} `),
  )
}

const questions = async () => {
  const html = await (await lantern.fetch('/faq')).text()
  const section = html.match(/<section id="service-areas".*?<\/section>/s)?.[0] ?? ''
  return Array.from(section.matchAll(/<h3>([^<]+)/g), ([, text = '']) => text)
}

test('without script, an entry moves, another is added and taken away; each says what became of it', async () => {
  expect(await buttons()).toEqual([
    `${list} areas up`,
    `${list} areas down`,
    `${list} travel-fee up`,
    `${list} travel-fee down`,
  ])
  const [areas, fee] = await questions()
  const moved = await send({ entry: `${list} travel-fee up` })
  expect(moved.html).toContain('Is there a travel fee? is now 1 of 2.')
  await expect.poll(questions).toEqual([fee, areas])

  const added = await send({
    add: list,
    [`new ${list} question`]: 'Do you come to {city} on foot?',
    [`new ${list} answer.1`]: 'No, by van.',
  })
  expect(added.html).toContain('Do you come to {city} on foot? was added.')
  await expect.poll(questions).toEqual([fee, areas, 'Do you come to Houston on foot?'])
  const own = (await buttons()).find((value) => value.endsWith(' take'))?.split(' ')[1] ?? ''
  expect(own).toMatch(/^own-/)

  const up = await send({ entry: `${list} ${own} up` })
  expect(up.html).toContain('Do you come to {city} on foot? is now 2 of 3.')
  const taken = await send({ entry: `${list} ${own} take` })
  expect(taken.html).toContain('was taken away. Earlier versions bring it back.')
  await expect.poll(questions).toEqual([fee, areas])
  expect((await send({ entry: `${list} ${own} up` })).html).toContain(
    'This entry is not in the list any more.',
  )

  await send({ ours: list })
  await expect.poll(questions).toEqual([areas, fee])
})

test('a new entry that lacks a text is refused with what was typed, and the reason at the text', async () => {
  const { status, html } = await send({
    add: list,
    [`new ${list} question`]: 'Do you come on Sundays?',
    [`new ${list} answer.1`]: ' ',
  })
  expect(status).toBe(422)
  expect(html).toContain('Write a text here, or take the new entry away.')
  expect(html).toMatch(/<textarea[^>]*>Do you come on Sundays\?<\/textarea>/)
})

test('a file of all texts takes the lists along to another site', async () => {
  await send({ add: list, [`new ${list} question`]: 'By boat?', [`new ${list} answer.1`]: 'When it floods.' })
  await send({ entry: `${list} areas down` })
  const json = await (await lantern.fetch('/admin/texts/export.json', { headers })).text()

  await using other = await lanternWithPages()
  const theirs = { ...(await ownerCookie(other)), origin: 'http://localhost:3000' }
  const body = new URLSearchParams({ intent: 'texts', id: '', json })
  const read = await other.fetch('/admin/settings/data', { method: 'POST', headers: theirs, body })
  expect(await read.text()).toContain('Published 3 texts.')
  await expect
    .poll(async () => (await other.fetch('/faq')).text())
    .toMatch(/travel fee\?.*Which parts.*By boat\?/s)
  await send({ ours: list })
})

test('a list that is all of its page is called by the page', async () => {
  const html = await (await lantern.fetch(path, { headers })).text()
  expect(html).toContain('<summary>Questions and answers: 7 in this order')
})
