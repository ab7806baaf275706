import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { defaultProfile } from '#content/business-profile.ts'
import { HomePage } from './home-page.tsx'

const html = renderToStaticMarkup(<HomePage profile={defaultProfile} form={<form />} />)
const all = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '')

describe('the home page', () => {
  test('has no style attribute, which the content security policy would refuse', () => {
    expect(html).not.toMatch(/\sstyle=/)
  })

  test('has no dead link: every anchor exists, every address is the home page, a phone or a mailbox', () => {
    const ids = all(/ id="([^"]+)"/g)
    for (const href of all(/<a [^>]*href="([^"]+)"/g)) {
      expect(href).toMatch(/^(\/(\?service=[a-z-]+)?(#.+)?|#.+|tel:\+1713555\d{4}|mailto:.+)$/)
      const anchor = href.split('#')[1]
      if (anchor) expect(ids).toContain(anchor)
    }
  })

  test('draws seven different pictures, each with its own text alternative', () => {
    const alternatives = all(/role="img" aria-label="([^"]+)"/g)
    expect(alternatives).toHaveLength(7)
    expect(new Set(alternatives).size).toBe(7)
  })

  test('one main heading, and no level is skipped', () => {
    const levels = all(/<h([1-6])/g).map(Number)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    levels.reduce((before, level) => {
      expect(level).toBeLessThanOrEqual(before + 1)
      return level
    }, 0)
  })

  test('shows the licence number and the words that the layout must have', () => {
    for (const text of ['B00000000', 'SAME DAY SERVICE', 'CALL US', 'EMAIL US', 'Emergency? Call Now']) {
      expect(html).toContain(text)
    }
    expect(html).toContain('24/7 Emergency Service Available')
    expect(html).toContain('Available 24/7 for emergencies')
  })
})
