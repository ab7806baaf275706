import { ConfigError, readConfig } from '#server/config.ts'
import { prepareBucket } from '#server/files/s3/s3-uploads.ts'

/** `npm run bucket`: run it for a new bucket, and again when PUBLIC_URL changes. Needs the rights to set CORS and lifecycle. */
async function prepare(): Promise<string> {
  const { bucket, publicUrl } = readConfig()
  if (!bucket || !publicUrl) throw new ConfigError('S3_BUCKET and PUBLIC_URL: set both')
  await prepareBucket(bucket, publicUrl)
  return `Pages of ${publicUrl} may now send files to ${bucket.bucket}.`
}

prepare().then(
  (text) => process.stdout.write(`${text}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  },
)
