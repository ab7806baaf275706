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
import type { S3Settings } from '#server/config.ts'
import { type Disk, DiskFullError } from '#server/files/disk.ts'
import { openScratchFolder, type ScratchFolder } from '#server/files/disk-store.ts'
import { isStoreKey, staffUserIn, storeFolders } from '#server/files/file-rules.ts'
import type { FileStore, StoredFile } from '#server/files/file-store.ts'
import { bucketOrigin, directUploads, s3ClientConfig, waitingPrefix, waitingUploads } from './s3-uploads.ts'

/**
 * Browsers send to `uploads/{id}` in the bucket; to be checked and cleaned, a file is fetched into a folder
 * under `scratchRoot` and sent back to its key. What arrives at this server (forms without script, images of
 * posts) starts in that folder.
 */
export async function openS3Store(
  settings: S3Settings,
  given: { scratchRoot: string; disk: Disk; temporary?: TemporaryCredentials | undefined },
): Promise<FileStore> {
  const { scratchRoot, disk, temporary } = given
  const clientFor = s3Clients(settings, temporary)
  const scratch = await openScratchFolder(scratchRoot, disk)
  const origin = await bucketOrigin(settings)
  const storeAs = (uploader: string | undefined): FileStore =>
    storeWith({ client: clientFor(uploader), Bucket: settings.bucket, origin, scratch, disk, as: storeAs })
  return storeAs(undefined)
}

type Credentials = NonNullable<S3Settings['credentials']> & { sessionToken?: string }

/**
 * Of a staff user, or without a user id of visitors. `credentials` is undefined when there are none now;
 * `expiration`: when the SDK asks again.
 */
export type TemporaryCredentials = (
  userId: string | undefined,
) => () => Promise<{ credentials: Credentials | undefined; expiration: Date }>

const mostClients = 50

/** A client for each credential; the server's own key where there is no identity pool, or it gives none. */
function s3Clients(settings: S3Settings, temporary: TemporaryCredentials | undefined) {
  const own = new S3Client(s3ClientConfig(settings))
  const clients = new Map<string, S3Client>()

  return (uploader: string | undefined): S3Client => {
    if (!temporary || uploader === undefined) return own
    const userId = staffUserIn(uploader)
    const name = userId ?? 'guests'
    const client = clients.get(name) ?? clientWith(temporary(userId))
    clients.delete(name)
    clients.set(name, client)
    const [oldest] = clients.keys()
    if (oldest !== undefined && clients.size > mostClients) clients.delete(oldest)
    return client
  }

  function clientWith(credentials: ReturnType<TemporaryCredentials>): S3Client {
    return new S3Client({
      ...s3ClientConfig(settings),
      requestHandler: own.config.requestHandler,
      credentials: async () => {
        const { credentials: given, expiration } = await credentials()
        return { ...(given ?? (await own.config.credentials())), expiration }
      },
    })
  }
}

type StoreParts = {
  client: S3Client
  Bucket: string
  origin: string
  scratch: ScratchFolder
  disk: Disk
  as: FileStore['as']
}

function storeWith({ client, Bucket, origin, scratch, disk, as }: StoreParts): FileStore {
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
    as,
    disk,
    writePart: scratch.writePart,
    scratchPath: scratch.scratchPath,
    direct: directUploads(client, Bucket, origin),

    async assemble(uploadId, partNumbers) {
      const here = await scratch.assemble(uploadId, partNumbers)
      if (here) return here
      if (!(await waiting.join(uploadId, partNumbers))) return undefined
      const sent = await open(`${waitingPrefix}${uploadId}`)
      if (!sent) return undefined
      const fetched = await scratch.writePart(uploadId, 1, { exactly: sent.size }, sent.stream)
      if (!fetched.ok && fetched.refusal === 'no-room') throw new DiskFullError()
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
