import { type BusinessProfile, defaultProfile } from '#content/business-profile.ts'

/** A profile as it is sent: the E.164 form of a number is the data service's to work out. */
export function profileInput(changes: Partial<BusinessProfile> = {}) {
  const { dispatch, office, ...facts } = { ...defaultProfile, ...changes }
  const typed = ({ label, display }: BusinessProfile['office']) => ({ label, display })
  return { ...facts, dispatch: typed(dispatch), office: typed(office) }
}
