import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { importsOf } from '../../scripts/import-graph.ts'

const listed = execFileSync('git', ['ls-files', 'app', 'server', 'content', 'scripts'], { encoding: 'utf8' })
const files = listed
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && existsSync(path))
const sources = new Map(files.map((path) => [path, readFileSync(path, 'utf8')]))
const imports = new Map(files.map((path) => [path, importsOf(path)]))
const sourceOf = (path: string) => sources.get(path) ?? ''
const wordFiles = files.filter((path) => path.startsWith('content/en/'))

const keysIn = ({ properties }: ESTree.ObjectExpression) =>
  properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' && !property.shorthand
      ? [property.key]
      : [],
  )

/** `key` names a text; what `spoken` covers is text or a key and no use of one. */
function textsIn(path: string) {
  const keys = new Set<string>()
  const spoken: ESTree.Span[] = []
  new Visitor({
    ObjectExpression(node) {
      for (const key of keysIn(node)) {
        keys.add(key.name)
        spoken.push(key)
      }
    },
    TemplateElement: (node) => void spoken.push(node),
    Literal: (node) =>
      void (/^'[A-Z]|[ .]/.test(sourceOf(path).slice(node.start, node.end)) && spoken.push(node)),
  }).visit(parseSync(path, sourceOf(path)).program)
  let rest = sourceOf(path)
  for (const { start, end } of spoken) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
  return { keys, rest }
}

test('the name of every text stands somewhere in the code', () => {
  const texts = wordFiles.map((path) => ({ path, ...textsIn(path) }))
  const code = [
    ...files.filter((path) => !wordFiles.includes(path)).map(sourceOf),
    ...texts.map(({ rest }) => rest),
  ]
  const names = new Set(code.flatMap((text) => text.match(/[\w$]+/g) ?? []))
  // `words[`${name}Help`]`
  const endings = [...new Set(code.flatMap((text) => text.match(/(?<=\})[A-Z]\w+(?=`)/g) ?? []))]
  const isUsed = (key: string) =>
    names.has(key) ||
    endings.some((ending) => key.endsWith(ending) && names.has(key.slice(0, -ending.length)))
  // react-image-crop asks for these.
  const isOfLibrary = (key: string) => key === 'cropArea' || key.endsWith('DragHandle')
  const unused = texts.flatMap(({ path, keys }) =>
    [...keys].filter((key) => !isUsed(key) && !isOfLibrary(key)).map((key) => `${path}: ${key}`),
  )
  expect(unused).toEqual([])
})

/** Which texts of an object a file reads by name; undefined when it hands the object on. */
function namesRead(path: string, local: string): string[] | undefined {
  const names: string[] = []
  const read = new Set<number>()
  const all: number[] = []
  new Visitor({
    Identifier: (node) => void (node.name === local && all.push(node.start)),
    Property: (node) => void (!node.shorthand && node.key.type === 'Identifier' && read.add(node.key.start)),
    ImportSpecifier: (node) => void read.add(node.local.start).add(node.imported.start),
    MemberExpression(node) {
      if (node.computed || node.property.type !== 'Identifier') return
      read.add(node.property.start)
      if (node.object.type !== 'Identifier' || node.object.name !== local) return
      read.add(node.object.start)
      names.push(node.property.name)
    },
    VariableDeclarator(node) {
      if (node.init?.type === 'ObjectExpression' && node.id.type === 'Identifier') read.add(node.id.start)
      if (node.id.type !== 'ObjectPattern' || node.init?.type !== 'Identifier' || node.init.name !== local)
        return
      read.add(node.init.start)
      for (const property of node.id.properties)
        if (property.type === 'Property' && property.key.type === 'Identifier') names.push(property.key.name)
    },
  }).visit(parseSync(path, sourceOf(path)).program)
  return all.every((at) => read.has(at)) ? names : undefined
}

/** Under which name a file has what another exports; undefined when it does not import it. */
function localName(path: string, exported: string): string | undefined {
  const found = new RegExp(`^import [^']*\\b${exported}\\b(?: as (\\w+))?[^']*from '`, 'm').exec(
    sourceOf(path),
  )
  return found ? (found[1] ?? exported) : undefined
}

const objectsIn = (path: string) =>
  parseSync(path, sourceOf(path)).program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
      return []
    return statement.declaration.declarations.flatMap(({ id, init }) => {
      const object = init?.type === 'TSSatisfiesExpression' ? init.expression : init
      return id.type === 'Identifier' && object?.type === 'ObjectExpression'
        ? [{ name: id.name, object }]
        : []
    })
  })

test('an object of texts that is only read by name has no text that is not read', () => {
  const unread = wordFiles.flatMap((file) =>
    objectsIn(file).flatMap(({ name, object }) => {
      const importers = files.filter((path) => imports.get(path)?.includes(file))
      const read = [file, ...importers].map((path) => {
        const local = path === file ? name : localName(path, name)
        return local === undefined ? [] : namesRead(path, local)
      })
      if (read.includes(undefined)) return []
      const isRead = new Set(read.flat())
      return keysIn(object).flatMap((key) => (isRead.has(key.name) ? [] : [`${file}: ${name}.${key.name}`]))
    }),
  )
  expect(unread).toEqual([])
})
