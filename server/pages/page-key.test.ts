import { expect, test } from 'vitest'
import { pageKey } from './page-key.ts'

const keyOf = (target: string, method = 'GET') => pageKey({ method, target }, '')

test('a public page is known by its path alone', () => {
  for (const path of ['/', '/about', '/blog/what-to-do-when-locked-out', '/services/doors-24']) {
    expect(keyOf(path)).toBe(path)
    expect(keyOf(path, 'HEAD')).toBe(path)
  }
})

test('marks of advertisers change nothing', () => {
  expect(keyOf('/?utm_source=maps&utm_campaign=a%20b&gclid=x&fbclid=y&msclkid=z')).toBe('/')
  expect(keyOf('/about?')).toBe('/about')
})

test('any other query is somebody’s own page', () => {
  for (const query of ['service=safes', 'gclid=1&service=safes', 'index', 'utm=1', 'xgclid=1', 'utm_source'])
    expect(keyOf(`/?${query}`), query).toBe(query === 'utm_source' ? '/' : undefined)
})

test('panel, receipts, files, services and health are never shared; nor is anything but reading', () => {
  for (const path of [
    '/admin',
    '/admin/quotes',
    '/receipt/abc',
    '/files/x',
    '/graphql',
    '/healthz',
    '/readyz',
    '/assets/x',
  ])
    expect(keyOf(path), path).toBeUndefined()
  for (const method of ['POST', 'PUT', 'OPTIONS', 'get']) expect(keyOf('/', method)).toBeUndefined()
})

test('only our own spelling of an address has a place in the cache', () => {
  for (const path of [
    '/ABOUT',
    '/about/',
    '//about',
    '/%61bout',
    '/a/../about',
    '/about.data',
    '*',
    '',
    'http://x/',
  ])
    expect(keyOf(path), path).toBeUndefined()
})

test('without PUBLIC_URL each name of the site has pages of its own', () => {
  expect(pageKey({ method: 'GET', target: '/about' }, 'http://a')).not.toBe(
    pageKey({ method: 'GET', target: '/about' }, 'http://b'),
  )
})
