import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { archiveNamed, isArchiveName } from '#server/backup/backup-folder.ts'
import type { CopyFailure } from '#server/backup/backup-safety.ts'
import { s3ClientConfig } from '#server/files/s3/s3-uploads.ts'
import { checkedLookup, requireAddress } from '#server/http/outgoing-address.ts'
import {
  asPlaceError,
  connectionFailure,
  type MayReach,
  newestBackupsFirst,
  PlaceError,
  type RemotePlace,
} from './place.ts'

const prefix = 'lantern-backups/'

/** What S3 takes in one request. It stores an object whole or not at all. */
const largestObject = 5 * 1024 ** 3

export type Bucket = {
  bucket: string
  endpoint: string
  region: string
  accessKeyId: string
  secretKey: string
}

export function bucketPlace(
  { bucket: Bucket, endpoint, region, accessKeyId, secretKey }: Bucket,
  mayReach: MayReach,
): RemotePlace {
  const lookup = checkedLookup(mayReach)
  const client = new S3Client({
    ...s3ClientConfig({
      bucket: Bucket,
      endpoint: endpoint || undefined,
      region,
      credentials: { accessKeyId, secretAccessKey: secretKey },
      // A store of one's own (MinIO) has no host for each bucket, and the large ones understand both.
      forcePathStyle: endpoint !== '',
    }),
    maxAttempts: 3,
    // What fails is thrown; without a logger the SDK writes about it to the console as well.
    logger: quiet,
    requestHandler: {
      connectionTimeout: 10_000,
      socketTimeout: 60_000,
      httpAgent: new HttpAgent({ keepAlive: true, lookup }),
      httpsAgent: new HttpsAgent({ keepAlive: true, lookup }),
    },
  })
  const keyOf = (name: string) => `${prefix}${name}`
  const within = <Value>(work: () => Promise<Value>) =>
    asPlaceError(failureOf, async () => {
      requireAddress(URL.parse(endpoint)?.hostname ?? '', mayReach)
      return work()
    })

  async function read(Key: string): Promise<{ size: number; stream: Readable }> {
    const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket, Key }))
    if (!(Body instanceof Readable) || ContentLength === undefined) throw new Error('no content')
    return { size: ContentLength, stream: Body }
  }

  return {
    list: () =>
      within(async () => {
        const found = []
        for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix }))
          for (const { Key = '', Size: size = 0 } of page.Contents ?? []) {
            const name = Key.slice(prefix.length)
            if (isArchiveName(name)) found.push(archiveNamed(name, { size }))
          }
        return newestBackupsFirst(found)
      }),

    add: (name, from) =>
      within(async () => {
        const { size } = await stat(from)
        if (size > largestObject) throw new PlaceError('placeTooLarge')
        const [Key, Body] = [keyOf(name), createReadStream(from)]
        await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength: size }))
        const { ContentLength } = await client.send(new HeadObjectCommand({ Bucket, Key }))
        if (ContentLength !== size)
          throw new PlaceError('placeCutOff', new Error(`${ContentLength} bytes of ${size} are there`))
      }),

    fetch: (name, to) =>
      within(async () => {
        const { size, stream } = await read(keyOf(name))
        await pipeline(stream, createWriteStream(to, { flags: 'wx', mode: 0o600 }))
        if ((await stat(to)).size !== size) throw new PlaceError('placeCutOff')
      }),

    remove: (name) =>
      within(async () => {
        if (isArchiveName(name)) await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(name) }))
      }),

    prove: () =>
      within(async () => {
        const [Key, content] = [`${prefix}probe-${randomUUID()}`, randomUUID()]
        await client.send(new PutObjectCommand({ Bucket, Key, Body: content }))
        if ((await text((await read(Key)).stream)) !== content)
          throw new Error('what was read back is not what was written')
        await client.send(new DeleteObjectCommand({ Bucket, Key }))
      }),
  }
}

const nothing = () => undefined
const quiet = { trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing }

/** By the names of S3's errors, which stores of its kind share. */
const failures: Readonly<Record<string, CopyFailure>> = {
  NoSuchBucket: 'placeMissing',
  NoSuchKey: 'placeMissing',
  InvalidAccessKeyId: 'placeKeyUnknown',
  SignatureDoesNotMatch: 'placeSecretWrong',
  PermanentRedirect: 'placeRegionWrong',
  AuthorizationHeaderMalformed: 'placeRegionWrong',
  QuotaExceeded: 'placeNoRoom',
  TimeoutError: 'placeUnreachable',
}

function failureOf(error: unknown): CopyFailure {
  // The SDK gives a connection that broke the name TimeoutError too.
  const connection = connectionFailure(error)
  if (connection !== 'placeFailed' || !(error instanceof Error)) return connection
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
  return failures[error.name] ?? (status === 403 || status === 401 ? 'placeNotAllowed' : 'placeFailed')
}
