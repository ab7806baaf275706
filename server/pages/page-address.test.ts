import { expect, test } from 'vitest'
import { pageAddress, showsVotes } from './page-address.ts'

const addressOf = (target: string, method = 'GET') => pageAddress({ method, target })

test('a public page is known by its path', () => {
  for (const path of ['/', '/about', '/blog/what-to-do-when-locked-out', '/services/doors-24']) {
    expect(addressOf(path)).toBe(path)
    expect(addressOf(path, 'HEAD')).toBe(path)
  }
})

test('parameters that a page does not read are dropped', () => {
  expect(addressOf('/?utm_source=maps&utm_campaign=a%20b&gclid=x&fbclid=y&msclkid=z')).toBe('/')
  expect(addressOf('/about?')).toBe('/about')
  expect(addressOf('/about?service=safes&x1=2')).toBe('/about')
  expect(addressOf('/?index&x8261=1')).toBe('/')
})

test('parameters that a page reads are in one order, each once', () => {
  expect(addressOf('/blog?page=2&utm_source=x&category=Doors+%26+more')).toBe(
    '/blog?category=Doors+%26+more&page=2',
  )
  expect(addressOf('/blog?page=3&page=4')).toBe('/blog?page=3')
  expect(addressOf('/reviews?sort=helpful&stars=5')).toBe('/reviews?stars=5&sort=helpful')
  expect(addressOf('/search?q=lost+key')).toBe('/search?q=lost+key')
})

test.each([
  '/?service=plumbing',
  '/?service=',
  '/blog?page=1',
  '/blog?page=0',
  '/blog?page=99999',
  '/blog?page=2x',
  '/reviews?stars=6',
  '/reviews?sort=newest',
  '/reviews?sort=toString',
  '/search?q=',
  `/search?q=${'a'.repeat(201)}`,
  '/contact?service=nothing',
  '/reviews/new?service=nothing',
])('%s says no more than without it', (target) => {
  expect(addressOf(target)).toBe(target.split('?')[0])
})

test('pages for one person are not shared', () => {
  for (const target of ['/reviews?voted=x', '/reviews?stars=5&again=1', '/reviews/new?invitation=abc'])
    expect(addressOf(target), target).toBeUndefined()
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
    expect(addressOf(path), path).toBeUndefined()
  for (const method of ['POST', 'PUT', 'OPTIONS', 'get']) expect(addressOf('/', method)).toBeUndefined()
})

test('other spellings of an address are not cached', () => {
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
    expect(addressOf(path), path).toBeUndefined()
})

test('showsVotes: the pages of reviews, under any host', () => {
  for (const key of ['/reviews', '/reviews?stars=5', 'https://a.example:8443/reviews?page=2'])
    expect(showsVotes(key), key).toBe(true)
  for (const key of ['/', '/reviews/new', '/blog/reviews', 'http://reviews/'])
    expect(showsVotes(key), key).toBe(false)
})
