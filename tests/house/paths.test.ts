import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { pagePaths } from '#server/http/paths.ts'
import routes from '../../app/routes.ts'

const pathsOf = (entries: readonly RouteConfigEntry[], above = ''): string[] =>
  entries.flatMap(({ path, children = [] }) => {
    const here = path === undefined ? above : `${above}/${path}`
    return [here, ...pathsOf(children, here)]
  })

test.each(Object.entries(pagePaths))('%s: the app has a route %s, or one below it', (_name, path) => {
  expect(pathsOf(routes).filter((route) => `${route}/`.startsWith(`${path}/`))).not.toEqual([])
})
