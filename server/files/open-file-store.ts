import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import type { TemporaryCredentials } from '#server/files/s3/s3-store.ts'
import type { Disk } from './disk.ts'
import { openDiskStore } from './disk-store.ts'
import type { FileStore } from './file-store.ts'

export async function openFileStore(
  { bucket, dataDir }: Config,
  disk: Disk,
  temporary?: TemporaryCredentials,
): Promise<FileStore> {
  if (!bucket) return openDiskStore(join(dataDir, 'files'), disk)
  const { openS3Store } = await import('#server/files/s3/s3-store.ts')
  return openS3Store(bucket, { scratchRoot: join(dataDir, 'scratch'), disk, temporary })
}
