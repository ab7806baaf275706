import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openBackupFolder } from '#server/backup/backup-folder.ts'
import { readSafety } from '#server/backup/backup-safety.ts'
import { passwordSeal } from '#server/notifications/mail/mail-password.ts'
import {
  archivePassphrase,
  confirmedOwner,
  downloadBackup,
  firstStart,
  makeBackup,
  quotesIn,
  sendRestore,
  temporaryFolder,
} from '#tests/backups.ts'
import { s3Double } from '#tests/doubles/s3-double.ts'
import { newHostKey, newKeyPair, sftpServer } from '#tests/doubles/sftp-server.ts'
import { call, type TestLantern, testLantern } from '#tests/lantern.ts'
import { CreateQuote, createdQuote, dana } from '#tests/quotes.ts'
import { openSecondPlace } from './second-place.ts'

type FormValues = Record<string, string>

/** A server with it checks it by itself soon after its start. */
const publicUrl = 'http://localhost:1'

const config = { backupPassphrase: archivePassphrase, backupsOnThisMachine: true }

async function choose(lantern: TestLantern, kind: string, fields: FormValues) {
  const form = { kind, field: (name: string) => fields[name] ?? '' }
  const used = await lantern.backups.place.chooseRemote(await confirmedOwner(lantern), form)
  return used.ok ? 'used' : used.refusal.fields
}

async function openDrill(lantern: TestLantern) {
  await lantern.backups.drill()
  const drilled = async () => (await lantern.backups.overview()).lastDrill
  await expect.poll(drilled, { timeout: 30_000 }).toBeDefined()
  return drilled()
}

async function copyNewest({ db, dataDir, config, log }: TestLantern) {
  const folder = await openBackupFolder(join(dataDir, 'backups'))
  const seal = passwordSeal(config)
  const passphrase = async () => archivePassphrase
  await openSecondPlace({ db, dataDir, folder, seal, passphrase, mayReach: () => true, log }).copyNewest()
}

const lastCopy = async (lantern: TestLantern) => (await lantern.backups.overview()).lastCopy

async function bucket() {
  const s3 = await s3Double()
  onTestFinished(() => s3[Symbol.asyncDispose]())
  const { bucket, endpoint = '', region } = s3.settings
  const fields = { bucket, endpoint, region, accessKeyId: 'server-key', secretPassword: 'secret' }
  const prefix = 'lantern-backups/'
  return {
    fields,
    state: s3.state,
    s3,
    names: async () =>
      [...s3.objects.keys()].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length)),
    put: async (name: string, body: Buffer) =>
      void s3.objects.set(`${prefix}${name}`, { body, lastModified: new Date() }),
    read: async (name: string) => s3.objects.get(`${prefix}${name}`)?.body ?? Buffer.alloc(0),
  }
}

async function sftp() {
  const root = await temporaryFolder()
  const server = await sftpServer({ root, account: { username: 'lantern', password: 'of the box' } })
  const at = (name: string) => join(root, 'lantern-backups', name)
  return {
    fields: {
      host: '127.0.0.1',
      port: String(server.port),
      username: 'lantern',
      folder: 'lantern-backups',
      serverPassword: 'of the box',
    },
    state: server.state,
    server,
    root,
    names: () => readdir(at('')),
    put: (name: string, body: Buffer) => writeFile(at(name), body),
    read: (name: string) => readFile(at(name)),
  }
}

describe.each([
  ['bucket', bucket],
  ['sftp', sftp],
] as const)('a second place of the kind %s', (kind, open) => {
  test('takes copies, keeps the newest seven, is drilled, and restores an empty server', async () => {
    const place = await open()
    await using lantern = await testLantern({ config })
    createdQuote(await call(lantern, CreateQuote, { input: dana }))
    expect(await choose(lantern, kind, place.fields)).toBe('used')
    expect(await place.names()).toEqual([])
    const earlier = Array.from({ length: 9 }, (_, day) => `lantern-2026-01-1${day}T08-00-00Z.tar.gz.age`)
    for (const name of [...earlier, 'notes.txt']) await place.put(name, Buffer.from('older'))
    if ('s3' in place) {
      place.state.pageSize = 2
      await place.s3.objects.set('photos/lantern-2027-01-01T08-00-00Z.tar.gz.age', {
        body: Buffer.from('of another program'),
        lastModified: new Date(),
      })
    }
    await makeBackup(lantern)
    const [made] = (await lantern.backups.overview()).backups
    const name = made?.name ?? ''
    expect(await lastCopy(lantern)).toEqual({ name, at: expect.any(Date) })
    expect((await place.names()).sort()).toEqual([...earlier.slice(3), name, 'notes.txt'])
    expect(await place.read(name)).toEqual(await readFile(join(lantern.dataDir, 'backups', name)))
    expect(await openDrill(lantern)).toMatchObject({
      from: 'place',
      name,
      outcome: { kind: 'opened', rows: { quotes: 1 } },
    })
    const { place: stored } = await readSafety(lantern.db)
    expect(JSON.stringify(stored)).not.toContain('of the box')
    expect(JSON.stringify(stored)).not.toContain('"secret"')

    await using empty = await testLantern({ config: { backupsOnThisMachine: true, publicUrl } })
    const token = await firstStart(empty)
    const from = { token, from: kind, ...place.fields }
    expect(await sendRestore(empty, { ...from, passphrase: 'another passphrase of them' })).toBe('passphrase')
    expect(await sendRestore(empty, { ...from, serverPassword: 'no', secretPassword: 'no' })).toBe(
      kind === 'sftp' ? 'placeSignIn' : 'placeSecretWrong',
    )
    expect(await sendRestore(empty, { ...from, port: '', bucket: '' })).toBe('placeFieldWrong')
    expect(await quotesIn(empty)).toBe(0)
    place.state.cutAfter = 1000
    expect(await sendRestore(empty, from)).toBe('placeCutOff')
    place.state.cutAfter = Number.POSITIVE_INFINITY
    expect(await sendRestore(empty, from)).toBe('restored')
    expect(await quotesIn(empty)).toBe(1)
    expect(await readdir(join(empty.dataDir, 'backups'))).toEqual([])
    expect(await sendRestore(empty, from)).toBe('link')
  })

  test('an archive that anybody could have made is neither drilled nor restored, whatever it is called', async () => {
    const place = await open()
    await using lantern = await testLantern({ config })
    createdQuote(await call(lantern, CreateQuote, { input: dana }))
    expect(await choose(lantern, kind, place.fields)).toBe('used')
    await makeBackup(lantern)
    const name = (await lantern.backups.overview()).backups[0]?.name ?? ''
    await expect.poll(() => lastCopy(lantern)).toEqual({ name, at: expect.any(Date) })
    await using stranger = await testLantern()
    const forged = await readFile(await downloadBackup(stranger))
    await place.put('lantern-2099-01-01T08-00-00Z.tar.gz', forged)
    expect(await openDrill(lantern)).toMatchObject({ name, outcome: { kind: 'opened' } })

    await using empty = await testLantern({ config: { backupsOnThisMachine: true, publicUrl } })
    const from = { token: await firstStart(empty), from: kind, ...place.fields }
    await place.put('lantern-2099-01-02T08-00-00Z.tar.gz.age', forged)
    expect(await sendRestore(empty, from)).toBe('damaged')
    await place.put('lantern-2099-01-02T08-00-00Z.tar.gz.age', await place.read(name))
    expect(await sendRestore(empty, from)).toBe('restored')
    expect(await quotesIn(empty)).toBe(1)
  })

  test('half a copy is not taken for whole, and is copied again', async () => {
    const place = await open()
    await using lantern = await testLantern({ config })
    expect(await choose(lantern, kind, place.fields)).toBe('used')
    place.state.cutAfter = 1000
    await makeBackup(lantern)
    const [made] = (await lantern.backups.overview()).backups
    const name = made?.name ?? ''
    await expect.poll(() => lastCopy(lantern)).toMatchObject({ failure: 'placeCutOff' })
    expect(await place.names()).not.toContain(name)
    place.state.cutAfter = Number.POSITIVE_INFINITY
    await place.put(name, Buffer.from('half of it'))
    await copyNewest(lantern)
    expect(await lastCopy(lantern)).toEqual({ name, at: expect.any(Date) })
    expect(await place.read(name)).toEqual(await readFile(join(lantern.dataDir, 'backups', name)))
    expect(await place.names()).toEqual([name])

    place.state.cutAfter = 1000
    expect((await openDrill(lantern))?.outcome).toMatchObject({ kind: 'failed', reason: 'placeCutOff' })
    const left = await readdir(join(lantern.dataDir, 'backups'))
    expect(left).toEqual([name])
  })
})

test('a wrong key, secret, bucket or address is said at its field', async () => {
  const { fields } = await bucket()
  await using lantern = await testLantern({ config })
  const tried = (wrong: FormValues) => choose(lantern, 'bucket', { ...fields, ...wrong })
  const said = (field: string, reason: string) => ({ [field]: expect.objectContaining({ reason }) })
  expect(await tried({ accessKeyId: 'other-key' })).toEqual(said('accessKeyId', 'placeKeyUnknown'))
  expect(await tried({ secretPassword: 'other' })).toEqual(said('secretKey', 'placeSecretWrong'))
  expect(await tried({ bucket: 'other' })).toEqual(said('bucket', 'placeMissing'))
  expect(await tried({ endpoint: 'http://127.0.0.1:9' })).toEqual(said('endpoint', 'placeUnreachable'))
  expect(await tried({ endpoint: 'storage' })).toEqual(said('endpoint', 'placeFieldWrong'))
  expect((await readSafety(lantern.db)).place).toBeUndefined()
})

test('a server that does not take the sign-in, or no files, is said at its field', async () => {
  const { fields, state, root } = await sftp()
  await using lantern = await testLantern({ config })
  const tried = (wrong: FormValues) => choose(lantern, 'sftp', { ...fields, ...wrong })
  const said = (field: string, reason: string) => ({ [field]: expect.objectContaining({ reason }) })
  expect(await tried({ serverPassword: 'other' })).toEqual(said('password', 'placeSignIn'))
  expect(await tried({ serverPassword: '' })).toEqual(said('password', 'placeFieldWrong'))
  expect(await tried({ keyPassword: 'no key' })).toEqual(said('privateKey', 'placeKeyUnreadable'))
  expect(await tried({ folder: 'none/deeper' })).toEqual(said('path', 'placeMissing'))
  expect(await tried({ port: '9' })).toEqual(said('host', 'placeUnreachable'))
  expect(await tried({ hostKey: `SHA256:${'a'.repeat(43)}` })).toEqual(said('hostKey', 'placeHostChanged'))
  state.isReadOnly = true
  expect(await tried({})).toEqual(said('path', 'placeNotAllowed'))
  expect(await readdir(root)).toEqual([])
})

test('the host key of the first time counts: another server is sent neither password nor archive', async () => {
  const { fields, server, root } = await sftp()
  await using lantern = await testLantern({ config })
  expect(await choose(lantern, 'sftp', fields)).toBe('used')
  expect((await lantern.backups.overview()).place).toMatchObject({
    name: 'lantern@127.0.0.1:lantern-backups',
    hostKey: server.fingerprint,
  })
  await server.close()
  const account = { username: 'lantern', password: 'of the box' }
  const other = await sftpServer({ root, account, hostKey: newHostKey() }, server.port)
  await makeBackup(lantern)
  await expect.poll(() => lastCopy(lantern)).toMatchObject({ failure: 'placeHostChanged' })
  expect(other.state.triedSignIns).toBe(0)
})

test('this machine and its network card are no second place, whatever they are called; nothing is sent there', async () => {
  const place = await sftp()
  const { fields } = await bucket()
  await using lantern = await testLantern({ config: { backupPassphrase: archivePassphrase } })
  const { port, ...server } = place.fields
  for (const host of [
    '127.0.0.1',
    'localhost',
    '::1',
    '::ffff:127.0.0.1',
    '0.0.0.0',
    '169.254.169.254',
    'fe80::1',
  ])
    expect(await choose(lantern, 'sftp', { ...server, port, host }), host).toEqual({
      host: expect.objectContaining({ reason: 'placeOnThisMachine' }),
    })
  const { port: s3Port } = new URL(fields.endpoint)
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '169.254.169.254', '2130706433'])
    expect(
      await choose(lantern, 'bucket', { ...fields, endpoint: `http://${host}:${s3Port}` }),
      host,
    ).toEqual({ endpoint: expect.objectContaining({ reason: 'placeOnThisMachine' }) })
  expect(place.state.triedSignIns).toBe(0)
})

test('a private key signs in, also one with a passphrase', async () => {
  const { private: privateKey, public: publicKey } = newKeyPair()
  const root = await temporaryFolder()
  await mkdir(join(root, 'lantern-backups'))
  const server = await sftpServer({ root, account: { username: 'lantern', publicKey } })
  const fields = {
    host: '127.0.0.1',
    port: String(server.port),
    username: 'lantern',
    folder: 'lantern-backups',
  }
  await using lantern = await testLantern({ config })
  expect(await choose(lantern, 'sftp', { ...fields, keyPassword: privateKey })).toBe('used')

  const lock = { cipher: 'aes256-ctr', passphrase: 'of the key', rounds: 16 }
  const locked = newKeyPair(lock)
  const second = await sftpServer({ root, account: { username: 'lantern', publicKey: locked.public } })
  const wrong = { ...fields, port: String(second.port), keyPassword: locked.private }
  expect(await choose(lantern, 'sftp', wrong)).toMatchObject({ privateKey: { reason: 'placeKeyUnreadable' } })
  expect(await choose(lantern, 'sftp', { ...wrong, serverPassword: 'of the key' })).toBe('used')
})
