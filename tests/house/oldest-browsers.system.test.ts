import { globSync, readFileSync } from 'node:fs'
import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import type { Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import postcss from 'postcss'
import { expect, test } from 'vitest'
import { oldestBrowsers } from '../../build-browsers.ts'

/* By MDN's data, what is built runs in the oldest browsers that are supported (docs/browsers.md). */

/** Called only where the browser has it, or of the same name as something of ours. */
const guarded: Readonly<Record<string, string>> = {
  connection: 'our own, of a listener',
  dispose: 'of graphql-ws',
  hidePopover: 'stood in for by popovers-by-attribute.ts',
  'keys().filter': 'our own, of a store',
  parseCreationOptionsFromJSON: 'passkeys are offered only where it is',
  parseRequestOptionsFromJSON: 'passkeys are offered only where it is',
  setAppBadge: 'asked for before',
  share: 'asked for before',
  startViewTransition: 'asked for before by React and the router',
  when: 'our own, of words',
}

test('built scripts call nothing that the oldest browsers lack', () => {
  expect(tooNewIn('Map.groupBy(a,b);Promise.withResolvers();a.union(b)')).toEqual([
    'groupBy',
    'withResolvers',
    'union',
  ])
  expect(tooNewIn('a?.checkVisibility();URL.canParse(b);new CookieStoreManager(a)')).toEqual([
    'checkVisibility',
    'canParse',
    'CookieStoreManager',
  ])
  expect(tooNewIn('b.values().map(c);[...b.values()].map(c)')).toEqual(['values().map'])
  expect(tooNewIn('a.toSorted().at(1);b.checkVisibility?.();Object.entries(c).map(d)')).toEqual([])
  expect(tooNewIn('typeof URL.canParse==`function`?URL.canParse(a):b')).toEqual([])

  const found = globSync('build/client/**/*.js').flatMap((file) =>
    tooNewIn(readFileSync(file, 'utf8')).map((name) => ({ name, file })),
  )
  expect(found.filter(({ name }) => !(name in guarded))).toEqual([])
  const names = found.map(({ name }) => name)
  expect(Object.keys(guarded).filter((name) => !names.includes(name))).toEqual([])
})

/** Only how it looks, or beside a rule for browsers without it. */
const leftOutWithoutHarm = [
  '-webkit-tap-highlight-color',
  'animation-range',
  'animation-timeline',
  'box-decoration-break',
  'contain-intrinsic-block-size',
  'content-visibility',
  'field-sizing',
  'forced-color-adjust',
  'mask-image',
  'overflow-clip-margin',
  'scroll-initial-target',
  'scrollbar-width',
  'text-wrap',
  'timeline-scope',
  'user-select',
  'view-timeline',
  '@page',
  '@starting-style',
  ':details-content',
  ':popover-open',
  ':user-invalid',
]

test('built styles need nothing that the oldest browsers lack', () => {
  const found = new Set<string>()
  const look = (name: string, identifier: Identifier | undefined) => !isOld(identifier) && found.add(name)
  for (const file of globSync('build/client/assets/*.css'))
    postcss.parse(readFileSync(file, 'utf8')).walk((node) => {
      if (node.type === 'decl') look(node.prop, bcd.css.properties?.[node.prop])
      if (node.type === 'atrule') look(`@${node.name}`, bcd.css['at-rules']?.[node.name])
      if (node.type === 'rule')
        for (const [, name = ''] of node.selector.matchAll(/::?([a-z][a-z-]+)/g))
          look(`:${name}`, bcd.css.selectors?.[name])
    })
  expect([...found].sort()).toEqual(leftOutWithoutHarm.toSorted())
})

/** Methods by their names: one that another object of such a browser has too is taken for that one. */
function tooNewIn(code: string): string[] {
  const methods = [...code.matchAll(/(?<!==.function.\?[\w.]*)\.(\w+)\(/g)].map(([, name = '']) => name)
  const made = [...code.matchAll(/\bnew ([A-Z]\w{3,})\(/g)].map(([, name = '']) => name)
  const iterated = [...code.matchAll(/(?<!Object)\.(values|keys|entries|matchAll)\([^()]*\)\.(\w+)\(/g)]
  const found = [
    ...methods.filter((name) => tooNew.methods.has(name)),
    ...made.filter((name) => tooNew.types.has(name)),
    ...iterated.flatMap(([, list, name = '']) =>
      isOld(builtins?.Iterator?.[name]) ? [] : [`${list}().${name}`],
    ),
  ]
  return [...new Set(found)]
}

const { builtins } = bcd.javascript

function namesTooNew() {
  const methods = new Map<string, boolean>()
  const types = new Set<string>()
  for (const [type, ofType] of [...membersOf(bcd.api), ...membersOf(builtins)]) {
    if (!isOld(ofType)) types.add(type)
    else
      for (const [member, identifier] of membersOf(ofType)) {
        const name = member.replace(/_static$/, '')
        // Functions of values (CSS.number) have the names of words.
        const isWord = type === 'CSS' && !isOld(identifier)
        if (!isWord) methods.set(name, methods.get(name) || isOld(identifier))
      }
  }
  return { types, methods: new Set([...methods].filter(([, isOld]) => !isOld).map(([name]) => name)) }
}

const membersOf = (all: Identifier = {}) =>
  Object.keys(all).flatMap((name) => (name !== '__compat' && all[name] ? [[name, all[name]] as const] : []))

function isOld(identifier: Identifier | undefined): boolean {
  const support = identifier?.__compat?.support
  if (!support) return true
  return Object.entries(oldestBrowsers).every(([browser, oldest]) =>
    [support[browser as keyof typeof oldestBrowsers] ?? []].flat().some((one) => isIn(one, oldest)),
  )
}

function isIn(support: SimpleSupportStatement, oldest: string) {
  const { version_added: added, flags, prefix, alternative_name: otherName } = support
  if (typeof added !== 'string' || flags || prefix || otherName) return false
  return Number.parseFloat(added.replace('≤', '')) <= Number(oldest)
}

const tooNew = namesTooNew()
