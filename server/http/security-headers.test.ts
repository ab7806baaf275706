import { expect, test } from 'vitest'
import { pagePaths } from './paths.ts'
import { securityHeaders } from './security-headers.ts'

const policyOf = (path?: string) => securityHeaders({ secure: true, path })['Permissions-Policy']

test('only the page for emergencies may ask for the location', () => {
  expect(policyOf(pagePaths.sos)).toContain('geolocation=(self)')
  for (const path of [undefined, '/', '/quote', '/sos/', '/admin'])
    expect(policyOf(path)).toContain('geolocation=()')
})
