import { readFile, writeFile } from 'node:fs/promises'
import { environment } from '#server/environment.ts'

/**
 * Into `.env.example` and the table of `docs/configuration.md`, so that documents name only variables that the code
 * reads. With --check it writes nothing and fails when a file is stale.
 */
const variables = Object.entries(environment.shape).map(([name, schema]) => {
  const parsed = schema.safeParse(undefined)
  const fallback =
    parsed.success && parsed.data !== undefined ? String(Number.isNaN(parsed.data) ? '' : parsed.data) : ''
  return { name, description: schema.description ?? '', fallback: fallback === 'false' ? '0' : fallback }
})

const example = variables
  .map(({ name, description, fallback }) => `# ${description}\n#${name}=${fallback}\n`)
  .join('\n')
const table = [
  '| Variable | Default | What it does |',
  '| --- | --- | --- |',
  ...variables.map(
    ({ name, description, fallback }) =>
      `| \`${name}\` | ${fallback && `\`${fallback}\``} | ${description} |`,
  ),
].join('\n')

const page = new URL('../docs/configuration.md', import.meta.url)
const before = await readFile(page, 'utf8')
const after = before.replace(
  /(<!-- configuration -->\n)[\s\S]*?(\n<!-- \/configuration -->)/,
  (_all, start, end) => `${start}${table}${end}`,
)
const files: [URL, string][] = [
  [new URL('../.env.example', import.meta.url), example],
  [page, after],
]

let stale = false
for (const [url, text] of files) {
  if (!process.argv.includes('--check')) await writeFile(url, text)
  else if ((await readFile(url, 'utf8').catch(() => '')) !== text) {
    process.stderr.write(`${url.pathname} is stale: run npm run configuration\n`)
    stale = true
  }
}
process.exit(stale ? 1 : 0)
