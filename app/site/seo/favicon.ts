import { servicesContext } from '#app/context.ts'
import { fileResponse } from '#app/file-response.ts'
import favicon from '#app/ui/icons/favicon.ico?inline'
import { iconMark, markPath } from '#content/profile/brand.ts'
import type { Route } from './+types/favicon.ts'

// Some programs ask for this address whatever the page says.
const bytes = Uint8Array.from(Buffer.from(favicon.slice(favicon.indexOf(',') + 1), 'base64'))

export function loader({ request, context }: Route.LoaderArgs) {
  const firm = context.get(servicesContext).savedProfile()
  const mark = firm && iconMark(firm)
  if (mark)
    return new Response(null, {
      status: 302,
      headers: { location: markPath(mark, '32'), 'cache-control': 'public, max-age=3600' },
    })
  return fileResponse(request, { bytes, type: 'image/x-icon', etag: `"${bytes.length}"`, maxAge: 86_400 })
}
