import { expect, test } from 'vitest'
import { parseStyleSheet, usedStyles } from './used-styles.ts'

const written = (css: string, used: string[], mentions: string[] = []) =>
  parseStyleSheet(css).write((name) => used.includes(name), mentions)

test('a rule stays when every class of one of its selectors is used', () => {
  expect(written('.a{x:1}.b{x:2}.a .b{x:3}.a,.b:hover{x:4}p{x:5}.a>p.c{x:6}', ['.a', 'p'])).toBe(
    '.a{x:1}.a{x:4}p{x:5}',
  )
})

test('a rule for elements stays when the page has them', () => {
  const css = '*,:before{x:1}:root{x:2}p,Table{x:3}.a>td{x:4}#menu li{x:5}.p{x:6}abbr:where([title]){x:7}'
  expect(written(css, ['.a', 'p', 'li'])).toBe('*,:before{x:1}:root{x:2}p{x:3}#menu li{x:5}')
})

test('a rule for a part of an input stays when the page has one of that type', () => {
  const css =
    '::file-selector-button{x:1}::-webkit-date-and-time-value{x:2}::-webkit-calendar-picker-indicator{x:2}' +
    '::-webkit-search-decoration{x:3}::-webkit-inner-spin-button{x:4}::placeholder{x:5}'
  const all = ['file', 'date', 'search', 'number', 'placeholder'].map((type) => `input[${type}]`)
  expect(written(css, all)).toBe(css)
  const ofDates =
    '::-webkit-date-and-time-value{x:2}::-webkit-calendar-picker-indicator{x:2}::placeholder{x:5}'
  expect(written(css, ['input', 'input[date]', 'input[placeholder]'])).toBe(ofDates)
  const page = (rules: string) =>
    `<style data-href="site">${rules}</style><input type="datetime-local" placeholder=""/>`
  expect(usedStyles()(page(css))).toBe(page(ofDates))
})

test('a font stays when the page has a letter of its range, which it needs where two have some', () => {
  const face = (file: string, range: string) => `@font-face{src:url(${file})${range}}`
  const ranges = [';unicode-range:U+E2-E8,U+2122', ';unicode-range:U+20-7E, U+E9']
  const css = `${ranges.map((range, i) => face(`${i}`, range)).join('')}@font-face{src:local(b)}`
  const cut = (text: string) => usedStyles()(`<style data-href="site">${css}</style>${text}`)
  expect(cut('é')).toBe(`<style data-href="site">${face('1', '')}@font-face{src:local(b)}</style>é`)
  expect(cut('äé')).toBe(`<style data-href="site">${css}</style>äé`)
})

test('a declaration that stands several times in a row is written once', () => {
  expect(written('p{x:1;x:1;x:1;y:2;x:1}', ['p'])).toBe('p{x:1;y:2;x:1}')
})

test('classes inside :not(), :has() and attributes are ignored', () => {
  const css = '.a:not(.b){x:1}:root:has(.m:popover-open){x:2}.a[href$=".pdf"]{x:3}.a:not(:is(.b,p)){x:4}'
  expect(written(css, ['.a'])).toBe(css)
})

test('a rule with :is() or :where() stays when one of its alternatives is used', () => {
  const css =
    '.a:is(.b.c,.d){x:1}:is(.e,p)>.a{x:2}.a:is(:where(.f):focus~*){x:3}.a:where([type=button],.g){x:4}:is(.a,:is(.h,.i)) u{x:5}'
  expect(written(css, ['.a', '.b', '.d'])).toBe('.a:is(.b.c,.d){x:1}.a:where([type=button],.g){x:4}')
  expect(written(css, ['.a', '.b', 'p', '.f'])).toBe(
    ':is(.e,p)>.a{x:2}.a:is(:where(.f):focus~*){x:3}.a:where([type=button],.g){x:4}',
  )
  expect(written(css, ['.i', 'u'])).toBe(':is(.a,:is(.h,.i)) u{x:5}')
})

test('names are compared without their escapes', () => {
  const css = '.md\\:grid-cols-\\[minmax\\(0\\,5fr\\)_7fr\\]{x:1}.w-1\\/2{x:2}.\\32 xl{x:3}.mt-1\\.5{x:4}'
  expect(written(css, ['.md:grid-cols-[minmax(0,5fr)_7fr]', '.w-1/2', '.2xl', '.mt-1.5'])).toBe(css)
  expect(written(css, [])).toBe('')
})

test('a layer that becomes empty keeps its place among the layers; other empty groups go', () => {
  expect(written('@layer a{.x{p:1}}@media print{.x{p:1}}@layer b{p{p:1}}@layer a{p{p:2}}', ['p'])).toBe(
    '@layer a;@layer b{p{p:1}}@layer a{p{p:2}}',
  )
})

test('keyframes, properties and variables stay when something that stays names them, directly or not', () => {
  const css =
    ':root{--a:var(--b);--b:1;--c:2;--d:3}@property --b{syntax:"*";inherits:false}@property --c{syntax:"*";inherits:false}' +
    '@keyframes turn{to{x:var(--d)}}@keyframes idle{to{x:1}}.p{width:var(--a);animation:turn 1s}.q{animation:idle 1s}'
  const text = written(css, ['.p'])
  for (const kept of ['--a:', '--b:1', '--d:3', '@property --b', '@keyframes turn'])
    expect(text).toContain(kept)
  for (const gone of ['--c', 'idle', '.q']) expect(text).not.toContain(gone)
  expect(written(css, ['.p'], ['--c'])).toContain('--c:2')
})

test('a value of the theme that is set once is written out, unless it changes or is named outside', () => {
  const theme = (values: string) => `@layer theme{:root,:host{${values}}}`
  const rule = 'p{color:var(--ink);font:var(--size) a;margin:var(--gap);top:var(--mine)}'
  const css = `${theme('--ink:red;--size:2px;--gap:3px;--mine:4px')}${rule}.night{--ink:blue}`
  const html = (styles: string) =>
    `<style data-href="site">${styles}</style><style>:root{--mine:5px}</style><p class="night">`
  expect(usedStyles()(html(css))).toBe(
    html(
      `${theme('--ink:red;--mine:4px')}p{color:var(--ink);font:2px a;margin:3px;top:var(--mine)}.night{--ink:blue}`,
    ),
  )
})

test('a registered property that nothing sets has its initial value, or what stands in for it', () => {
  const page = (styles: string) => `<style data-href="site">${styles}</style><p class="tight">`
  const properties =
    '@property --leading{syntax:"*";inherits:false}@property --line{syntax:"*";inherits:false;initial-value:solid}'
  const rule = 'p{line-height:var(--leading,var(--normal));border-style:var(--line)}'
  expect(usedStyles()(page(`${rule}.none{--leading:1;--line:dashed}${properties}`))).toBe(
    page('p{line-height:var(--normal);border-style:solid}'),
  )
  const set = `${rule}.tight{--leading:1;--line:dashed}${properties}`
  expect(usedStyles()(page(set))).toBe(page(set))
})
