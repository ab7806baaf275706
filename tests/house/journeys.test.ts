import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const journeys = globSync('tests/journeys/**/*.ts').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}))

const found = (pattern: RegExp, isWrong: (ms: number) => boolean = () => true) =>
  journeys.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].flatMap(([all, ms = '']) =>
      isWrong(Number(ms.replaceAll('_', ''))) ? [`${file}: ${all}`] : [],
    ),
  )

/** Of one try among several (`toPass`). */
const longestTryMs = 5_000

test('no journey gives up before the others on a busy machine: a wait of its own is one try, or as long as all', () => {
  const [, shown = ''] =
    /\bexpect: \{ timeout: ([\d_]+)/.exec(readFileSync('playwright.config.ts', 'utf8')) ?? []
  const shortest = Number(shown.replaceAll('_', ''))
  expect(shortest).toBeGreaterThanOrEqual(40_000)
  expect(found(/\btimeout: ([\d_]+)/g, (ms) => ms > longestTryMs && ms < shortest)).toEqual([])
  expect(found(/toPass\(\{[^)]*timeout: ([\d_]+)/g)).toEqual([])
  expect(found(/actionTimeout/g)).toEqual([])
})

test('no journey sleeps for what it could wait for', () => {
  expect(found(/waitForTimeout\(([\d_]+)/g, (ms) => ms > 1_500)).toEqual([])
})
