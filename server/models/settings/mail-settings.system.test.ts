import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { deliveries, mailSettings } from '#server/schema/notifications.ts'
import { auditEntries } from '#server/schema/operations.ts'
import { answer } from '#tests/doubles/smtp-server.ts'
import { smtpServer } from '#tests/doubles/smtp-server-of-test.ts'
import { asOwner, call, dataOf, owner, type TestLantern, testLantern } from '#tests/lantern.ts'
import { mailsOf } from '#tests/outbox.ts'
import { expireStepUp } from '#tests/people.ts'
import { dana } from '#tests/quotes.ts'

const facts = `state source host port security username hasPassword from fromSource publicUrl publicUrlSource
  problem { failure detail } proof { to } provenAt`
const Read = `{ mailSettings { ${facts} } }`
const Update = `mutation($input: UpdateMailSettingsInput!) { updateMailSettings(input: $input) { ${facts} } }`
const Send = `mutation($to: String) { sendMailProof(to: $to) { ${facts} } }`
const Confirm = `mutation($code: String!) { confirmMailProof(code: $code) { ${facts} } }`
const Quote = 'mutation($input: CreateQuoteInput!) { createQuote(input: $input) { id } }'

const password = 'brass-monkey-17'
const shop = {
  username: 'shop@example.com',
  password,
  fromName: 'Bayou Lock',
  fromAddress: 'shop@example.com',
}

async function mailServer(options: Parameters<typeof smtpServer>[0] = {}) {
  const server = await smtpServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (auth, _session, callback) =>
      auth.password === password
        ? callback(null, { user: 'shop' })
        : callback(answer(535, 'bad credentials')),
    ...options,
  })
  return {
    ...server,
    way: { host: '127.0.0.1', port: server.port, security: 'none' },
    mails: () => Promise.all(server.received.map(({ raw }) => PostalMime.parse(raw))),
  }
}

const openLantern = (config = {}) => testLantern({ config: { smtpPrivate: true, ...config } })

const halfAMinuteLater = ({ db }: TestLantern) =>
  db.execute(sql`delete from rate_limits where key like 'mail-proof:%'`)

type Server = Awaited<ReturnType<typeof mailServer>>

async function proven(lantern: TestLantern, server: Server) {
  const run = await asOwner(lantern)
  dataOf(await run(Update, { input: { ...shop, ...server.way } }), 'updateMailSettings')
  dataOf(await run(Send), 'sendMailProof')
  dataOf(await run(Confirm, { code: await codeIn(server) }), 'confirmMailProof')
  return run
}

async function codeIn(server: Server): Promise<string> {
  const subjects = (await server.mails()).map(({ subject = '' }) => subject)
  const code = subjects.findLast((subject) => /^\d{6} /.test(subject))?.slice(0, 6)
  if (!code) throw new Error('no code was mailed')
  return code
}

/** A mailbox that nobody reads is sent no confirmation. */
const sentRequest = async (lantern: TestLantern) => {
  dataOf(await call(lantern, Quote, { input: { ...dana, email: 'noreply@example.com' } }), 'createQuote')
  lantern.callOf({ kind: 'system' }).services.notifications.wake()
}

const requestMail = async ({ db }: TestLantern) =>
  (await db.select().from(deliveries).where(eq(deliveries.topic, 'quote.created')).orderBy(deliveries.id)).at(
    -1,
  )

test('an owner who has not entered the password lately changes nothing', async () => {
  await using lantern = await openLantern()
  const run = await asOwner(lantern)
  await expireStepUp(lantern)
  for (const [query, variables] of [
    [Update, { input: { host: null } }],
    [Send, {}],
    [Confirm, { code: '123456' }],
  ] as const)
    expect((await run(query, variables)).errors?.[0]?.extensions?.code).toBe('UNCONFIRMED')
})

test('without mail settings a mail is a file, and is never called sent', async () => {
  await using lantern = await openLantern()
  const run = await asOwner(lantern)
  expect((await run(Read)).data?.mailSettings).toMatchObject({
    ...{ state: 'notSetUp', source: 'default', host: null, problem: null },
    from: 'website@localhost',
  })
  await sentRequest(lantern)
  await mailsOf(lantern, 1)
  await expect.poll(() => requestMail(lantern)).toMatchObject({ state: 'sent', sentVia: 'file' })
  expect((await run(Send)).errors?.[0]?.message).toBe('Set up email first.')
})

test('set up, it is used at once but not proven; the code of a test mail proves it', async () => {
  await using lantern = await openLantern()
  const server = await mailServer()
  const run = await asOwner(lantern)
  const saved = dataOf(await run(Update, { input: { ...shop, ...server.way } }), 'updateMailSettings')
  expect(saved).toMatchObject({
    ...{
      state: 'notProven',
      source: 'owner',
      host: '127.0.0.1',
      username: 'shop@example.com',
      hasPassword: true,
    },
    from: '"Bayou Lock" <shop@example.com>',
  })
  await expect.poll(() => server.received.length).toBe(1)
  await sentRequest(lantern)
  await expect.poll(() => requestMail(lantern)).toMatchObject({ state: 'sent', sentVia: 'unproven' })

  expect(dataOf(await run(Send), 'sendMailProof')).toMatchObject({
    proof: { to: owner.email },
    state: 'notProven',
  })
  const mail = (await server.mails()).at(-1)
  expect(mail).toMatchObject({
    from: { name: 'Bayou Lock', address: 'shop@example.com' },
    to: [{ address: owner.email }],
  })
  const code = await codeIn(server)
  const wrong = code === '000000' ? '000001' : '000000'
  expect((await run(Confirm, { code: wrong })).errors?.[0]?.extensions?.fields).toEqual({
    code: 'That is not the code from the last test email.',
  })
  const confirmed = dataOf(
    await run(Confirm, { code: `${code.slice(0, 3)} ${code.slice(3)}` }),
    'confirmMailProof',
  )
  expect(confirmed).toMatchObject({ state: 'proven', proof: null, problem: null })
  await sentRequest(lantern)
  await expect.poll(() => requestMail(lantern)).toMatchObject({ state: 'sent', sentVia: 'proven' })
  expect((await run(Confirm, { code })).errors?.[0]?.extensions?.code).toBe('CONFLICT')
})

test('another server, user or sender has to be proven again; another name of the sender has not', async () => {
  await using lantern = await openLantern()
  const [server, other] = [await mailServer(), await mailServer()]
  const run = await proven(lantern, server)
  const stateAfter = async (input: object) =>
    dataOf<{ state: string }>(await run(Update, { input }), 'updateMailSettings').state
  expect(await stateAfter({ fromName: 'Bayou' })).toBe('proven')
  expect(await stateAfter({ fromAddress: 'office@example.com' })).toBe('notProven')
  expect(await stateAfter({ fromAddress: 'shop@example.com' })).toBe('proven')
  expect(await stateAfter({ port: other.port })).toBe('notProven')
  expect(await stateAfter({ username: 'other', password })).toBe('notProven')
  await halfAMinuteLater(lantern)
  dataOf(await run(Send), 'sendMailProof')
  const code = await codeIn(other)
  await stateAfter({ fromAddress: 'van@example.com' })
  expect((await run(Confirm, { code })).errors?.[0]?.extensions?.code).toBe('CONFLICT')
})

test('a code is good for five guesses, and test mails are few', async () => {
  await using lantern = await openLantern()
  const server = await mailServer()
  const run = await asOwner(lantern)
  dataOf(await run(Update, { input: { ...shop, ...server.way } }), 'updateMailSettings')
  dataOf(await run(Send), 'sendMailProof')
  const code = await codeIn(server)
  const wrong = code === '000000' ? '000001' : '000000'
  const guesses = await Promise.all(Array.from({ length: 12 }, () => run(Confirm, { code: wrong })))
  const codes = guesses.map(({ errors }) => errors?.[0]?.extensions?.code)
  expect(codes.filter((one) => one === 'BAD_INPUT')).toHaveLength(5)
  expect(codes.filter((one) => one === 'CONFLICT')).toHaveLength(7)
  expect((await run(Confirm, { code })).errors?.[0]?.extensions?.code).toBe('CONFLICT')
  expect((await run(Send)).errors?.[0]?.extensions?.code).toBe('TOO_MANY_REQUESTS')
  expect((await run(Send, { to: 'stranger@example.com' })).errors?.[0]?.extensions?.fields).toHaveProperty(
    'to',
  )
  expect(server.received.flatMap(({ to }) => to)).not.toContain('stranger@example.com')

  await halfAMinuteLater(lantern)
  dataOf(await run(Send), 'sendMailProof')
  await lantern.db.update(mailSettings).set({ proofExpiresAt: sql`now() - interval '1 second'` })
  expect((await run(Confirm, { code: await codeIn(server) })).errors?.[0]?.extensions?.code).toBe('CONFLICT')
})

test('the password is nowhere: not in the answer, the database, the log of changes, the mails or a failure', async () => {
  await using lantern = await openLantern()
  const server = await mailServer({
    onAuth: (auth, _session, callback) => callback(answer(535, `${auth.username}:${auth.password} is wrong`)),
  })
  const run = await asOwner(lantern)
  const saved = await run(Update, { input: { ...shop, ...server.way } })
  dataOf(saved, 'updateMailSettings')
  const refused = await run(Send)
  expect(refused.errors?.[0]?.message).toBe(
    'The mail server refused the user name or password: 535 shop@example.com:… is wrong',
  )
  const { rows } = await lantern.db.execute(
    sql`select coalesce(string_agg(row_to_json(one)::text, ''), '') as stored from mail_settings one`,
  )
  const entries = await lantern.db.select().from(auditEntries).where(eq(auditEntries.subject, 'MailSettings'))
  expect(entries[0]?.after).toMatchObject({ host: '127.0.0.1', password: '(secret)' })
  const mailed = await lantern.db.select().from(deliveries)
  const key = await readFile(join(lantern.dataDir, 'sealing-key'), 'utf8')
  for (const text of [saved.text, refused.text, JSON.stringify([rows, entries, mailed]), key]) {
    expect(text).not.toContain(password)
    expect(text).not.toContain(Buffer.from(password).toString('base64').slice(0, 12))
  }
  expect(JSON.stringify(rows)).not.toContain(key)
  expect((await stat(join(lantern.dataDir, 'sealing-key'))).mode & 0o777).toBe(0o600)
})

test('a password is sent to the server that it was entered for, and to no other', async () => {
  await using lantern = await openLantern()
  const server = await mailServer()
  let seen = ''
  const thief = await mailServer({
    onAuth: (auth, _session, callback) => {
      seen += auth.password
      callback(null, { user: 'anybody' })
    },
  })
  const run = await proven(lantern, server)
  for (const input of [{ host: 'localhost', port: thief.port }, { username: 'other' }])
    expect((await run(Update, { input })).errors?.[0]?.extensions?.fields).toEqual({
      password: 'Enter the password for this server and user name.',
    })
  // Changing the database directly does not open the password for another host either.
  await lantern.db.update(mailSettings).set({ host: 'localhost', port: thief.port })
  await sentRequest(lantern)
  await expect
    .poll(() => requestMail(lantern))
    .toMatchObject({ state: 'pending', reason: expect.any(Object) })
  expect(seen).toBe('')
  expect((await run(Read)).data?.mailSettings).toMatchObject({
    problem: { failure: 'password' },
    hasPassword: false,
  })
})

test('without the key, after a restore, the password is needed again and mails wait', async () => {
  await using lantern = await openLantern()
  const server = await mailServer()
  const run = await proven(lantern, server)
  await rm(join(lantern.dataDir, 'sealing-key'))
  expect((await run(Read)).data?.mailSettings).toMatchObject({
    ...{ state: 'proven', hasPassword: false },
    problem: { failure: 'password' },
  })
  await sentRequest(lantern)
  await expect
    .poll(() => requestMail(lantern))
    .toMatchObject({ state: 'pending', reason: { reason: 'mailPasswordUnreadable' } })
  dataOf(await run(Update, { input: { password } }), 'updateMailSettings')
  await expect.poll(() => requestMail(lantern)).toMatchObject({ state: 'sent', sentVia: 'proven' })
  expect((await run(Read)).data?.mailSettings).toMatchObject({
    state: 'proven',
    problem: null,
    hasPassword: true,
  })
})

test('SEALING_KEY stands in for the file, so that several machines read the same password', async () => {
  await using lantern = await openLantern({ sealingKey: 'the same thirty-two characters everywhere' })
  await proven(lantern, await mailServer())
  expect(await readdir(lantern.dataDir)).not.toContain('sealing-key')
})

test('a proven way that stops working is a problem until a mail is taken again', async () => {
  await using lantern = await openLantern()
  let isClosed = false
  const server = await mailServer({
    onAuth: (auth, _session, callback) =>
      isClosed || auth.password !== password
        ? callback(answer(535, 'account locked'))
        : callback(null, { user: 'shop' }),
    onData: (stream, session, callback) => {
      server.received.push({ to: [], raw: Buffer.alloc(0), secure: session.secure })
      stream.resume().on('end', () => callback())
    },
  })
  const run = await asOwner(lantern)
  const problem = async () => (await run(Read)).data?.mailSettings
  dataOf(await run(Update, { input: { ...shop, ...server.way } }), 'updateMailSettings')
  await expect.poll(() => server.received.length).toBe(1)
  isClosed = true
  dataOf(await run(Update, { input: { fromName: 'Bayou' } }), 'updateMailSettings')
  await sentRequest(lantern)
  await expect.poll(problem).toMatchObject({ problem: { failure: 'signIn', detail: '535 account locked' } })
  isClosed = false
  dataOf(await run(Send), 'sendMailProof')
  // The note of an earlier refused attempt may come after it; the repeat is accepted.
  await expect.poll(problem).toMatchObject({ problem: null })
})

test('what may pass by itself is a problem after ten minutes without a mail that was taken', async () => {
  await using lantern = await openLantern()
  const server = await mailServer({
    onMailFrom: (_from, _session, callback) => callback(answer(421, 'closing')),
  })
  const run = await asOwner(lantern)
  dataOf(await run(Update, { input: { ...shop, ...server.way } }), 'updateMailSettings')
  expect((await run(Send)).errors?.[0]?.extensions?.code).toBe('CONFLICT')
  expect((await run(Read)).data?.mailSettings).toMatchObject({ problem: null })
  expect((await run(Send)).errors?.[0]?.extensions?.code).toBe('CONFLICT')
  await lantern.db.update(mailSettings).set({ failingSince: sql`now() - interval '11 minutes'` })
  expect((await run(Read)).data?.mailSettings).toMatchObject({ problem: { failure: 'refused' } })
})

test('a notice of changed mail settings also leaves by the former ones, so that an attacker cannot hide the change', async () => {
  await using lantern = await openLantern()
  const [server, thief] = [await mailServer(), await mailServer()]
  const run = await proven(lantern, server)
  await expect.poll(() => server.received.length).toBe(2)
  dataOf(await run(Update, { input: { port: thief.port, password } }), 'updateMailSettings')
  await expect.poll(() => server.received.length).toBe(3)
  const notice = (await server.mails()).at(-1)
  expect(notice?.subject).toContain('where requests go was changed')
  expect(notice?.to).toEqual([{ name: '', address: owner.email }])
})

test('the environment wins: it is shown without its password, not changed here, and proven the same way', async () => {
  const server = await mailServer()
  const smtpUrl = `smtp://shop:${password}@127.0.0.1:${server.port}`
  await using lantern = await openLantern({
    smtpUrl,
    mailFrom: 'Lantern <l@example.com>',
    publicUrl: 'https://lock.example',
  })
  const run = await asOwner(lantern)
  const read = await run(Read)
  expect(read.data?.mailSettings).toMatchObject({
    ...{ state: 'notProven', source: 'environment', host: '127.0.0.1', username: 'shop', hasPassword: false },
    ...{ from: 'Lantern <l@example.com>', fromSource: 'environment' },
    ...{ publicUrl: 'https://lock.example', publicUrlSource: 'environment' },
  })
  expect(read.text).not.toContain(password)
  for (const input of [
    { host: 'smtp.example.com' },
    { fromName: 'X' },
    { publicUrl: 'https://other.example' },
  ])
    expect((await run(Update, { input })).errors?.[0]?.extensions?.code).toBe('CONFLICT')
  dataOf(await run(Send), 'sendMailProof')
  expect(dataOf(await run(Confirm, { code: await codeIn(server) }), 'confirmMailProof')).toMatchObject({
    state: 'proven',
  })
})

test('the stored public address is where links in mails lead', async () => {
  await using lantern = await openLantern()
  const run = await asOwner(lantern)
  for (const publicUrl of [
    'http://lock.example',
    'lock.example',
    'javascript:alert(1)',
    'ftp://lock.example',
  ])
    expect((await run(Update, { input: { publicUrl } })).errors?.[0]?.extensions?.fields).toHaveProperty(
      'publicUrl',
    )
  const saved = dataOf(
    await run(Update, { input: { publicUrl: 'https://Lock.example/en/' } }),
    'updateMailSettings',
  )
  expect(saved).toMatchObject({ publicUrl: 'https://lock.example', publicUrlSource: 'owner' })
  await sentRequest(lantern)
  const mails = await mailsOf(lantern, 2)
  expect(mails.map(({ text }) => text).join()).toContain('https://lock.example/admin/inbox/quotes/')
})

test('a name in the panel must not lead into the own network, and without encryption no password goes out', async () => {
  await using lantern = await openLantern({ smtpPrivate: false })
  const run = await asOwner(lantern)
  const wrong = async (input: object) => (await run(Update, { input })).errors?.[0]?.extensions?.fields
  for (const host of ['127.0.0.1', 'localhost', '10.1.2.3', '169.254.169.254'])
    expect(await wrong({ host })).toEqual({ host: expect.stringContaining('private network') })
  expect(await wrong({ host: 'smtp.no-such-host.invalid' })).toEqual({
    host: expect.stringContaining('no server'),
  })
  for (const host of ['smtp.example.com\r\nX: y', 'smtp example', 'smtps://smtp.example.com', ''])
    expect(await wrong({ host })).toHaveProperty('host')
  expect(await wrong({ port: 70_000 })).toHaveProperty('port')
  expect(await wrong({ password: 'two\nlines' })).toHaveProperty('password')
  expect(await wrong({ fromAddress: 'a@example.com>\r\nBcc: <b@example.com' })).toHaveProperty('fromAddress')
  // An IP address, because tests resolve no names.
  expect(await wrong({ host: '8.8.8.8', security: 'none', username: 'shop', password })).toHaveProperty(
    'security',
  )
})

test('line breaks in a sender’s name do not become headers', async () => {
  await using lantern = await openLantern()
  const server = await mailServer()
  const run = await asOwner(lantern)
  const fromName = 'Bayou\r\nBcc: evil@example.com\r\n\r\n"quoted" <x@example.com>'
  dataOf(await run(Update, { input: { ...shop, ...server.way, fromName } }), 'updateMailSettings')
  dataOf(await run(Send), 'sendMailProof')
  const mail = (await server.mails()).at(-1)
  expect(mail?.bcc).toBeUndefined()
  expect(mail?.from).toEqual({
    name: 'Bayou Bcc: evil@example.com quoted <x@example.com>',
    address: 'shop@example.com',
  })
})
