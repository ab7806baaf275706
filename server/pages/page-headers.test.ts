import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineHashes } from './page-headers.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('inline styles and scripts that run are named once each; files and data are not', () => {
  const html = `<style data-href="site" nonce="n+/=">a{color:red}</style><style nonce="n+/=">é</style>
    <script nonce="n+/=">go()</script><script type="module" nonce="n+/=">go()</script><script nonce="n+/=" type="module">\n1</script>
    <script src="/a.js" nonce="n+/="></script><script type="application/json" nonce="n+/=">{"a":1}</script>
    <script type="application/ld+json">{}</script>`
  expect(inlineHashes(html, 'n+/=')).toEqual({
    scripts: [hash('go()'), hash('\n1')],
    styles: [hash('a{color:red}'), hash('é')],
  })
})

test('a script without the nonce is not trusted', () => {
  const html = `<script>steal()</script><style>a{}</style><script nonce="guess">steal()</script>
    <script data-x=' nonce="n+/=1"'>steal()</script>`
  expect(inlineHashes(html, 'n+/=')).toEqual({ scripts: [], styles: [] })
})
