import { fileResponse } from '#app/file-response.ts'
import favicon from '#app/ui/icons/favicon.ico?inline'
import type { Route } from './+types/favicon.ts'

// Some programs ask for this address whatever the page says.
const bytes = Uint8Array.from(Buffer.from(favicon.slice(favicon.indexOf(',') + 1), 'base64'))

export const loader = ({ request }: Route.LoaderArgs) =>
  fileResponse(request, { bytes, type: 'image/x-icon', etag: `"${bytes.length}"`, maxAge: 86_400 })
