import { address, pathIn } from '#app/address.ts'

/** `prefix`: what its addresses begin with: nothing, "/es". */
export type SiteLanguage = Readonly<{ code: string; prefix: string }>

/** Of a page that there is in every language; `path`: as an address of this build. */
export const languageLinks = (
  languages: readonly SiteLanguage[],
  { origin, path }: { origin: string; path: string },
) => {
  const bare = pathIn({ pathname: path })
  const links = languages.map(({ code, prefix }) => ({ code, href: `${origin}${prefix}${bare}` }))
  const [first] = links
  // https://developers.google.com/search/docs/specialty/international/localized-versions: for everybody else.
  return first && links.length > 1 ? [...links, { ...first, code: 'x-default' }] : []
}

/** The same page in the other languages, or their home page where this one is of one language. Each is called as it calls itself. */
export const otherLanguages = (languages: readonly SiteLanguage[], path: string) =>
  languages
    .filter(({ prefix }) => address('/') !== `${prefix}/`)
    .map(({ code, prefix }) => ({ code, name: ownName(code), href: `${prefix}${path}` }))

function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}
