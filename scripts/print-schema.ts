import { readFile, writeFile } from 'node:fs/promises'
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal'
import { introspectionFromSchema, lexicographicSortSchema, printSchema } from 'graphql'
import { schema } from '#server/models/models.ts'

/**
 * `schema.graphql` for people and other programs, and its types for our own documents. With --check it writes
 * nothing and fails when a committed file is stale.
 */
const sorted = lexicographicSortSchema(schema)
const printed: Record<string, string> = {
  'schema.graphql': `${printSchema(sorted)}\n`,
  'client/graphql-env.d.ts': outputIntrospectionFile(minifyIntrospection(introspectionFromSchema(sorted)), {
    fileType: '.d.ts',
    shouldPreprocess: true,
  }),
}

let stale = false
for (const [name, text] of Object.entries(printed)) {
  const path = new URL(`../${name}`, import.meta.url)
  if (!process.argv.includes('--check')) await writeFile(path, text)
  else if ((await readFile(path, 'utf8').catch(() => '')) !== text) {
    process.stderr.write(`${name} is stale: run npm run schema\n`)
    stale = true
  }
}
process.exit(stale ? 1 : 0)
