import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  PutBucketCorsCommand,
  PutBucketLifecycleConfigurationCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  type S3ClientConfig,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { S3Settings } from '#server/config.ts'
import { longestLinkSeconds } from '#server/files/file-rules.ts'
import type { DirectUploads } from '#server/files/file-store.ts'

/** Where uploads wait until they are checked. No file of a quote is here. */
export const waitingPrefix = 'uploads/'

/** Inside the signature: the bucket refuses other types and lengths. */
const signableHeaders = new Set(['content-type', 'content-length'])

export function directUploads(client: S3Client, Bucket: string, origin: string): DirectUploads {
  return {
    origin,

    async addresses(uploadId, parts, type, expiresInSeconds) {
      const Key = `${waitingPrefix}${uploadId}`
      const options = {
        expiresIn: Math.min(expiresInSeconds, longestLinkSeconds),
        signableHeaders,
        // By the bucket's clock, which the SDK learns when ours is wrong.
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

/** S3 parts have no type, so the command lacks a field for the header that browsers send. */
function withType(command: UploadPartCommand, type: string): UploadPartCommand {
  command.middlewareStack.add(
    (next) => (args) => {
      // At this step it is an HTTP request, which the SDK does not type.
      const { headers } = args.request as { headers: Record<string, string> }
      headers['content-type'] = type
      return next(args)
    },
    { step: 'build', name: 'typeOfPart' },
  )
  return command
}

/** The SDK knows whether the bucket is in the host name. The keys do not matter, and may be missing. */
export async function bucketOrigin(settings: S3Settings): Promise<string> {
  const client = new S3Client({
    ...s3ClientConfig(settings),
    credentials: { accessKeyId: 'none', secretAccessKey: 'none' },
  })
  const url = await getSignedUrl(client, new PutObjectCommand({ Bucket: settings.bucket, Key: 'any' }))
  client.destroy()
  return new URL(url).origin
}

const waitingKey = /^uploads\/[0-9a-f-]{36}$/

type Multipart = { key: string; multipartId: string }

export function waitingUploads(client: S3Client, Bucket: string) {
  async function* multiparts(Prefix: string): AsyncGenerator<Multipart> {
    let marker: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } | undefined = {}
    while (marker) {
      const page: Awaited<ReturnType<typeof list>> = await list(Prefix, marker)
      for (const { Key, UploadId } of page.Uploads ?? [])
        if (Key && UploadId && waitingKey.test(Key)) yield { key: Key, multipartId: UploadId }
      marker = page.IsTruncated
        ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
        : undefined
    }
  }

  function list(
    Prefix: string,
    marker: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined },
  ) {
    return client.send(new ListMultipartUploadsCommand({ Bucket, Prefix, ...marker }))
  }

  /**
   * ETags come from the bucket: a browser cannot read them cross-origin, nor be trusted. One response holds
   * 1000 parts, a hundred times what a file may have.
   */
  async function partsOf({ key, multipartId }: Multipart): Promise<CompletedPart[]> {
    const { Parts = [] } = await client.send(
      new ListPartsCommand({ Bucket, Key: key, UploadId: multipartId }),
    )
    return Parts.map(({ PartNumber, ETag }) => ({ PartNumber, ETag }))
  }

  return {
    async join(uploadId: string, partNumbers: readonly number[]): Promise<boolean> {
      for await (const multipart of multiparts(`${waitingPrefix}${uploadId}`)) {
        const parts = await partsOf(multipart)
        const arrived = new Set(parts.map(({ PartNumber }) => PartNumber))
        if (!partNumbers.every((number) => arrived.has(number))) return false
        await client.send(
          new CompleteMultipartUploadCommand({
            Bucket,
            Key: multipart.key,
            UploadId: multipart.multipartId,
            MultipartUpload: { Parts: parts },
          }),
        )
      }
      return true
    },

    async remove(uploadId: string): Promise<void> {
      const Key = `${waitingPrefix}${uploadId}`
      for await (const { key, multipartId } of multiparts(Key))
        await client.send(new AbortMultipartUploadCommand({ Bucket, Key: key, UploadId: multipartId }))
      await client.send(new DeleteObjectCommand({ Bucket, Key }))
    },

    async *ids(): AsyncGenerator<string> {
      for await (const { key } of multiparts(waitingPrefix)) yield key.slice(waitingPrefix.length)
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: waitingPrefix }))
        for (const { Key = '' } of page.Contents ?? [])
          if (waitingKey.test(Key)) yield Key.slice(waitingPrefix.length)
    },
  }
}

/**
 * Configures the bucket once: pages of this site may PUT, and unfinished uploads expire after a day, should
 * the sweep fail. Replaces the bucket's rules.
 */
export async function prepareBucket(settings: S3Settings, siteOrigin: string): Promise<void> {
  const client = new S3Client(s3ClientConfig(settings))
  const Bucket = settings.bucket
  await client.send(
    new PutBucketCorsCommand({
      Bucket,
      CORSConfiguration: {
        CORSRules: [
          {
            AllowedOrigins: [siteOrigin],
            AllowedMethods: ['PUT'],
            AllowedHeaders: ['content-type'],
            MaxAgeSeconds: 3600,
          },
        ],
      },
    }),
  )
  await client.send(
    new PutBucketLifecycleConfigurationCommand({
      Bucket,
      LifecycleConfiguration: {
        Rules: [
          {
            ID: 'lantern-unfinished',
            Status: 'Enabled',
            Filter: { Prefix: waitingPrefix },
            Expiration: { Days: 1 },
            AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
          },
        ],
      },
    }),
  )
  client.destroy()
}

/** Checksums only where S3 demands them: browsers send none, and other servers know none. */
export function s3ClientConfig(settings: S3Settings): S3ClientConfig {
  const { endpoint, region, credentials, forcePathStyle } = settings
  return {
    region,
    forcePathStyle,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
  }
}
