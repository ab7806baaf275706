import { expect, test } from 'vitest'
import { markdownOf, pictureNotes, picturesIn, plainTextOf } from './html-markdown.ts'

test.each([
  [
    '<!-- wp:heading --><h2>Locks</h2><!-- /wp:heading --><p>A <strong>good</strong>&nbsp;one 🔑</p>',
    '## Locks\n\nA **good** one 🔑',
  ],
  ['First line\nsecond\n\nNext <em>one</em>', 'First line\\\nsecond\n\nNext *one*'],
  [
    '<p>Before</p><script>alert(1)</script><iframe src="https://x.example"></iframe><style>p{}</style>',
    'Before',
  ],
  ['<a href="javascript:alert(1)">Press</a> <a href="/about">About</a>', 'Press [About](/about)'],
  ['<a href="https://old.example/big.jpg"><img src="https://old.example/small.jpg"></a>', ''],
  [
    '[gallery ids="1,2"][caption id="a" width="3"]A lock[/caption] he wrote [sic]',
    'A lock he wrote \\[sic\\]',
  ],
  ['<p>Not <b>closed <i>at <ul><li>all', 'Not **closed *at***\n\n-   ***all***'],
  ['<pre>one\n\ntwo</pre>', '```\none\n\ntwo\n```'],
])('%s', (html, markdown) => {
  expect(markdownOf(html)).toBe(markdown)
})

test('what is nested without end is refused, and long texts without end are read', () => {
  expect(markdownOf('<div>'.repeat(50_000))).toBeUndefined()
  expect(plainTextOf('<b>'.repeat(50_000))).toBeUndefined()
  expect(markdownOf('<p>one<li>two<br>'.repeat(1_000))).toContain('two')
  expect(markdownOf(`[${'a '.repeat(50_000)}`)).toContain('a a')
})

test('a text without its form', () => {
  expect(plainTextOf('Tom&#8217;s <b>snake_case</b>.<script>x</script>\n[gallery ids="1"]')).toBe(
    'Tom’s snake_case.',
  )
})

test('pictures are named below the text', () => {
  const pictures = picturesIn(
    '<img alt="A [deadbolt]" src="https://old.example/a b.jpg"><img src=\'https://old.example/c.jpg\'><img src="data:image/png;base64,x"><img src="https://old.example/c.jpg">',
  )
  expect(pictureNotes(pictures)).toBe(
    '[Picture 1: A deadbolt]: <https://old.example/a%20b.jpg>\n[Picture 2]: <https://old.example/c.jpg>',
  )
})
