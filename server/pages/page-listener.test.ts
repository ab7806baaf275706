import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { languages } from '#content/languages.ts'
import { pageListener } from './page-listener.ts'

async function answerTo(head: string): Promise<string> {
  const config = { publicUrl: undefined, trustProxy: false }
  const server = createServer(
    pageListener({ pageCache: { ready: () => undefined }, config, languages }, (_request, response) =>
      response.end('the app'),
    ),
  )
  onTestFinished(() => void server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`${head}Connection: close\r\n\r\n`)
  const answer = Buffer.concat(await socket.toArray()).toString()
  return answer.split('\r\n')[0] ?? ''
}

test('a request with two hosts is refused, whichever they are', async () => {
  expect(await answerTo('GET / HTTP/1.1\r\nHost: a.example\r\n')).toBe('HTTP/1.1 200 OK')
  expect(await answerTo('GET / HTTP/1.1\r\nHost: a.example\r\nhost: b.example\r\n')).toBe(
    'HTTP/1.1 400 Bad Request',
  )
  expect(await answerTo('GET / HTTP/1.1\r\nHost: a.example\r\nHost: a.example\r\n')).toBe(
    'HTTP/1.1 400 Bad Request',
  )
})
