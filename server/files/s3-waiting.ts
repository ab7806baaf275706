import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  DeleteObjectCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3'
import { waitingPrefix } from './s3-direct.ts'

const waitingKey = /^uploads\/[0-9a-f-]{36}$/

type Multipart = { key: string; multipartId: string }

/** What browsers have sent to the bucket and nobody has checked yet. The bucket remembers it; no instance has to. */
export function waitingUploads(client: S3Client, Bucket: string) {
  /** Every multipart upload that began and did not end, of one key or of all. */
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
   * The marks of the parts come from the bucket: a browser may not read them on another origin, nor be believed. One
   * answer holds 1000 parts, which is a hundred times what a file may have.
   */
  async function partsOf({ key, multipartId }: Multipart): Promise<CompletedPart[]> {
    const { Parts = [] } = await client.send(
      new ListPartsCommand({ Bucket, Key: key, UploadId: multipartId }),
    )
    return Parts.map(({ PartNumber, ETag }) => ({ PartNumber, ETag }))
  }

  return {
    /** Makes one object of the parts, when there are parts. False when one has not arrived. */
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
