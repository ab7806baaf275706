import { type BusinessProfile, defaultProfile } from '#content/business-profile.ts'

/** A valid profile input; the data service derives the E.164 form of the numbers. */
export function profileInput(changes: Partial<BusinessProfile> = {}) {
  const { dispatch, office, ...facts } = { ...defaultProfile, ...changes }
  const typed = ({ label, display }: BusinessProfile['office']) => ({ label, display })
  return { ...facts, dispatch: typed(dispatch), office: typed(office) }
}
