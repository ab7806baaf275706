import { expect, test } from 'vitest'
import { defaultProfile } from './business-profile.ts'
import { claimNames, claimsOf, withoutClaim } from './claims.ts'
import { practices } from './practices.ts'

test('what takes a claim away leaves nothing of it, for all but what every business has', () => {
  const kept = claimNames.filter((name) => !withoutClaim(name))
  expect(kept).toEqual(['name', 'place', 'dispatch', 'hiddenServices', ...practices])
  for (const name of claimNames.filter((each) => !kept.includes(each)))
    expect(claimsOf({ ...defaultProfile, ...withoutClaim(name) }), name).not.toContain(name)
})
