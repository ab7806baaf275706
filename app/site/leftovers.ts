import { href, redirect } from 'react-router'
import type { Route } from './+types/leftovers.ts'

/** Addresses of the old site that are still in bookmarks (decisions), and the page that each leads to. */
const pages: Readonly<Record<string, string>> = {
  '/services/simple-auto': href('/services/:slug', { slug: 'automobile' }),
}

export const loader = ({ url }: Route.LoaderArgs) => redirect(pages[url.pathname] ?? href('/services'), 301)
