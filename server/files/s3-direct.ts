import {
  CreateMultipartUploadCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { longestLinkSeconds } from './file-rules.ts'
import type { DirectUploads } from './file-store.ts'
import { clientConfig, type S3Settings } from './s3-settings.ts'

/** Where an upload waits in the bucket until it is checked. No file of a quote is ever here. */
export const waitingPrefix = 'uploads/'

/** Both are inside the signature: the bucket refuses other types and every other length. */
const signableHeaders = new Set(['content-type', 'content-length'])

/** Presigned PUTs: one for a small file, otherwise one for each part of a multipart upload. */
export function directUploads(client: S3Client, Bucket: string, origin: string): DirectUploads {
  return {
    origin,

    async addresses(uploadId, parts, type, expiresInSeconds) {
      const Key = `${waitingPrefix}${uploadId}`
      const options = {
        expiresIn: Math.min(expiresInSeconds, longestLinkSeconds),
        signableHeaders,
        // By the bucket's clock, which the SDK learns from its answers when ours is wrong.
        signingDate: new Date(Date.now() + client.config.systemClockOffset),
      }
      const [only, ...others] = parts
      if (only && others.length === 0) {
        const put = new PutObjectCommand({ Bucket, Key, ContentType: type, ContentLength: only.size })
        return [await getSignedUrl(client, put, options)]
      }
      const { UploadId } = await client.send(
        new CreateMultipartUploadCommand({ Bucket, Key, ContentType: type }),
      )
      return Promise.all(
        parts.map(({ number, size }) => {
          const part = new UploadPartCommand({
            Bucket,
            Key,
            UploadId,
            PartNumber: number,
            ContentLength: size,
          })
          return getSignedUrl(client, withType(part, type), options)
        }),
      )
    },
  }
}

/** S3 gives a part no type of its own, so that its command has no field for the header that browsers send. */
function withType(command: UploadPartCommand, type: string): UploadPartCommand {
  command.middlewareStack.add(
    (next) => (args) => {
      // What the middleware of this step is given is an HTTP request, whose type the SDK leaves open.
      const { headers } = args.request as { headers: Record<string, string> }
      headers['content-type'] = type
      return next(args)
    },
    { step: 'build', name: 'typeOfPart' },
  )
  return command
}

/** Asked of the SDK, which knows when the bucket is in the host name. The keys do not matter, and may be far away. */
export async function originOf(settings: S3Settings): Promise<string> {
  const client = new S3Client({
    ...clientConfig(settings),
    credentials: { accessKeyId: 'none', secretAccessKey: 'none' },
  })
  const url = await getSignedUrl(client, new PutObjectCommand({ Bucket: settings.bucket, Key: 'any' }))
  client.destroy()
  return new URL(url).origin
}
