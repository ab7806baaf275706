import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path && existsSync(path))
const isDocument = (path: string) => path.endsWith('.md') && !path.startsWith('content/')
const documents = files.filter(isDocument)

const read = (path: string) => readFileSync(path, 'utf8')
const fence = /^( *)```.*?^\1```/gms

const isText = /\.(?:[cm]?[jt]sx?|json|jsonc|css|graphql|sql|md|yaml|yml|example|sh)$|Dockerfile$/
const code = files
  .filter(
    (path) =>
      isText.test(path) && !path.endsWith('package-lock.json') && path !== 'tests/house/documents.test.ts',
  )
  .map((path) => (isDocument(path) ? [...read(path).matchAll(fence)].join('\n') : read(path)))
  .join('\n')
const words = new Set(code.match(/[\w$]+(?:-[\w$]+)*/g)?.flatMap((word) => [word, ...word.split('-')]))

const everyPath = files.join('\n')
const paths = new Set<string>()
for (const file of files) {
  const parts = file.split('/')
  for (const [start] of parts.entries())
    for (const [end] of parts.entries()) if (end >= start) paths.add(parts.slice(start, end + 1).join('/'))
}

const fromOutside = new Set(
  `ALLOW_REFRESH_TOKEN_AUTH ALLOW_USER_SRP_AUTH LimitNOFILE LISTEN PutBucketCORS PutLifecycleConfiguration amazon-user-pool-srp-client
   attributeType backup-host cognito-srp-helper crypto-js ignore-scripts ignore_startup_parameters includeSubDomains journalctl
   lantern.service pg_dump postgresql-contrib rsync sslmode sslrootcert stale-while-revalidate useWords verify-full`.split(
    /\s+/,
  ),
)

function missing(span: string): string[] {
  return span
    .replace(/<[^>]*>/g, '*')
    .split(/[\s,;(){}"'|=&<>[\]]+/)
    .map((part) => part.replace(/^(?:DATA_DIR\/|[.:?!]+(?=\w))|[.:?!…/]+$/g, ''))
    .filter((part) => /[a-z]{3}/i.test(part) && !isThere(part))
}

function isThere(part: string): boolean {
  if (paths.has(part)) return true
  if (/^\/(?:srv|etc|proc)\//.test(part)) return true
  if (part.includes('*'))
    return part.split('*').every((piece) => code.includes(piece) || everyPath.includes(piece))
  if (/\W/.test(part) && code.includes(part)) return true
  if (/\/|\.(?:tsx?|md)$/.test(part)) return false
  const names = part.replace(/(?<=[a-z])Xs?$/, '').match(/[\w$]+(?:-[\w$]+)*/g) ?? []
  return names.every((name) => words.has(name) || fromOutside.has(name))
}

test.each(documents)('%s names only what is there', (path) => {
  const spans = read(path)
    .replaceAll(fence, '')
    .match(/`[^`]+`/g)
  expect((spans ?? []).flatMap((span) => missing(span.slice(1, -1)))).toEqual([])
})

const folders = new Set(files.flatMap((path) => (path.includes('/') ? [path.split('/')[0]] : [])))

/** Tests are named by a part of their path. */
const missingPaths = (command: string): string[] =>
  command
    .split(/[\s"'`=,;()]+/)
    .filter((part) => part.includes('/') && folders.has(part.split('/')[0]))
    .filter(
      (part) =>
        !part
          .replace(/[.:]$/, '')
          .split('*')
          .every((piece) => everyPath.includes(piece)),
    )

test('scripts of package.json name only files that are there', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'))
  expect(Object.values(scripts).flatMap(missingPaths)).toEqual([])
})

test.each(documents)('%s: commands name only files that are there', (path) => {
  const commands = read(path)
    .replaceAll(fence, '')
    .match(/^ {4}\S.*$/gm)
  expect((commands ?? []).flatMap(missingPaths)).toEqual([])
})

test.each(documents)('%s: links lead to files that are there', (path) => {
  const links = [
    ...read(path)
      .replaceAll(fence, '')
      .matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g),
  ]
  expect(links.map(([, to = '']) => to).filter((to) => !existsSync(join(dirname(path), to)))).toEqual([])
})
