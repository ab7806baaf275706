import type { S3ClientConfig } from '@aws-sdk/client-s3'

/** Where the bucket is and who asks; without keys the SDK looks where AWS puts them (environment, role, profile). */
export type S3Settings = Readonly<{
  bucket: string
  /** Any server that speaks S3; without it AWS in `region`. */
  endpoint: string | undefined
  region: string
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
  /** The bucket in the path instead of the host name. */
  forcePathStyle: boolean
}>

type Credentials = NonNullable<S3Settings['credentials']> & { sessionToken?: string }

/**
 * Where the temporary credentials of an administrator come from, or, without a user id, those of visitors. `credentials` is
 * undefined when there are none now; `expiration`: when the SDK is to ask again.
 */
export type TemporaryCredentials = (
  userId: string | undefined,
) => () => Promise<{ credentials: Credentials | undefined; expiration: Date }>

/** What the SDK is told. Checksums only where S3 demands them: a browser sends none, and other servers know none. */
export function clientConfig(settings: S3Settings): S3ClientConfig {
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
