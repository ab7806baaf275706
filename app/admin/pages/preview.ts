import { data, href } from 'react-router'
import { address } from '#app/address.ts'
import { valuesIn } from '#app/admin/form/record-action.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { previewResponse } from '#app/admin/screen/preview-response.ts'
import { servicesContext } from '#app/context.ts'
import type { Route } from './+types/preview.ts'
import { pageNames } from './page-values.ts'

export const handle = { needs: { area: 'content', to: 'read' } } satisfies ScreenHandle

export async function action({ context, request }: Route.ActionArgs) {
  const { nonce, preview } = context.get(servicesContext)
  const page = valuesIn(pageNames, await request.formData())
  // Any address of one part is this page: its own may be another page's still.
  const drawn = await preview(address(href('/:slug', { slug: 'page-preview' })), {
    previewedPage: { ...page, label: page.label || null },
  })
  return previewResponse(drawn, nonce)
}

export const loader = () => {
  throw data(null, { status: 404 })
}
