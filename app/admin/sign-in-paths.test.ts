import { expect, test } from 'vitest'
import { safeReturnPath, signInPathFor } from './sign-in-paths.ts'

test.each(['/admin', '/admin/quotes', '/admin/quotes?status=new&q=a%20b#quote-1'])('%s is kept', (path) => {
  expect(safeReturnPath(path)).toBe(path)
})

test.each([
  null,
  undefined,
  '',
  'admin/quotes',
  'https://evil.example/admin',
  '//evil.example/admin',
  '/\\evil.example/admin',
  '/\t/evil.example/admin',
  'javascript:alert(1)',
  '/admin/../reviews',
  '/administrator',
  '/',
  '/admin/login?from=/admin/login',
  '/admin/sign-out',
  '/admin/setup?token=x',
])('%j becomes /admin', (path) => {
  expect(safeReturnPath(path)).toBe('/admin')
})

test('the way to sign in remembers the page, and says nothing about the default one', () => {
  expect(signInPathFor(new URL('https://a.example/admin/quotes?status=new'))).toBe(
    '/admin/login?from=%2Fadmin%2Fquotes%3Fstatus%3Dnew',
  )
  expect(signInPathFor(new URL('https://a.example/admin'))).toBe('/admin/login')
})
