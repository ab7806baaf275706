import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readSvg } from './svg-source.ts'

const bar = '<rect width="400" height="100" fill="#12306b"/>'
const svg = (inner: string, root = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 400 100" ${root}>${inner}</svg>`
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')
const illustrator = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
  <!ENTITY ns_svg "http://www.w3.org/2000/svg">
]>
<svg xmlns:i="&ns_ai;" xmlns="&ns_svg;" viewBox="0 0 400 100"><switch><foreignObject requiredExtensions="&ns_ai;"
x="0" y="0" width="1" height="1"><i:aipgfRef xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#pgf"/></foreignObject>
<g i:extraneous="self">${bar}</g></switch></svg>`

test.each<[string, string | Buffer]>([
  ['entities of Illustrator', illustrator],
  ['UTF-16', utf16(svg(bar).replace('<svg', '<?xml version="1.0" encoding="UTF-16"?><svg'))],
  ['UTF-16 from its other end', utf16(svg(bar)).swap16()],
  ['UTF-8 that calls itself UTF-16', `<?xml version="1.0" encoding="utf-16"?>${svg(bar)}`],
  [
    'a Latin encoding',
    Buffer.from(`<?xml version="1.0" encoding="iso-8859-1"?>${svg(`<title>é</title>${bar}`)}`, 'latin1'),
  ],
  [
    'a prefix',
    svg(bar)
      .replace(/<(\/?)/g, '<$1ns0:')
      .replace('xmlns=', 'xmlns:ns0='),
  ],
  ['compressed', gzipSync(svg(bar))],
  ['a long comment before it', `<!-- ${'x'.repeat(5000)} -->${svg(bar)}`],
  ['copied out of a page', `<svg viewBox="0 0 400 100"><use xlink:href="#a"/><g id="a">${bar}</g></svg>`],
  ['a variable of Figma', svg(bar.replace('#12306b', 'var(--fill-0, #12306b)'))],
  ['a picture in it', svg(`${bar}<image href="data:image/png;base64,${pixel}" width="1" height="1"/>`)],
  [
    'letters that are commented out, empty or a title',
    svg(`<title>Bayou</title>${bar}<!--<text>a</text>--><text> </text><text/>`),
  ],
  [
    'a font that nothing uses',
    svg(`<style>@import url('https://fonts.googleapis.com/css');@font-face{src:url(a.woff)}</style>${bar}`),
  ],
  [
    'scripts and handlers',
    svg(`<script>alert(1)</script>${bar}<a href="https://example.com"><g onload="alert(2)"/></a>`),
  ],
])('%s: taken, and drawn as it is', async (_what, file) => {
  const source = readSvg(Buffer.from(file))
  expect(source).toBeInstanceOf(Buffer)
  const { data, info } = await sharp(Buffer.from(source)).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height, data.subarray(-info.channels).subarray(0, 3).toString('hex')]).toEqual([
    400,
    100,
    '12306b',
  ])
})

const entity = (subset: string, inner: string) => `<!DOCTYPE svg [${subset}]>${svg(inner)}`

test.each<[string, string | Buffer, string]>([
  ['text', 'Not a picture', 'type'],
  ['a page', `<!doctype html><html><body>${svg(bar)}</body></html>`, 'type'],
  ['compressed without end', gzipSync(Buffer.alloc(40 * 1024 * 1024)), 'type'],
  ['broken compression', Buffer.from([0x1f, 0x8b, 1, 2]), 'type'],
  ['entities in entities', entity('<!ENTITY a "aa"><!ENTITY b "&a;&a;">', '&b;'), 'entities'],
  [
    'an entity used too often',
    entity(`<!ENTITY a "${'a'.repeat(40_000)}">`, '&a;'.repeat(1_000)),
    'entities',
  ],
  ['a file as an entity', entity('<!ENTITY a SYSTEM "file:///etc/passwd">', '&a;'), 'entities'],
  ['a parameter entity', entity('<!ENTITY % a SYSTEM "http://a.example/x.dtd"> %a;', bar), 'entities'],
  ['live text', svg('<text x="10" y="80" font-family="Montserrat">Bayou Lock</text>'), 'text'],
  [
    'live text in spans and with a prefix',
    svg('<x:text xmlns:x="http://www.w3.org/2000/svg"><x:tspan>B</x:tspan></x:text>'),
    'text',
  ],
  ['flowing text', svg('<flowRoot><flowPara>Bayou</flowPara></flowRoot>'), 'text'],
  [
    'a piece of a page',
    svg(`${bar}<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">B</p></foreignObject>`),
    'foreign',
  ],
  ['a linked picture', svg(`${bar}<image href="logo.png" width="9" height="9"/>`), 'linked'],
  [
    'a linked picture, as older programs write it',
    svg(`<image xlink:href='https://a.example/b.png'/>`),
    'linked',
  ],
  ['a drawing in a drawing', svg('<image href="data:image/svg+xml,%3Csvg/%3E"/>'), 'linked'],
  ['a part of another file', svg('<use href="other.svg#a"/>'), 'linked'],
  ['a fill of another file', svg('<rect width="9" height="9" fill="url(other.svg#a)"/>'), 'linked'],
  ['another style sheet', `<?xml-stylesheet href="a.css"?>${svg(bar)}`, 'linked'],
  ['an imported style sheet', svg(`<style>@import "a.css";</style>${bar}`), 'linked'],
])('%s: refused', (_what, file, problem) => {
  expect(readSvg(Buffer.from(file))).toBe(problem)
})
