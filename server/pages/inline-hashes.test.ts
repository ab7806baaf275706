import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineHashes } from './inline-hashes.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('inline styles and scripts that run are named once each; files and data are not', () => {
  const html = `<style data-href="site">a{color:red}</style><style>é</style>
    <script>go()</script><script type="module">go()</script><script type="module">\n1</script>
    <script src="/a.js"></script><script type="application/json">{"a":1}</script>
    <script type="application/ld+json">{}</script>`
  expect(inlineHashes(html)).toEqual({
    scripts: [hash('go()'), hash('\n1')],
    styles: [hash('a{color:red}'), hash('é')],
  })
})
