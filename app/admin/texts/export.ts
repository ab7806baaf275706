import { staffContext } from '#app/admin/access.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { servicesContext } from '#app/context.ts'
import type { Route } from './+types/export.ts'
import { ReadTexts } from './text-data.ts'

export const handle = { needs: { area: 'content', to: 'read' } } satisfies ScreenHandle

/** All texts of a language, for a translator or another site. `value`: the owner's, null where ours stands. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { languages } = context.get(servicesContext)
  const language = url.searchParams.get('language') ?? languages[0]?.code ?? ''
  const read = await context.get(staffContext).run(ReadTexts, { language })
  if (!read.ok)
    throw new Response(read.refusal.message, { status: read.refusal.code === 'FORBIDDEN' ? 403 : 503 })
  const texts = read.value.texts.map(({ key, default: ours, value, isHidden }) => ({
    ...{ key, default: ours, value },
    ...(isHidden && { isHidden }),
  }))
  return new Response(`${JSON.stringify({ language, texts }, null, 2)}\n`, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="texts-${language}.json"`,
    },
  })
}
