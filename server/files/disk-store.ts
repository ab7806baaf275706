import { mkdir, open, opendir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Disk, isMissing } from './disk.ts'
import { isStoreKey, storeFolders } from './file-rules.ts'
import type { FileStore, StoredFile } from './file-store.ts'
import { openScratchFolder } from './scratch-folder.ts'

/** Files under `root`; makes the folders. Parts wait in `uploads/{id}` and are moved when they are complete. */
export async function openDiskStore(root: string, disk: Disk): Promise<FileStore> {
  for (const folder of storeFolders) await mkdir(join(root, folder), { recursive: true, mode: 0o700 })

  const store: FileStore = {
    ...(await openScratchFolder(root, disk)),

    as() {
      return this
    },

    async keep(scratchPath, key) {
      const path = keyPath(root, key)
      await sync(scratchPath)
      await rename(scratchPath, path)
      await sync(dirname(path))
    },

    open: (key) => openStored(keyPath(root, key)),

    delete: (key) => rm(keyPath(root, key), { force: true }),

    /** What a file system or a person put there is not ours to sweep. */
    async *keys() {
      for (const folder of storeFolders)
        for await (const { name } of await opendir(join(root, folder)))
          if (isStoreKey(`${folder}/${name}`)) yield `${folder}/${name}`
    },
  }
  return store
}

function keyPath(root: string, key: string): string {
  if (!isStoreKey(key)) throw new Error(`Not a key of the file store: ${JSON.stringify(key)}`)
  return join(root, key)
}

async function openStored(path: string): Promise<StoredFile | undefined> {
  try {
    const file = await open(path, 'r')
    const { size } = await file.stat()
    return { size, stream: file.createReadStream() }
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** fsync of a file or, for its names, of a folder. */
async function sync(path: string): Promise<void> {
  await using handle = await open(path, 'r')
  await handle.sync()
}
