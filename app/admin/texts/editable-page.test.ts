import { expect, test } from 'vitest'
import { marked } from '#content/own-words.ts'
import { editablePage } from './editable-page.ts'

const lead = marked('We come to {city}.', 'home.hero.lead')

test('a marked text becomes a button in the page, and nothing else shows its mark', () => {
  const { html, keys } = editablePage(
    `<title>${lead}</title><meta content="${lead}"><script type="application/ld+json">{"name":"${lead}"}</script>` +
      `<svg><text>${lead}</text></svg><p class="a">Before ${lead} after</p><option>${lead}</option>`,
  )
  expect(html).toBe(
    `<title>We come to {city}.</title><meta content="We come to {city}.">` +
      `<svg><text>We come to {city}.</text></svg>` +
      `<p class="a">Before <span data-text="home.hero.lead" tabindex="0" role="button">We come to {city}.</span> after</p>` +
      `<option>We come to {city}.</option>`,
  )
  expect([...keys]).toEqual(['home.hero.lead'])
})

test('a text that code has cut loses what is left of its mark', () => {
  expect(
    editablePage(`<p>${lead.slice(0, -4)}</p><p>${lead.slice(-4)}</p><p>${lead.slice(3)}</p>`).html,
  ).not.toMatch(/[\uE000-\uE002]/)
})
