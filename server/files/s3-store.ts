import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { type Disk, DiskFullError } from './disk.ts'
import { isStoreKey, storeFolders } from './file-rules.ts'
import type { FileStore, StoredFile } from './file-store.ts'
import { directUploads, waitingPrefix } from './s3-direct.ts'
import { clientConfig, type S3Settings } from './s3-settings.ts'
import { waitingUploads } from './s3-waiting.ts'
import { openScratchFolder } from './scratch-folder.ts'

/**
 * Files in a bucket. Browsers send to `uploads/{id}` there; to be checked and cleaned a file comes to this machine, in a
 * folder under `scratchRoot`, and goes back to its key. What is sent to this server (forms without script, posts'
 * pictures) waits in that folder and takes the second half of the same way.
 */
export async function openS3Store(settings: S3Settings, scratchRoot: string, disk: Disk): Promise<FileStore> {
  const client = new S3Client(clientConfig(settings))
  const Bucket = settings.bucket
  const scratch = await openScratchFolder(scratchRoot, disk)
  const waiting = waitingUploads(client, Bucket)

  async function open(Key: string): Promise<StoredFile | undefined> {
    try {
      const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket, Key }))
      if (!(Body instanceof Readable) || ContentLength === undefined)
        throw new Error(`The bucket's answer for ${Key} has no content`)
      return { size: ContentLength, stream: Body }
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined
      throw error
    }
  }

  return {
    disk,
    writePart: scratch.writePart,
    scratchPath: scratch.scratchPath,
    direct: await directUploads(client, settings),

    async assemble(uploadId, partNumbers) {
      const here = await scratch.assemble(uploadId, partNumbers)
      if (here) return here
      if (!(await waiting.join(uploadId, partNumbers))) return undefined
      const sent = await open(`${waitingPrefix}${uploadId}`)
      if (!sent) return undefined
      const fetched = await scratch.writePart(uploadId, 1, { exactly: sent.size }, sent.stream)
      if (!fetched.ok && fetched.reason === 'no-room') throw new DiskFullError()
      if (!fetched.ok) throw new Error(`Upload ${uploadId} broke off on its way from the bucket`)
      return scratch.assemble(uploadId, [1])
    },

    async keep(scratchPath, key) {
      const { size } = await stat(scratchPath)
      const Body = createReadStream(scratchPath)
      await client.send(new PutObjectCommand({ Bucket, Key: checked(key), Body, ContentLength: size }))
      await rm(scratchPath)
    },

    async abort(uploadId) {
      await scratch.abort(uploadId)
      await waiting.remove(uploadId)
    },

    open: (key) => open(checked(key)),

    async delete(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: checked(key) }))
    },

    /** What somebody else keeps in the bucket is not ours to sweep. */
    async *keys() {
      for (const folder of storeFolders)
        for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: `${folder}/` }))
          for (const { Key = '' } of page.Contents ?? []) if (isStoreKey(Key)) yield Key
    },

    async *uploadIds() {
      yield* scratch.uploadIds()
      yield* waiting.ids()
    },
  }
}

function checked(key: string): string {
  if (!isStoreKey(key)) throw new Error(`Not a key of the file store: ${JSON.stringify(key)}`)
  return key
}
