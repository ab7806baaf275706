import { expect, test } from 'vitest'
import { firstPostContent, firstPosts } from '#words/site/first-posts.ts'
import { proseOf } from './markdown.ts'

const html = (markdown: string) => proseOf(markdown).html

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">a</a>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<style>*{display:none}</style>',
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt:alert(1))',
  '[a](  javascript:alert(1))',
  '[a](javascript&colon;alert(1))',
  '[a](&#106;avascript:alert(1))',
  '[a](java&#10;script:alert(1))',
  '[a](&#1;javascript:alert(1))',
  '[a](vbscript:msgbox(1))',
  '[a](data:text/html;base64,PHNjcmlwdD4=)',
  '[a](blob:https://example.com/1)',
  '[a](file:///etc/passwd)',
  '![a](data:image/svg+xml;base64,PHN2Zz4=)',
  '![a](javascript:alert(1))',
  '<javascript:alert(1)>',
  '[a][1]\n\n[1]: javascript:alert(1)',
  '[a](https://example.com "x\\" onmouseover=\\"alert(1)")',
  '![x" onerror="alert(1)](https://example.com/a.png)',
  '[a](https://example.com/"onmouseover="alert(1))',
  '# <b onclick=alert(1)>a</b>',
  '```"><script>alert(1)</script>\ncode\n```',
  '```x" onclick="alert(1)\ncode\n```',
]

test.each(attacks)('no script runs: %s', (attack) => {
  const tags = html(attack).match(/<[^>]*>/g) ?? []
  for (const tag of tags) {
    expect(tag).toMatch(/^<\/?(?:p|a|img|h2|pre|code)\b/)
    // Quoted values are text; outside of them no attribute may have been smuggled in.
    const bare = tag.replace(/"[^"]*"/g, '""')
    expect(bare).not.toMatch(/\bon\w+=|srcdoc|style=/i)
    expect(tag).not.toMatch(/(?:href|src)="\s*(?:javascript|vbscript|data|blob|file):/i)
  }
})

test('links of this site, of the web, and to call or write', () => {
  expect(html('[a](/quote) [b](#about-x) [c](tel:+17135550142) [d](mailto:a@example.com)')).toBe(
    '<p><a href="/quote">a</a> <a href="#about-x">b</a> <a href="tel:+17135550142">c</a> <a href="mailto:a@example.com">d</a></p>\n',
  )
  expect(html('[a](https://example.com/)')).toContain('<a href="https://example.com/" rel="noopener">')
  expect(html('[a](//example.com/)')).toContain('rel="noopener"')
})

test('an address in the text becomes a link; a word with a dot does not', () => {
  expect(html('See https://example.com/a.')).toContain('<a href="https://example.com/a" rel="noopener">')
  expect(html('Our readme.md and lock.it')).toBe('<p>Our readme.md and lock.it</p>\n')
})

test('the page keeps its one first-level heading; the others stay where they are', () => {
  const text = html('# One\n\n## Two\n\n### Three\n\n#### Four')
  expect(text).not.toContain('<h1')
  expect(text).toContain('<h2 id="about-one">One</h2>')
  expect(text).toContain('<h2 id="about-two">Two</h2>')
  expect(text).toContain('<h3 id="about-three">Three</h3>')
  expect(text).toContain('<h4>Four</h4>')
})

test('chapters carry the plain words of second-level headings, each with a name of its own', () => {
  const { chapters } = proseOf('## The **front** `door`\n\n### Inside\n\n## Don’t\n\n## Don’t\n\n## ¿?')
  expect(chapters).toEqual([
    { id: 'about-the-front-door', title: 'The front door' },
    { id: 'about-dont', title: 'Don’t' },
    { id: 'about-dont-2', title: 'Don’t' },
    { id: 'about-section', title: '¿?' },
  ])
})

test('lists within lists', () => {
  expect(html('1. one\n   - a\n   - b\n2. two').replace(/\n/g, '')).toBe(
    '<ol><li>one<ul><li>a</li><li>b</li></ul></li><li>two</li></ol>',
  )
})

test('a table stands in a frame that scrolls', () => {
  const table = html('| A | B |\n| --- | --- |\n| 1 | <b>2</b> |')
  expect(table).toMatch(/^<div class="table-frame" tabindex="0"><table>/)
  expect(table).toContain('<td>&lt;b&gt;2&lt;/b&gt;</td>')
  expect(table).toMatch(/<\/table><\/div>\n$/)
})

test('columns that are aligned carry no style attribute, which the policy would refuse', () => {
  const table = html('| A | B |\n| :-- | --: |\n| 1 | 2 |')
  expect(table).toContain('<td data-align="right">2</td>')
  expect(table).not.toContain('style=')
})

test('images wait until they are near', () => {
  expect(html('![A strike](/strike.png "Strike")')).toContain(
    '<img src="/strike.png" alt="A strike" title="Strike" loading="lazy" decoding="async">',
  )
})

test.each(firstPosts)(
  'the built-in post $slug: chapters, and nothing that the policy refuses',
  ({ file }) => {
    const { html: text, chapters } = proseOf(firstPostContent(file))
    expect(chapters.length).toBeGreaterThan(3)
    expect(text).not.toMatch(/<h1|style=|<script/)
  },
)
