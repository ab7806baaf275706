import { expect, vi } from 'vitest'
import { type BusinessProfile, defaultProfile } from '#content/profile/business-profile.ts'
import { call, dataOf, ownerCookie, type TestLantern } from './lantern.ts'

/** The data service derives the E.164 numbers. */
export function profileInput(changes: Partial<BusinessProfile> = {}) {
  const { dispatch, office, ...facts } = { ...defaultProfile, ...changes }
  const typed = ({ label, display }: BusinessProfile['dispatch']) => ({ label, display })
  return { ...facts, dispatch: typed(dispatch), office: office && typed(office) }
}

/** With them the site may be opened to search engines. */
export const realFacts: Partial<BusinessProfile> = {
  dispatch: { label: 'Dispatch', display: '(713) 864-2200', e164: '+17138642200' },
  office: { label: 'Office', display: '(713) 864-2201', e164: '+17138642201' },
  email: 'office@bayoulock.net',
  licenses: [{ number: 'B18234', holder: 'Bayou Lock', covers: 'Locksmith', authority: null, lookUp: null }],
}

export async function enterRealFacts(lantern: TestLantern): Promise<void> {
  const query = 'mutation ($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { name } }'
  const input = profileInput(realFacts)
  dataOf(await call(lantern, query, { input }, await ownerCookie(lantern)), 'updateBusinessProfile')
  dataOf(
    await call(lantern, 'mutation { openSite(isOpen: true) }', {}, await ownerCookie(lantern)),
    'openSite',
  )
  await vi.waitFor(() => expect(lantern.savedProfile.site().isOpened).toBe(true), 20_000)
  await vi.waitFor(() => expect(lantern.savedProfile.current()?.email).toBe(realFacts.email), 20_000)
}
