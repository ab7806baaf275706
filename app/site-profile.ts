import { nameTrees } from '#content/own-words.ts'
import type { BusinessProfile, SiteProfile } from '#content/profile/business-profile.ts'
import type { RequestServices } from '#server/pages/request-services.ts'
import { editableTexts } from '#words/editable-texts.ts'

/** The facts with the owner's words of now. Only on the server: a browser gets sentences, not all words. */
export async function siteProfile(
  profile: BusinessProfile,
  services: Pick<RequestServices, 'ownWords'>,
): Promise<SiteProfile> {
  const ownWords = await services.ownWords()
  // The pages are built with texts of their own, which the server has not named.
  if (ownWords.size > 0) nameTrees(editableTexts)
  return { ...profile, ownWords }
}
