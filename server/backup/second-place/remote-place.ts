import { z } from 'zod'
import type { CopyFailure, StoredPlace } from '#server/backup/backup-safety.ts'
import type { PasswordSeal } from '#server/notifications/mail/mail-password.ts'
import { type MayReach, PlaceError, type RemotePlace } from './place.ts'

const text = (longest: number) => z.string().trim().min(1).max(longest)

const remoteFields = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('bucket'),
    bucket: z.string().trim().min(3).max(63),
    endpoint: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]),
    region: text(60),
    accessKeyId: text(200),
    secretKey: text(400),
  }),
  z
    .object({
      kind: z.literal('sftp'),
      host: z
        .string()
        .trim()
        .max(253)
        .regex(/^[^\s/@]+$/),
      port: z.coerce.number().int().min(1).max(65_535),
      username: text(200),
      path: text(1_000),
      hostKey: z.union([
        z.literal(''),
        z
          .string()
          .trim()
          .regex(/^SHA256:[A-Za-z0-9+/]{43}$/),
      ]),
      password: z.string().max(400),
      privateKey: z
        .string()
        .trim()
        .max(20_000)
        .transform((key) => key && `${key}\n`),
    })
    .refine(({ password, privateKey }) => password || privateKey, { path: ['password'] }),
])

export type Remote = z.output<typeof remoteFields>

export type RemoteForm = { kind: string; field: (name: string) => string }

export function parseRemote({
  kind,
  field,
}: RemoteForm): { ok: true; remote: Remote } | { ok: false; field: string } {
  const read = remoteFields.safeParse({
    kind,
    bucket: field('bucket'),
    endpoint: field('endpoint'),
    region: field('region'),
    accessKeyId: field('accessKeyId'),
    secretKey: field('secretPassword'),
    host: field('host'),
    port: field('port'),
    username: field('username'),
    path: field('folder'),
    hostKey: field('hostKey'),
    password: field('serverPassword'),
    privateKey: field('keyPassword'),
  })
  return read.success
    ? { ok: true, remote: read.data }
    : { ok: false, field: String(read.error.issues[0]?.path[0] ?? 'kind') }
}

export async function openRemote(remote: Remote, mayReach: MayReach): Promise<RemotePlace> {
  if (remote.kind === 'sftp') return (await import('./sftp-place.ts')).sftpPlace(remote, mayReach)
  return (await import('./bucket-place.ts')).bucketPlace(remote, mayReach)
}

type RemoteDeps = { seal: PasswordSeal; mayReach: MayReach }

export async function proveRemote(remote: Remote, { seal, mayReach }: RemoteDeps): Promise<StoredPlace> {
  if (remote.kind === 'bucket') {
    const { bucketPlace } = await import('./bucket-place.ts')
    await bucketPlace(remote, mayReach).prove()
    const { secretKey, ...facts } = remote
    return { ...facts, sealedSecretKey: await seal.seal(secretKey, sealOwner(remote)) }
  }
  const { sftpPlace } = await import('./sftp-place.ts')
  const place = sftpPlace(remote, mayReach)
  await place.prove()
  const { password, privateKey, ...facts } = remote
  const sealedSecret = await seal.seal(JSON.stringify({ password, privateKey }), sealOwner(remote))
  return { ...facts, hostKey: place.shownHostKey(), sealedSecret }
}

const sftpSecret = z.object({ password: z.string(), privateKey: z.string() })

export async function openStored(
  stored: Exclude<StoredPlace, { kind: 'folder' }>,
  { seal, mayReach }: RemoteDeps,
): Promise<RemotePlace> {
  const sealed = stored.kind === 'bucket' ? stored.sealedSecretKey : stored.sealedSecret
  const secret = await seal.open(sealed, sealOwner(stored))
  if (secret === undefined) throw new PlaceError('placeKeyLost')
  return openRemote(
    stored.kind === 'bucket'
      ? { ...stored, endpoint: stored.endpoint ?? '', secretKey: secret }
      : { ...stored, ...sftpSecret.parse(JSON.parse(secret)) },
    mayReach,
  )
}

type SealOwner =
  | { kind: 'bucket'; bucket: string; accessKeyId: string }
  | { kind: 'sftp'; host: string; port: number; username: string }

const sealOwner = (place: SealOwner) =>
  place.kind === 'bucket'
    ? { host: `backup bucket ${place.bucket}`, username: place.accessKeyId }
    : { host: `backup sftp ${place.host}:${place.port}`, username: place.username }

const fields: Readonly<Record<Remote['kind'], Partial<Record<CopyFailure, string>>>> = {
  bucket: {
    placeOnThisMachine: 'endpoint',
    placeUnreachable: 'endpoint',
    placeKeyUnknown: 'accessKeyId',
    placeSecretWrong: 'secretKey',
    placeRegionWrong: 'region',
  },
  sftp: {
    placeSignIn: 'password',
    placeKeyUnreadable: 'privateKey',
    placeHostChanged: 'hostKey',
    placeMissing: 'path',
    placeNotAllowed: 'path',
  },
}

export const fieldOf = (kind: Remote['kind'], reason: CopyFailure): string =>
  fields[kind][reason] ?? (kind === 'bucket' ? 'bucket' : 'host')
