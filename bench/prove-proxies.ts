import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request as requestPlain } from 'node:http'
import { connect as connectHttp2 } from 'node:http2'
import { request as requestTls } from 'node:https'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, type Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { connect as connectTls } from 'node:tls'
import { WebSocket } from 'ws'
import {
  blockOf,
  type DocumentedProxy,
  isInstalled,
  type Ports,
  proxies,
  upstreamPort,
} from './documented-proxies.ts'
import { owner, realServer } from './real-server.ts'

/** The proxies of docs/operations.md in front of the real server. One that is not installed is named and left out. */
const eventWithinMs = 3_000
const host = 'example.com'
const forged = '203.0.113.99'

async function freePorts(): Promise<Ports> {
  const servers = [createServer(), createServer()]
  await Promise.all(servers.map((server) => once(server.listen(0, '::'), 'listening')))
  const [http = 0, https = 0] = servers.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(servers.map((server) => once(server.close(), 'close')))
  return { http, https }
}

async function makeCertificate(folder: string) {
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')]
  const about = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`, '-days', '2']
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files, ...about], {
    stdio: 'ignore',
  })
  const parts = ['certificate.pem', 'key.pem'].map((name) => readFile(join(folder, name), 'utf8'))
  await writeFile(join(folder, 'both.pem'), (await Promise.all(parts)).join(''))
}

/** A visitor by TLS and HTTP/2, as browsers come. */
function visitor(ports: Ports, address: string) {
  const tls = (protocols: string[]) =>
    connectTls({
      host: address,
      port: ports.https,
      servername: host,
      ALPNProtocols: protocols,
      rejectUnauthorized: false,
    })
  const session = connectHttp2(`https://${host}`, { createConnection: () => tls(['h2']) })
  session.on('error', () => {})
  const open = (path: string, headers: Record<string, string> = {}, body?: string) => {
    const stream = session.request({
      ':path': path,
      ':method': body === undefined ? 'GET' : 'POST',
      ...headers,
    })
    stream.on('error', () => {})
    stream.end(body)
    return stream
  }
  return {
    tls,
    open,
    close: () => session.destroy(),
    async ask(path: string, headers?: Record<string, string>, body?: string) {
      const stream = open(path, headers, body)
      const [received] = await once(stream, 'response', { signal: AbortSignal.timeout(10_000) })
      return { status: received[':status'], headers: received, body: await text(stream) }
    },
  }
}

type Visitor = ReturnType<typeof visitor>

const json = { 'content-type': 'application/json' }

async function signIn({ ask }: Visitor): Promise<string> {
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: `https://${host}` }
  const { status, headers } = await ask(
    '/admin/login',
    { ...form, 'x-forwarded-for': forged },
    new URLSearchParams(owner).toString(),
  )
  if (status !== 302) throw new Error(`Signing in was answered with ${status}`)
  return [headers['set-cookie'] ?? []]
    .flat()
    .map((line: string) => line.split(';')[0])
    .join('; ')
}

type Events = { seen: string; close(): void }

function collect(stream: Readable, close: () => void): Events {
  const events = { seen: '', close }
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    events.seen += chunk
  })
  return events
}

/** By both versions of HTTP: nginx holds small parts back only from HTTP/1.1. */
function eventsBy({ open, tls }: Visitor, cookie: string): Record<'HTTP/2' | 'HTTP/1.1', () => Events> {
  const path = `/graphql?query=${encodeURIComponent('subscription { onCreateQuote { firstName } }')}`
  const headers = { accept: 'text/event-stream', cookie }
  return {
    'HTTP/2': () => {
      const stream = open(path, headers)
      return collect(stream, () => stream.close())
    },
    'HTTP/1.1': () => {
      const asked = requestTls({
        path,
        headers: { ...headers, host },
        createConnection: () => tls(['http/1.1']),
      })
      const stream = new PassThrough()
      asked.on('error', () => {}).once('response', (response: IncomingMessage) => response.pipe(stream))
      asked.end()
      return collect(stream, () => asked.destroy())
    },
  }
}

/** Milliseconds from a stored request until its event has come: the longest of three, as the first may come with the headers. */
async function eventsAfter(begin: () => Events, { ask }: Visitor, cookie: string): Promise<number> {
  const events = begin()
  // Nothing says when it listens: a proxy that holds the stream back holds its headers back too.
  await pause(500)
  const times: number[] = []
  for (const firstName of ['Ana', 'Ben', 'Cleo']) {
    const contact = { lastName: 'Proxy', phone: '7135550117', email: 'dana@example.com', service: 'safes' }
    const create = {
      query: 'mutation($input: CreateQuoteInput!) { createQuote(input: $input) { id } }',
      variables: { input: { firstName, ...contact } },
    }
    const began = performance.now()
    const { body } = await ask('/graphql', { ...json, cookie }, JSON.stringify(create))
    if (!body.includes('"id"')) throw new Error(`No request was stored: ${body}`)
    while (!events.seen.includes(firstName) && performance.now() - began < eventWithinMs) await pause(10)
    times.push(performance.now() - began)
  }
  events.close()
  return Math.max(...times)
}

async function socketOpens({ tls }: Visitor, cookie: string): Promise<boolean> {
  const socket = new WebSocket(`wss://${host}/graphql`, 'graphql-transport-ws', {
    createConnection: () => tls(['http/1.1']),
    headers: { cookie, origin: `https://${host}` },
  })
  try {
    const signal = AbortSignal.timeout(10_000)
    await once(socket, 'open', { signal })
    socket.send('{"type":"connection_init"}')
    const [message] = await once(socket, 'message', { signal })
    return String(message).includes('connection_ack')
  } finally {
    socket.terminate()
  }
}

async function plainLeadsTo(port: number): Promise<string | undefined> {
  const asked = requestPlain({ host: '127.0.0.1', port, path: '/contact', headers: { host } }).end()
  const [response] = await once(asked, 'response', { signal: AbortSignal.timeout(10_000) })
  response.resume()
  return response.headers.location
}

async function untilListening(port: number, child: ChildProcess) {
  for (let tries = 0; tries < 200; tries += 1) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}`)
    const isOpen = await plainLeadsTo(port).then(
      () => true,
      () => false,
    )
    if (isOpen) return
    await pause(100)
  }
  throw new Error('It does not listen')
}

async function claimsOf(ports: Ports): Promise<Record<string, boolean>> {
  const visitors = [visitor(ports, '127.0.0.1'), visitor(ports, '::1')] as const
  const [four, six] = visitors
  try {
    const page = await four.ask('/')
    const cookie = await signIn(four)
    const signIns = JSON.stringify({ query: '{ listAuditEntries(limit: 1) { items { label } } }' })
    const activity = (await four.ask('/graphql', { ...json, cookie }, signIns)).body
    const large = await four.ask('/graphql', json, JSON.stringify({ query: ' '.repeat(2_000_000) }))
    const events: Record<string, boolean> = {}
    for (const [version, begin] of Object.entries(eventsBy(four, cookie))) {
      const ms = await eventsAfter(begin, four, cookie)
      events[`events by ${version} (${ms.toFixed(0)} ms)`] = ms < eventWithinMs
    }
    return {
      'page by HTTP/2': page.status === 200,
      'page by IPv6': (await six.ask('/')).status === 200,
      'port 80 leads to https': (await plainLeadsTo(ports.http))?.startsWith(`https://${host}`) === true,
      'Lantern knows of https': page.headers['strict-transport-security'] !== undefined,
      "the visitor's address, not a forged one": activity.includes('127.0.0.1') && !activity.includes(forged),
      'a body of 2 MB reaches Lantern': large.status === 413 && !large.body.includes('<html'),
      'a WebSocket opens': await socketOpens(four, cookie),
      ...events,
    }
  } finally {
    for (const { close } of visitors) close()
  }
}

async function prove(proxy: DocumentedProxy, document: string): Promise<Record<string, boolean>> {
  const folder = await mkdtemp(join(tmpdir(), 'lantern-proxy-'))
  const ports = await freePorts()
  await makeCertificate(folder)
  const [command, ...args] = await proxy.run({ folder, ports, block: blockOf(proxy.name, document) })
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, HOME: folder },
  })
  const said: string[] = []
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => said.push(chunk))
  const killOnExit = () => child.kill('SIGKILL')
  process.once('exit', killOnExit)
  try {
    await untilListening(ports.http, child)
    return await claimsOf(ports)
  } catch (error) {
    throw new Error(`${proxy.name} as documented does not work. It said:\n${said.join('')}`, { cause: error })
  } finally {
    process.off('exit', killOnExit)
    if (child.exitCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

const document = await readFile(new URL('../docs/operations.md', import.meta.url), 'utf8')
const server = await realServer({ port: upstreamPort, environment: { LOG_LEVEL: 'warn' } })
try {
  await server.start()
  for (const proxy of proxies) {
    if (!isInstalled(proxy)) {
      console.log(`${proxy.name}: not installed, so nothing is said of it`)
      continue
    }
    const claims = Object.entries(await prove(proxy, document))
    const broken = claims.filter(([, holds]) => !holds).map(([claim]) => claim)
    if (broken.length > 0) process.exitCode = 1
    console.log(`${proxy.name}: ${claims.map(([claim]) => claim).join('; ')}`)
    if (broken.length > 0) console.log(`BROKEN: ${broken.join('; ')}`)
  }
} finally {
  await server.remove()
}
