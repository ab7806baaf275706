import { data, href } from 'react-router'
import { address } from '#app/address.ts'
import { staffContext } from '#app/admin/access.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { previewResponse } from '#app/admin/screen/preview-response.ts'
import { textIn } from '#app/admin/submission/submitted.ts'
import { BusinessFacts } from '#app/business-facts.ts'
import { servicesContext } from '#app/context.ts'
import { graphql } from '#app/graphql.ts'
import { profileSections } from '#content/profile/profile-sections.ts'
import type { Route } from './+types/preview.ts'
import { inputFrom } from './read-business.ts'
import { textsIn } from './typed-profile.ts'

export const handle = { needs: { area: 'settings', to: 'write' } } satisfies ScreenHandle

const DraftBusiness = graphql(
  `
  query AdminDraftBusiness($input: BusinessProfileInput!) {
    draftBusinessProfile(input: $input) { ...BusinessFacts }
  }
`,
  [BusinessFacts],
)

/** The home page with facts that are typed and not saved. */
export async function action({ context, request }: Route.ActionArgs) {
  const { nonce, preview } = context.get(servicesContext)
  const { run } = context.get(staffContext)
  const form = await request.formData()
  const section = profileSections.find((known) => known === textIn(form, 'section'))
  if (!section) throw data(null, { status: 400 })
  const drafted = await run(DraftBusiness, { input: await inputFrom(section, textsIn(form), run) })
  if (!drafted.ok)
    throw new Response(drafted.refusal.message, { status: drafted.refusal.code === 'FORBIDDEN' ? 403 : 503 })
  const drawn = await preview(address(href('/')), { previewedProfile: drafted.value.draftBusinessProfile })
  return previewResponse(drawn, nonce)
}

export const loader = () => {
  throw data(null, { status: 404 })
}
