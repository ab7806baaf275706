import { PutBucketCorsCommand, PutBucketLifecycleConfigurationCommand, S3Client } from '@aws-sdk/client-s3'
import { waitingPrefix } from './s3-direct.ts'
import { clientConfig, type S3Settings } from './s3-settings.ts'

/**
 * Tells a bucket once what it must allow: pages of this site may PUT, and what nobody finished goes after a day, should
 * the sweep not come to it. Replaces the rules that the bucket had.
 */
export async function prepareBucket(settings: S3Settings, siteOrigin: string): Promise<void> {
  const client = new S3Client(clientConfig(settings))
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
