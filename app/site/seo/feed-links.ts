import { href, type MetaDescriptor } from 'react-router'
import type { Site } from './site-address.ts'
import { blogWords } from '#content/en/blog.ts'

/** By which readers of feeds find the blog's from any of its pages. */
export function feedLinks({ profile }: Pick<Site, 'profile'>): MetaDescriptor[] {
  const link = { tagName: 'link', rel: 'alternate', title: blogWords.list.title(profile) } as const
  return [
    { ...link, type: 'application/atom+xml', href: href('/blog/feed.xml') },
    { ...link, type: 'application/feed+json', href: href('/blog/feed.json') },
  ]
}
