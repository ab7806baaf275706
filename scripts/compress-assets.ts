import { readdir, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** After the build: writes every hashed text file also as .br and .gz, so that it is not compressed when it is served. */
const folder = new URL('../build/client/assets/', import.meta.url)
const brotli = promisify(brotliCompress)

for (const name of await readdir(folder)) {
  if (!/\.(js|css|svg|json)$/.test(name)) continue
  const bytes = await readFile(new URL(name, folder))
  await writeFile(
    new URL(`${name}.br`, folder),
    await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  )
  await writeFile(new URL(`${name}.gz`, folder), await promisify(gzip)(bytes, { level: 9 }))
}
