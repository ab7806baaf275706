import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addFirstPosts } from '#server/models/content/first-posts.ts'
import { ownersKey } from '#tests/api-key.ts'
import { call, type TestLantern, testLantern } from '#tests/lantern.ts'
import { listening } from '#tests/listening.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))
const page = await readFile(join(root, 'docs/api.md'), 'utf8')

type CodeBlock = { language: string; as: string; text: string; line: number }
type Example = CodeBlock & { answer: CodeBlock | undefined }

const blocks = [...page.matchAll(/^```(\w+) ?(\w*)\n([\s\S]*?)^```$/gm)].map(
  ({ 1: language = '', 2: as = '', 3: text = '', index }): CodeBlock => ({
    language,
    as,
    text,
    line: page.slice(0, index).split('\n').length,
  }),
)
const isAnswer = ({ language }: CodeBlock) => language === 'json' || language === 'text'
const examples = blocks.flatMap((block, index): Example[] => {
  const next = blocks[index + 1]
  return isAnswer(block) ? [] : [{ ...block, answer: next && isAnswer(next) ? next : undefined }]
})

let lantern: TestLantern
let server: Awaited<ReturnType<typeof listening>>
let folder: string
let staffKey: string
let leadsKey: string

beforeAll(async () => {
  lantern = await testLantern()
  // What a first start stores by itself; nothing else is prepared.
  await addFirstPosts(lantern.db)
  server = await listening(lantern)
  staffKey = await ownersKey(lantern)
  leadsKey = await ownersKey(lantern, 'leads')
  await mkdir(join(root, 'test-results'), { recursive: true })
  folder = await mkdtemp(join(root, 'test-results/api-docs-'))
})

afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await server?.[Symbol.asyncDispose]()
  await lantern?.[Symbol.asyncDispose]()
})

const filledIn = (text: string) =>
  text
    .replaceAll('http://localhost:3000', server.origin)
    .replaceAll('ws://localhost:3000', server.sockets)
    .replaceAll('THE-PUBLIC-KEY', lantern.publicApiKey)
    .replaceAll('THE-STAFF-KEY', staffKey)
    .replaceAll('THE-LEADS-KEY', leadsKey)
    .replaceAll('docs/amplify_outputs.json', join(folder, 'amplify_outputs.json'))
    .replaceAll("'../client/", `'${root}client/`)

const inHouse = {
  cwd: root,
  timeout: 110_000,
  env: { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH}`, NODE_OPTIONS: '' },
}

const runners: Readonly<Record<string, (block: CodeBlock) => Promise<string>>> = {
  sh: async ({ text }) => (await run('bash', ['-c', filledIn(text)], inHouse)).stdout,
  ts: async ({ text, line }) => {
    const program = join(folder, `example-${line}.ts`)
    await writeFile(program, filledIn(text))
    return (await run(process.execPath, [program], inHouse)).stdout
  },
  graphql: async ({ text, as }) => {
    const headers = as === 'staff' ? { authorization: staffKey } : undefined
    return (await call(lantern, text, {}, headers)).text
  },
}

describe('docs/api.md', () => {
  test('has examples of every kind', () => {
    expect(new Set(examples.map(({ language }) => language))).toEqual(new Set(Object.keys(runners)))
  })

  test.each(examples)('$language at line $line', async (example) => {
    const said = await runners[example.language]?.(example)
    const { answer } = example
    if (answer?.language === 'json') expect(JSON.parse(said ?? '')).toMatchObject(likeIn(answer.text))
    if (answer?.language === 'text') expectLines(said ?? '', answer.text)
    if (!answer?.text.includes('"errors"')) expect(said).not.toContain('"errors"')
  })
})

function likeIn(text: string): object {
  return JSON.parse(text, (_name, value) => (value === '…' ? expect.any(String) : value))
}

function expectLines(said: string, text: string) {
  let from = 0
  for (const line of text.trim().split('\n')) {
    const found = said.indexOf(line, from)
    expect(found, `“${line}” in: ${said}`).toBeGreaterThanOrEqual(from)
    from = found + line.length
  }
}
