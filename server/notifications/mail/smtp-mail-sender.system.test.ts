import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import type { SMTPServerOptions } from 'smtp-server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { isPublicAddress } from '#server/http/outgoing-address.ts'
import { done, refuse } from '#server/result.ts'
import { from, mail, noSignal } from '#tests/doubles/outgoing-mail.ts'
import { answer, portOf } from '#tests/doubles/smtp-server.ts'
import { smtpServer } from '#tests/doubles/smtp-server-of-test.ts'
import { inWords } from '#tests/worker-under-test.ts'
import type { MailFailure, OutgoingMail } from './mail-sender.ts'
import { smtpMailSender } from './smtp-mail-sender.ts'

async function rawServer(talk: (socket: Socket) => void) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    talk(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { port: portOf(server) }
}

const patient = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 30_000 }
const impatient = { connectionTimeout: 500, greetingTimeout: 150, socketTimeout: 150 }

function senderTo(url: string, patience = patient) {
  const sender = smtpMailSender(url, from, patience)
  onTestFinished(() => sender.close())
  return sender
}

const sendTo = (url: string, changes: Partial<OutgoingMail> = {}) =>
  senderTo(url).send({ ...mail, ...changes }, noSignal)

test('an accepted mail reads back as it was written', async () => {
  const { port, received } = await smtpServer()
  expect(await sendTo(`smtp://127.0.0.1:${port}`)).toEqual(done({}))
  expect(received).toHaveLength(1)
  const read = await PostalMime.parse(received[0]?.raw ?? '')
  expect(read).toMatchObject({
    subject: mail.subject,
    from: { name: 'Lantern', address: 'lantern@shop.example.com' },
    to: [{ address: 'owner@example.com' }],
    replyTo: [{ name: 'Dana Whitfield', address: 'dana@example.com' }],
    messageId: `<${mail.deliveryId}@shop.example.com>`,
  })
  expect(read.text?.trim()).toBe('Locked out. Blue Honda.')
  expect(read.html).toContain('<p>Locked out. Blue Honda.</p>')
  expect(read.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  )
})

test('the same delivery again has the same Message-ID, over the same connection', async () => {
  const connections: string[] = []
  const { port, received } = await smtpServer({
    onConnect: (session, callback) => {
      connections.push(session.id)
      callback()
    },
  })
  const sender = senderTo(`smtp://127.0.0.1:${port}`)
  await sender.send(mail, noSignal)
  await sender.send(mail, noSignal)
  const ids = await Promise.all(received.map(async ({ raw }) => (await PostalMime.parse(raw)).messageId))
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
  expect(connections).toHaveLength(1)
})

test('an address is one address, whatever it contains', async () => {
  const { port, received } = await smtpServer()
  const result = await sendTo(`smtp://127.0.0.1:${port}`, { to: ['a@example.com>, <evil@example.com'] })
  const recipients = received.flatMap((one) => one.to)
  expect(recipients).not.toContain('evil@example.com')
  expect(result.ok).toBe(recipients.length === 1)
})

const refusals: [string, SMTPServerOptions, { permanent: boolean; why: string; failure?: MailFailure }][] = [
  [
    'defers the address',
    { onRcptTo: (_to, _session, callback) => callback(answer(451, 'greylisted, come back')) },
    { permanent: false, why: 'The mail server put the address off: 451 greylisted, come back' },
  ],
  [
    'refuses the address',
    { onRcptTo: (_to, _session, callback) => callback(answer(550, 'no such user')) },
    { permanent: true, why: 'The mail server refused the address: 550 no such user' },
  ],
  [
    'defers the message',
    {
      onData: (stream, _session, callback) =>
        stream.resume().on('end', () => callback(answer(452, 'disk full'))),
    },
    { permanent: false, why: 'The mail server put the message off: 452 disk full' },
  ],
  [
    'refuses the message',
    {
      onData: (stream, _session, callback) =>
        stream.resume().on('end', () => callback(answer(550, 'looks like spam'))),
    },
    { permanent: true, why: 'The mail server refused the message: 550 looks like spam' },
  ],
  [
    'refuses our sender address, which the operator can mend',
    { onMailFrom: (_address, _session, callback) => callback(answer(553, 'sender not allowed')) },
    {
      permanent: false,
      failure: 'sender',
      why: 'The mail server refused our sender address: 553 sender not allowed',
    },
  ],
  [
    'has had enough of us for today, which is not about the recipient',
    {
      onRcptTo: (_to, _session, callback) => callback(answer(550, '5.4.5 Daily user sending limit exceeded')),
    },
    {
      permanent: false,
      failure: 'tooMany',
      why: 'The mail server takes no more for now: 550 5.4.5 Daily user sending limit exceeded',
    },
  ],
  [
    'does not serve us',
    { onConnect: (_session, callback) => callback(answer(554, 'blocked')) },
    { permanent: false, failure: 'refused', why: 'The mail server does not serve us: 554 blocked' },
  ],
]

test.each(refusals)('a server that %s', async (_what, options, outcome) => {
  const { port, received } = await smtpServer(options)
  const result = await sendTo(`smtp://127.0.0.1:${port}`)
  expect(inWords(result)).toMatchObject(refuse(outcome))
  expect(!result.ok && result.refusal.failure).toBe(outcome.failure)
  expect(received).toHaveLength(0)
})

test('a server that takes some recipients only has accepted the mail; who is left out is noted', async () => {
  const { port, received } = await smtpServer({
    onRcptTo: ({ address }, _session, callback) =>
      callback(address === 'gone@example.com' ? answer(550, 'no such user') : null),
  })
  const result = await sendTo(`smtp://127.0.0.1:${port}`, { to: ['owner@example.com', 'gone@example.com'] })
  expect(inWords(result)).toEqual(done({ note: 'Not accepted for gone@example.com: 550 no such user' }))
  expect(received.map((one) => one.to)).toEqual([['owner@example.com']])
})

test('when all are refused but one only for now, the mail is tried again', async () => {
  const { port } = await smtpServer({
    onRcptTo: ({ address }, _session, callback) =>
      callback(address === 'gone@example.com' ? answer(550, 'no such user') : answer(451, 'later')),
  })
  const result = await sendTo(`smtp://127.0.0.1:${port}`, { to: ['owner@example.com', 'gone@example.com'] })
  expect(result).toMatchObject({ ok: false, refusal: { permanent: false } })
})

const inTime = {
  ok: false,
  refusal: {
    permanent: false,
    failure: 'connection',
    why: 'The mail server did not answer in time. The port may be blocked.',
  },
}

test('a server that never greets', async () => {
  const { port } = await rawServer(() => {})
  const sent = await senderTo(`smtp://127.0.0.1:${port}`, impatient).send(mail, noSignal)
  expect(inWords(sent)).toMatchObject(inTime)
})

test('a server that never answers to the message may have taken it', async () => {
  const { port } = await smtpServer({ onData: (stream) => stream.resume() })
  const handOver = vi.fn()
  const sent = await senderTo(`smtp://127.0.0.1:${port}`, impatient).send(mail, noSignal, handOver)
  expect(inWords(sent)).toMatchObject(inTime)
  expect(sent).toMatchObject(refuse({ isUnanswered: true }))
  expect(handOver).toHaveBeenCalledTimes(1)
})

test('a mail is handed over before it is answered, and only what was answered has a known end', async () => {
  const told: string[] = []
  const { port, received } = await smtpServer({
    onRcptTo: ({ address }, _session, callback) =>
      callback(address.startsWith('no') ? answer(451, 'later') : null),
    async onData(stream, { envelope }, callback) {
      const [to] = envelope.rcptTo.map(({ address }) => address)
      await stream.resume().toArray()
      await vi.waitFor(() => expect(told).toContain(to), 30_000)
      if (to === 'busy@example.com') callback(answer(451, 'later'))
      else callback()
    },
  })
  const sender = senderTo(`smtp://127.0.0.1:${port}`)
  const send = (to: string) => sender.send({ ...mail, to: [to] }, noSignal, () => void told.push(to))
  expect(await send('owner@example.com')).toEqual(done({}))
  const answered = await send('busy@example.com')
  const refused = await send('no@example.com')
  for (const result of [answered, refused])
    expect(!result.ok && result.refusal).toMatchObject({ permanent: false })
  for (const result of [answered, refused]) expect(result).not.toHaveProperty('refusal.isUnanswered')
  expect(told).toEqual(['owner@example.com', 'busy@example.com'])
  expect(received).toEqual([])
})

test('a server that takes the message and drops the connection may have taken it', async () => {
  const { port } = await rawServer((socket) => {
    let isMessage = false
    socket.write('220 hello\r\n')
    socket.on('data', (bytes) => {
      const text = bytes.toString()
      if (isMessage && text.endsWith('\r\n.\r\n')) socket.destroy()
      else if (!isMessage) socket.write(text.startsWith('DATA') ? '354 go on\r\n' : '250 fine\r\n')
      isMessage ||= text.startsWith('DATA')
    })
  })
  expect(await sendTo(`smtp://127.0.0.1:${port}`)).toMatchObject(
    refuse({ permanent: false, isUnanswered: true }),
  )
})

test('a server that sends one byte at a time is left when the attempt’s time is up', async () => {
  const { port } = await rawServer((socket) => {
    const drip = setInterval(() => socket.write('220-\r\n'), 20)
    socket.on('close', () => clearInterval(drip))
  })
  const sender = senderTo(`smtp://127.0.0.1:${port}`)
  const result = await sender.send(mail, AbortSignal.timeout(150))
  expect(inWords(result)).toMatchObject(
    refuse({ permanent: false, failure: 'connection', why: 'The mail server took too long.' }),
  )
})

test('a server that drops the connection in the middle of the message; no hidden repeats', async () => {
  let connections = 0
  const { port } = await rawServer((socket) => {
    connections += 1
    socket.write('220 hello\r\n')
    socket.on('data', (bytes) => {
      const line = bytes.toString()
      if (line.includes('Subject:')) socket.destroy()
      else socket.write(line.startsWith('DATA') ? '354 go on\r\n' : '250 fine\r\n')
    })
  })
  const result = await sendTo(`smtp://127.0.0.1:${port}`)
  expect(result).toMatchObject({ ok: false, refusal: { permanent: false } })
  await pause(300)
  expect(connections).toBe(1)
})

test('a server that is not there', async () => {
  const sent = await sendTo('smtp://127.0.0.1:9')
  expect(inWords(sent)).toMatchObject(
    refuse({
      permanent: false,
      failure: 'connection',
      why: 'The mail server refuses connections on this port.',
    }),
  )
  expect(sent).not.toHaveProperty('refusal.isUnanswered')
})

test('STARTTLS is used when it is offered, and a certificate that cannot be trusted is not', async () => {
  const { port, received } = await smtpServer({ disabledCommands: [] })
  const refused = await sendTo(`smtp://127.0.0.1:${port}`)
  expect(refused).toMatchObject({ ok: false, refusal: { permanent: false, failure: 'certificate' } })
  expect(received).toHaveLength(0)
  expect(await sendTo(`smtp://127.0.0.1:${port}?tls.rejectUnauthorized=false`)).toEqual(done({}))
  expect(received).toMatchObject([{ secure: true }])
})

test('requireTLS in the URL does not fall back to plain text', async () => {
  const { port, received } = await smtpServer()
  const result = await sendTo(`smtp://127.0.0.1:${port}?requireTLS=true`)
  expect(result).toMatchObject({ ok: false, refusal: { permanent: false } })
  expect(inWords(result)).toMatchObject({
    refusal: { why: expect.stringContaining('could not be reached securely') },
  })
  expect(received).toHaveLength(0)
})

test('a server that speaks no TLS is said to, in words and not in those of OpenSSL', async () => {
  const { port } = await smtpServer()
  expect(await sendTo(`smtps://127.0.0.1:${port}`)).toMatchObject(
    refuse({ failure: 'certificate', detail: '', why: { reason: 'mailServerPlain' } }),
  )
})

test('smtps:// is encrypted from the first byte', async () => {
  const { port, received } = await smtpServer({ secure: true })
  expect(await sendTo(`smtps://127.0.0.1:${port}?tls.rejectUnauthorized=false`)).toEqual(done({}))
  expect(received).toMatchObject([{ secure: true }])
})

test('a refused sign-in is retried: the operator may correct the password', async () => {
  const { port, received } = await smtpServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, callback) =>
      password === 'right' ? callback(null, { user: 'u' }) : callback(answer(535, 'bad credentials')),
  })
  expect(inWords(await sendTo(`smtp://user:wrong@127.0.0.1:${port}`))).toEqual(
    refuse({
      permanent: false,
      failure: 'signIn',
      detail: '535 bad credentials',
      why: 'The mail server refused the user name or password: 535 bad credentials',
    }),
  )
  expect(await sendTo(`smtp://user:right@127.0.0.1:${port}`)).toEqual(done({}))
  expect(received).toHaveLength(1)
})

test('a server that wants a sign-in, but none was entered', async () => {
  const { port } = await smtpServer({ authOptional: false, allowInsecureAuth: true })
  expect(await sendTo(`smtp://127.0.0.1:${port}`)).toMatchObject(
    refuse({ permanent: false, failure: 'signIn' }),
  )
})

test('a name that does not exist', async () => {
  expect(inWords(await sendTo('smtp://mail.no-such-host.invalid:587'))).toMatchObject(
    refuse({ failure: 'host', why: 'The mail server’s name could not be found.' }),
  )
})

test('a server that the panel names must be a public one, also behind a name', async () => {
  const { port, received } = await smtpServer()
  for (const host of ['127.0.0.1', 'localhost', '169.254.169.254', '10.0.0.1']) {
    const sender = smtpMailSender({ host, port, security: 'none', signIn: undefined }, from, {
      ...patient,
      mayConnect: isPublicAddress,
    })
    expect(await sender.send(mail, noSignal)).toMatchObject(refuse({ permanent: false, failure: 'address' }))
    sender.close()
  }
  expect(received).toHaveLength(0)
})

test.each([
  ['STARTTLS', { security: 'starttls' as const }, {}],
  ['TLS', { security: 'tls' as const }, { secure: true, disabledCommands: [] }],
])('%s that is asked for in the panel is never left out', async (_name, how, options) => {
  const { port, received } = await smtpServer(options)
  const sender = smtpMailSender({ host: '127.0.0.1', port, signIn: undefined, ...how }, from, patient)
  expect(await sender.send(mail, noSignal)).toMatchObject(refuse({ failure: 'certificate' }))
  sender.close()
  expect(received).toHaveLength(0)
})

test('a password that the server repeats does not appear in our reasons', async () => {
  const password = 'brass-monkey-17'
  const { port } = await smtpServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (auth, _session, callback) =>
      callback(answer(535, `no: ${auth.password} ${Buffer.from(`\0shop\0${password}`).toString('base64')}`)),
  })
  const signIn = { user: 'shop', password }
  const sender = smtpMailSender({ host: '127.0.0.1', port, security: 'none', signIn }, from, patient)
  const result = JSON.stringify(await sender.send(mail, noSignal))
  sender.close()
  expect(result).toContain('535 no: … …')
  expect(result).not.toContain(password)
})
