import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { archiveNamed, isArchiveName } from '#server/backup/backup-folder.ts'
import type { CopyFailure } from '#server/backup/backup-safety.ts'
import type { S3Settings } from '#server/config.ts'
import { clientConfig } from '#server/files/s3/s3-uploads.ts'
import { type Place, PlaceError } from './place.ts'

const prefix = 'lantern-backups/'

/** What S3 takes in one request. It stores an object whole or not at all. */
const largestObject = 5 * 1024 ** 3

export function bucketPlace(settings: S3Settings): Place & { prove(): Promise<void> } {
  const client = new S3Client({ ...clientConfig(settings), maxAttempts: 3 })
  const { bucket: Bucket } = settings
  const keyOf = (name: string) => `${prefix}${name}`
  return {
    list: () =>
      within(async () => {
        const found = []
        for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix }))
          for (const { Key = '', Size: size = 0 } of page.Contents ?? []) {
            const name = Key.slice(prefix.length)
            if (isArchiveName(name)) found.push(archiveNamed(name, { size }))
          }
        return found.sort((one, other) => other.madeAt.getTime() - one.madeAt.getTime())
      }),

    add: (name, from) =>
      within(async () => {
        const { size } = await stat(from)
        if (size > largestObject) throw new PlaceError('placeTooLarge')
        const [Key, Body] = [keyOf(name), createReadStream(from)]
        await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength: size }))
        const { ContentLength } = await client.send(new HeadObjectCommand({ Bucket, Key }))
        if (ContentLength !== size) throw new Error(`the bucket has ${ContentLength} bytes of ${size}`)
      }),

    open: (name) =>
      within(async () => {
        if (!isArchiveName(name)) return undefined
        try {
          const { Body, ContentLength } = await client.send(
            new GetObjectCommand({ Bucket, Key: keyOf(name) }),
          )
          if (!(Body instanceof Readable) || ContentLength === undefined) throw new Error('no content')
          return { size: ContentLength, stream: Body }
        } catch (error) {
          if (error instanceof NoSuchKey) return undefined
          throw error
        }
      }),

    remove: (name) =>
      within(async () => {
        if (isArchiveName(name)) await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(name) }))
      }),

    prove: () =>
      within(async () => {
        const [Key, content] = [`${prefix}probe-${randomUUID()}`, randomUUID()]
        await client.send(new PutObjectCommand({ Bucket, Key, Body: content }))
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
        if (!(Body instanceof Readable) || (await text(Body)) !== content)
          throw new Error('what was read back is not what was written')
        await client.send(new DeleteObjectCommand({ Bucket, Key }))
      }),
  }
}

async function within<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof PlaceError ? error : new PlaceError(failureOf(error), error)
  }
}

function failureOf(error: unknown): CopyFailure {
  if (!(error instanceof S3ServiceException)) return 'placeFailed'
  if (error.name === 'NoSuchBucket') return 'placeMissing'
  const { httpStatusCode } = error.$metadata
  return httpStatusCode === 403 || httpStatusCode === 401 ? 'placeNotAllowed' : 'placeFailed'
}
