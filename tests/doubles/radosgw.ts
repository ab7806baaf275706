import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import type { S3Settings } from '#server/config.ts'
import { prepareBucket, s3ClientConfig } from '#server/files/s3/s3-uploads.ts'
import { freePort } from '#tests/free-port.ts'

const run = promisify(execFile)
const readyWithinMs = 60_000

export const siteOfBuckets = 'https://lock.example'

export const radosgwIsInstalled = ['radosgw', 'ceph-mon', 'ceph-osd', 'radosgw-admin', 'monmaptool'].every(
  (name) => existsSync(`/usr/bin/${name}`),
)

export async function startRadosgw() {
  const folder = await mkdtemp(join(tmpdir(), 'radosgw-'))
  const [port, v2, v1] = [await freePort(), await freePort(), await freePort()]
  const fsid = randomUUID()
  const monitors = `[v2:127.0.0.1:${v2},v1:127.0.0.1:${v1}]`
  const configuration = join(folder, 'ceph.conf')
  for (const name of ['mon', 'osd', 'rgw']) await mkdir(join(folder, name))
  await writeFile(configuration, cephConfiguration({ folder, fsid, monitors, port }))
  const children: ChildProcess[] = []
  const endAll = () => {
    for (const child of children) child.kill('SIGKILL')
  }
  process.once('exit', endAll)

  const tell = (program: string, ...args: string[]) =>
    run(program, ['-c', configuration, ...args], { timeout: readyWithinMs })
  const keepRunning = (program: string, ...args: string[]) => {
    children.push(spawn(program, ['-f', '-c', configuration, ...args], { stdio: 'ignore' }))
  }

  const map = join(folder, 'monmap')
  await run('monmaptool', ['--create', '--fsid', fsid, '--addv', 'a', monitors, map])
  await tell('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map)
  keepRunning('ceph-mon', '-i', 'a')
  await tell('ceph', 'osd', 'create')
  await tell('ceph-osd', '-i', '0', '--mkfs', '--no-mon-config')
  keepRunning('ceph-osd', '-i', '0')
  const credentials = { accessKeyId: 'lantern-key', secretAccessKey: 'lantern-secret' }
  const keys = ['--access-key', credentials.accessKeyId, '--secret', credentials.secretAccessKey]
  await tell('radosgw-admin', 'user', 'create', '--uid', 'lantern', '--display-name', 'Lantern', ...keys)
  keepRunning('radosgw', '-n', 'client.rgw')
  const endpoint = `http://127.0.0.1:${port}`
  await waitUntilReady(endpoint)

  return {
    async bucket(): Promise<S3Settings> {
      const settings = {
        bucket: `lantern-${randomUUID()}`,
        endpoint,
        region: 'us-west-2',
        credentials,
        forcePathStyle: true,
      }
      // For us-east-1 the SDK sends no region; Ceph does not know AWS's region names.
      const client = new S3Client(s3ClientConfig({ ...settings, region: 'us-east-1' }))
      await client.send(new CreateBucketCommand({ Bucket: settings.bucket }))
      client.destroy()
      await prepareBucket(settings, siteOfBuckets)
      return settings
    },
    async [Symbol.asyncDispose]() {
      process.off('exit', endAll)
      endAll()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

export type Radosgw = Awaited<ReturnType<typeof startRadosgw>>

function cephConfiguration(at: { folder: string; fsid: string; monitors: string; port: number | undefined }) {
  return `[global]
fsid = ${at.fsid}
mon host = ${at.monitors}
public addr = 127.0.0.1
cluster addr = 127.0.0.1
auth cluster required = none
auth service required = none
auth client required = none
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd crush chooseleaf type = 0
osd objectstore = memstore
memstore device bytes = 2147483648
mon allow pool size one = true
mon max pg per osd = 1000
mon data avail crit = 1
osd data = ${at.folder}/osd
mon data = ${at.folder}/mon
run dir = ${at.folder}
admin socket = ${at.folder}/$name.asok
pid file = ${at.folder}/$name.pid
log file = ${at.folder}/$name.log
keyring = ${at.folder}/keyring
# The gateway would ask for encryption, which needs keys.
ms mon client mode = crc
[client.rgw]
rgw data = ${at.folder}/rgw
rgw frontends = beast endpoint=127.0.0.1:${at.port}
rgw run sync thread = false
`
}

async function waitUntilReady(endpoint: string): Promise<void> {
  const until = Date.now() + readyWithinMs
  while (Date.now() < until) {
    const response = await fetch(endpoint, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)
    if (response?.ok) return
    await pause(100)
  }
  throw new Error('radosgw did not answer in a minute')
}
