import { expect, test } from 'vitest'
import { AddressRefused } from '#server/http/outgoing-address.ts'
import { receiver } from '#tests/doubles/receiver.ts'
import { httpPost, httpPostPublicOnly, httpPostTo } from './http-post.ts'

const call = { headers: {}, body: 'hello', signal: new AbortController().signal }

test.each([
  'localhost',
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '0.0.0.0',
])('what came through the panel does not reach this machine as %s', async (host) => {
  const { calls, port } = await receiver((response) => response.end())
  await expect(httpPostPublicOnly(`http://${host}:${port}/in`, call)).rejects.toThrow(AddressRefused)
  expect(calls).toEqual([])
})

test('the address that a name has when it is connected to counts, not one that was looked up before', async () => {
  const { calls, port } = await receiver((response) => response.end())
  const asked: string[] = []
  const post = httpPostTo((address) => {
    asked.push(address)
    return address === '127.0.0.1'
  })
  await post(`http://localhost:${port}/in`, call).catch(() => undefined)
  expect(asked.length).toBeGreaterThan(0)
  expect(calls.length).toBe(asked.every((address) => address === '127.0.0.1') ? 1 : 0)
})

test('the operator’s own address may be anywhere; a redirect is answered, not followed', async () => {
  const inner = await receiver((response) => response.end('secret'))
  const outer = await receiver((response) =>
    response.writeHead(302, { location: `http://127.0.0.1:${inner.port}/` }).end('go on'),
  )
  const reply = await httpPost(`http://127.0.0.1:${outer.port}/in`, call)
  expect(reply).toMatchObject({ status: 302, text: 'go on' })
  expect(outer.calls[0]?.body.toString()).toBe('hello')
  expect(inner.calls).toEqual([])
})
