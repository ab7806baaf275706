import { href } from 'react-router'
import { address } from '#app/address.ts'
import { servicesContext } from '#app/context.ts'
import { textResponse } from '#app/file-response.ts'
import { manifestIcons } from '#app/ui/firm-icons.ts'
import { themeColors } from '#app/ui/theme-colors.ts'
import { defaultProfile, shortNameOf } from '#content/profile/business-profile.ts'
import { locale } from '#words/locale.ts'
import { reviewsPanelWords } from '#words/panel/approval/reviews.ts'
import { postFormWords } from '#words/panel/blog/post-form.ts'
import { installWords } from '#words/panel/install.ts'
import { messagesWords } from '#words/panel/messages.ts'
import { quotesWords } from '#words/panel/quotes.ts'
import type { Route } from './+types/manifest.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const firm = context.get(servicesContext).savedProfile() ?? defaultProfile
  const icons = manifestIcons(firm)
  const home = address(href('/admin'))
  const manifest = {
    id: home,
    start_url: home,
    scope: home,
    name: installWords.name(shortNameOf(firm)),
    short_name: shortNameOf(firm),
    description: installWords.description,
    categories: ['business'],
    lang: locale,
    display: 'standalone',
    theme_color: themeColors.night,
    background_color: themeColors.night,
    icons,
    shortcuts: [
      { name: quotesWords.title, url: href('/admin/quotes') },
      { name: messagesWords.title, url: href('/admin/messages') },
      { name: reviewsPanelWords.title, url: href('/admin/reviews') },
      { name: postFormWords.createTitle, url: href('/admin/blogs/new') },
    ].map(({ name, url }) => ({
      name,
      url: address(url),
      icons: icons.slice(0, 1),
    })),
  }
  return textResponse(request, 'application/manifest+json; charset=utf-8', JSON.stringify(manifest))
}
