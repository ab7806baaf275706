import { servicesContext } from '#app/context.ts'
import { textResponse } from '#app/file-response.ts'
import { href } from '#app/site/href.ts'
import { readProfile } from '#app/site/profile.ts'
import icon192 from '#app/ui/icons/icon-192.png?url&no-inline'
import icon512 from '#app/ui/icons/icon-512.png?url&no-inline'
import maskable from '#app/ui/icons/icon-maskable-512.png?url&no-inline'
import { themeColors } from '#app/ui/theme-colors.ts'
import { shortNameOf } from '#content/business-profile.ts'
import { wordsFor } from '#content/texts.ts'
import { factsOf } from '#words/facts.ts'
import { locale } from '#words/locale.ts'
import { layoutWords } from '#words/site/layout.ts'
import type { Route } from './+types/manifest.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { profile } = await readProfile(context.get(servicesContext))
  const manifest = {
    id: href('/'),
    start_url: href('/'),
    scope: href('/'),
    name: profile.name,
    short_name: shortNameOf(profile),
    description: wordsFor(layoutWords, factsOf(profile)).footer.blurb,
    lang: locale,
    display: 'minimal-ui',
    theme_color: themeColors.light,
    background_color: themeColors.light,
    icons: [
      { src: icon192, sizes: '192x192', type: 'image/png' },
      { src: icon512, sizes: '512x512', type: 'image/png' },
      { src: maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return textResponse(request, 'application/manifest+json; charset=utf-8', JSON.stringify(manifest))
}
