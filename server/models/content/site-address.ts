import { slugOf } from '#content/blog-rules.ts'
import { serviceSlugs } from '#content/services.ts'
import type { Call } from '#server/data-service/call.ts'
import { addressProofPath } from '#server/http/address-proof.ts'
import {
  isAt,
  pagePaths,
  privatePaths,
  serverPaths,
  speculationRulesPath,
  visitorsWorkerPath,
} from '#server/http/paths.ts'

type Site = Call['services']['site']

export async function isReservedSlug(slug: string, site: Site): Promise<boolean> {
  const firstParts = [...(await site.routePaths()), ...site.ownWords].map((path) => path.split('/')[1])
  return [...firstParts, ...serverPaths, ...site.languages].includes(slug)
}

export async function isBuiltInAddress(path: string, site: Site): Promise<boolean> {
  const rest = site.pathIn(path)
  return (
    rest === '/' ||
    isAt(rest, ...privatePaths, visitorsWorkerPath, speculationRulesPath, addressProofPath.slice(0, -1)) ||
    (await site.routePaths()).includes(rest) ||
    serviceSlugs.some((slug) => rest === `${pagePaths.services}/${slug}`)
  )
}

export function slugAt(path: string, site: Site): { page?: string; post?: string } {
  const [, first = '', second, ...others] = site.pathIn(path).split('/')
  if (others.length > 0) return {}
  if (second === undefined) return isSlug(first) ? { page: first } : {}
  return `/${first}` === pagePaths.blog && isSlug(second) ? { post: second } : {}
}

export function pagePath({ slug, language }: { slug: string; language: string }, site: Site): string {
  return `${language === site.languages[0] ? '' : `/${language}`}/${slug}`
}

const isSlug = (text: string) => text !== '' && slugOf(text) === text
