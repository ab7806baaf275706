import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { isAt, loggedPath, pagePaths } from '#server/http/paths.ts'
import routes from '../../app/routes.ts'

const pathsOf = (entries: readonly RouteConfigEntry[], above = ''): string[] =>
  entries.flatMap(({ path, children = [] }) => {
    const here = path === undefined ? above : `${above}/${path}`
    return [here, ...pathsOf(children, here)]
  })

test.each(Object.entries(pagePaths))('%s: the app has a route %s, or one below it', (_name, path) => {
  expect(pathsOf(routes).filter((route) => `${route}/`.startsWith(`${path}/`))).not.toEqual([])
})

test.each([
  ['/receipt/Quote_1.token/version', '/receipt/…'],
  ['/invoice/1.token.pdf', '/invoice/…'],
  ['/calendar/1.token.ics', '/calendar/…'],
  ['/invoices-explained', '/invoices-explained'],
  ['/admin/inbox', '/admin/inbox'],
])('the log says of %s no token: %s', (path, logged) => {
  expect(loggedPath(path)).toBe(logged)
})

test('a page has its data and what is below it, not its neighbors', () => {
  const { login } = pagePaths
  const paths = [login, `${login}.data`, `${login}/code`, `${login}-help`, '/admin']
  expect(paths.filter((path) => isAt(path, login))).toEqual(paths.slice(0, 3))
})
