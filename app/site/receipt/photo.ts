import { servicesContext } from '#app/context.ts'
import { graphql } from '#app/graphql.ts'
import type { Route } from './+types/photo.ts'

const ReadPhoto = graphql(`
  query ReceiptPhoto($token: String!) {
    photo: whoComesPhoto(token: $token)
  }
`)

export async function loader({ params, context }: Route.LoaderArgs) {
  const read = await context.get(servicesContext).run(ReadPhoto, { token: params.token })
  const headers = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }
  if (!read.ok) return new Response(null, { status: 503, headers: { ...headers, 'Retry-After': '60' } })
  const { photo } = read.value
  if (!photo) return new Response(null, { status: 404, headers })
  return new Response(Buffer.from(photo, 'base64'), {
    headers: { ...headers, 'Content-Type': 'image/webp' },
  })
}
