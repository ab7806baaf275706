import { data } from 'react-router'
import { siteIn, wordsIn } from '#app/site/seo/page-meta.ts'
import { notFoundWords } from '#words/site/not-found.ts'
import type { Route } from './+types/route.ts'

export const loader = () => data(null, { status: 404 })

export const action = loader

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `${wordsIn(matches, notFoundWords).title} · ${siteIn(matches).profile.name}` },
  { name: 'robots', content: 'noindex' },
]

export { NotFound as default } from '#app/site/page-error.tsx'
