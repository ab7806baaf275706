import { servicesContext } from '#app/context.ts'
import { textResponse } from '#app/file-response.ts'
import { href } from '#app/site/href.ts'
import { readProfile } from '#app/site/profile.ts'
import { manifestIcons } from '#app/ui/firm-icons.ts'
import { themeColors } from '#app/ui/theme-colors.ts'
import { shortNameOf } from '#content/profile/business-profile.ts'
import { wordsFor } from '#content/texts.ts'
import { speechOf } from '#words/facts.ts'
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
    description: wordsFor(layoutWords, speechOf(profile)).footer.blurb,
    lang: locale,
    display: 'minimal-ui',
    theme_color: themeColors.light,
    background_color: themeColors.light,
    icons: manifestIcons(profile),
  }
  return textResponse(request, 'application/manifest+json; charset=utf-8', JSON.stringify(manifest))
}
