import { z } from 'zod'

/** What the page hands to its form (see app/site/forms/island.tsx). */
const formProps = z.object({
  publicApiKey: z.string(),
  formToken: z.string(),
})

/** The public key and the form's token, read from the page as the browser reads them. Throws without a quote form. */
export function readQuotePage(html: string): z.output<typeof formProps> {
  const json = /<script type="application\/json">(.*?)<\/script>/s.exec(html)?.[1]
  if (!json) throw new Error('The page has no quote form')
  return formProps.parse(JSON.parse(json))
}
