import { addressIn, type Language, type Languages, languageOfPath } from '#content/languages.ts'
import { pageAddress } from './page-cache.ts'

/**
 * A page that a link alone opens, in a language that the business does not speak: its own links lead where those pages would
 * lead, to the pages of the first language.
 */
export async function leadingToFirst(
  page: Response,
  unspoken: Language,
  languages: Languages,
): Promise<Response> {
  const isDocument = page.headers.get('content-type')?.startsWith('text/html')
  if (!isDocument) return page
  const html = await page.text()
  const led = html.replace(/(?<=\s(?:href|action)=")\/[^"?#]*/g, (address) => {
    const { language, path } = languageOfPath(languages, address)
    const isPage = language.code === unspoken.code && pageAddress('GET', { language, path }, languages)
    return isPage ? addressIn(languages, languages[0], path) : address
  })
  return new Response(led, page)
}
