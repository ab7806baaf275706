import { expect, test } from 'vitest'
import { importsOf, panelFiles } from './built-pages.ts'

const built = (
  file: string,
  needs: { imports?: string[]; dynamicImports?: string[]; assets?: string[] } = {},
) => ({
  file,
  imports: [],
  dynamicImports: [],
  css: [],
  assets: [],
  ...needs,
})

const files = {
  'app/entry.client.tsx': built('entry.js', { imports: ['_react'] }),
  'app/admin/quotes/route.tsx': built('quotes.js', { imports: ['_shared'], dynamicImports: ['app/live.ts'] }),
  'app/live.ts': built('live.js', { imports: ['_react', '_shared'] }),
  'app/site/form.client.tsx': built('form.js', { imports: ['_shared'], dynamicImports: ['app/map.ts'] }),
  'app/map.ts': built('map.js'),
  _shared: built('shared.js', { imports: ['_react'], assets: ['icon.png'] }),
  _react: built('react.js'),
}

test('importsOf gives static imports, also through others, and no dynamic ones', () => {
  expect(importsOf(files, 'app/site/form.client.tsx').sort()).toEqual(['react.js', 'shared.js'])
})

test("the panel's files are all that its screens can ask for, and nothing of the site", () => {
  expect(panelFiles(files)).toEqual(['entry.js', 'icon.png', 'live.js', 'quotes.js', 'react.js', 'shared.js'])
})
