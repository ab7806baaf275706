import { pathIn } from '#app/address.ts'
import { href, redirect } from '#app/site/href.ts'
import type { Route } from './+types/leftovers.ts'

const pages: Readonly<Record<string, string>> = {
  '/services/simple-auto': href('/services/:slug', { slug: 'automobile' }),
}

export const loader = ({ url }: Route.LoaderArgs) => redirect(pages[pathIn(url)] ?? href('/services'), 301)
