import { globSync, readFileSync } from 'node:fs'
import postcss, { type Container, type Rule } from 'postcss'
import { expect, test } from 'vitest'

const isRule = (node: Container): node is Rule => node.type === 'rule'

/** With those around it, and each `:has(...)` as `:has`. */
function wholeSelectors(rule: Rule): string[] {
  const around = rule.parent && isRule(rule.parent) ? wholeSelectors(rule.parent) : ['']
  return rule.selectors.flatMap((selector) =>
    around.map((outer) =>
      (selector.includes('&') ? selector.replaceAll('&', outer) : `${outer} ${selector}`).replace(
        /:has\((?:[^()]|\([^()]*\))*\)/g,
        ':has',
      ),
    ),
  )
}

const invalidatesEverything = (selector: string) => /:has\b.*[\s>+~]\*/.test(selector)

/** Chromium then styles all elements of a screen anew with each focus and press: 20 to 55 ms on a slow phone. */
test('no rule selects any element by what :has() says of one around it', () => {
  const selectors = globSync('app/**/*.css').flatMap((file) => {
    const found: string[] = []
    postcss.parse(readFileSync(file, 'utf8')).walkRules((rule) => {
      found.push(
        ...wholeSelectors(rule)
          .filter(invalidatesEverything)
          .map((selector) => `${file}: ${selector}`),
      )
    })
    return found
  })
  expect(selectors).toEqual([])
  expect(invalidatesEverything('.buttons:has > *')).toBe(true)
})
