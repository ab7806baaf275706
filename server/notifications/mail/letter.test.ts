import { expect, test } from 'vitest'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { inOurWords } from '#tests/firms.ts'
import { english } from '#tests/languages/in-english.ts'
import { bidiIsolated, customerLetter, type Letter, type LetterBlock, staffLetter } from './letter.ts'

const site = 'https://lantern.example.com'
const context = { company: inOurWords(defaultProfile), site, words: english.words }
const evil = `<img src=x onerror=alert(1)>"'&`
const link = (path: string) => ({ text: evil, href: `${site}/${path}?"<&` })

const everyBlock: readonly LetterBlock[] = [
  { p: [evil, evil] },
  { typed: evil, label: evil, note: evil },
  {
    facts: [
      { label: evil, value: evil },
      ...(['phone', 'email'] as const).map((is) => ({ label: evil, value: evil, is })),
    ],
  },
  { code: evil },
  { button: evil, href: `${site}/button?"<&` },
  { small: evil },
  { small: link('small') },
  { list: evil, items: [{ at: evil, name: evil, href: `${site}/item?"<&`, more: [evil] }] },
  { alert: evil, why: evil },
  { end: [evil, link('end'), undefined] },
]
const letter: Letter = { subject: evil, greeting: evil, heading: evil, blocks: everyBlock, footer: evil }

test('whatever is typed, in any part of a letter, is shown and not run', () => {
  const company = { ...context.company, name: evil }
  for (const { html } of [
    staffLetter(letter, { ...context, company }),
    customerLetter(letter, { ...context, company }),
  ]) {
    expect(html).not.toContain('<img')
    expect(html).not.toContain(`"'&`)
    expect(html).not.toMatch(/href="[^"]*[<]/)
    expect(html).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#39;)/)
  }
})

test('text has every block that HTML has, with its words and its links', () => {
  const { text } = staffLetter(letter, context)
  for (const path of ['button', 'small', 'end']) expect(text).toContain(`${evil}: ${site}/${path}?"<&`)
  const parts: readonly LetterBlock[] = [
    { p: ['first line', 'second line'] },
    { typed: 'typed\nlines', label: 'Message', note: 'a note' },
    { facts: [{ label: 'Phone', value: '(713) 555-0117', is: 'phone' }] },
    { list: 'Today', items: [{ at: '2 PM', name: 'Dana', href: site, more: ['', 'Safes'] }] },
    { alert: 'Look', why: 'Why: a trap' },
  ]
  const of = { subject: 's', heading: `From ${bidiIsolated('Dana')}`, blocks: parts, footer: 'The end.' }
  expect(staffLetter(of, context).text).toBe(`From Dana

first line
second line

Message:
typed
lines
a note

Phone: (713) 555-0117

Today:
- 2 PM, Dana, Safes

Look
Why: a trap

The end.
`)
})

test('notes to a job keep their lines in HTML too', () => {
  const blocks = [{ facts: [{ label: 'Notes', value: 'Gate code 12.\n<Dog>.' }] }]
  const { text, html } = staffLetter({ subject: 's', heading: 'h', blocks, footer: 'f' }, context)
  expect(text).toContain('Notes: Gate code 12.\n<Dog>.')
  expect(html).toContain('Gate code 12.<br>&lt;Dog&gt;.')
})

test('a greeting stands first in text, and below the title in HTML', () => {
  const of = { subject: 's', greeting: 'Hello Rosa,', heading: 'News.', blocks: [], footer: 'f' }
  const { text, html } = customerLetter(of, context)
  expect(text).toMatch(/^Hello Rosa,\n\nNews\.\n/)
  expect(html).toMatch(/News\.<\/h1>\n<p [^>]*>Hello Rosa,<\/p>/)
})

test('what a letter lacks leaves no gap, and a number to call is a link in HTML only', () => {
  const blocks = [false, undefined, null, '', { button: 'Call', href: 'tel:+17135550117' }] as const
  const { text, html } = staffLetter({ subject: 's', heading: 'h', blocks, footer: 'f' }, context)
  expect(text).toBe('h\n\nf\n')
  expect(html).toContain('<a href="tel:+17135550117"')
})

test('buttons and links have the color of the business', () => {
  const of = { ...letter, blocks: [{ button: 'b', href: site }, { small: link('x') }] }
  const built = staffLetter(of, context).html
  expect(built).toContain('background:#ffb627;color:#0b1424')
  expect(built).toContain('color:#96690f')
  const own = staffLetter(of, { ...context, company: { ...context.company, accent: '#1a7f5a' } }).html
  expect(own).not.toMatch(/#ffb627|#96690f/)
  expect(own).toContain('background:#1a7f5a')
})
