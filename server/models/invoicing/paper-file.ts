import { GraphQLObjectType } from 'graphql'
import { saidEntered } from '#content/entered-texts.ts'
import type { ServerWords } from '#content/languages.ts'
import { headerMark, holdsName } from '#content/profile/brand.ts'
import type { Call } from '#server/data-service/call.ts'
import { required } from '#server/data-service/field-types.ts'
import { takeToken } from '#server/limits/rate-limit.ts'
import { done, type Result, refuse } from '#server/result.ts'
import type { SoldPaper } from './sold-paper.ts'

export type PaperFile = { name: string; base64: string }

export const paperFileType = (name: string) =>
  new GraphQLObjectType<PaperFile>({
    name,
    fields: { name: required.text, base64: { ...required.text, description: 'The PDF' } },
  })

const fileLimit = { limit: 20, windowSeconds: 600 }

/** To draw one takes as long as a page, and its address may be shared: so it is limited by `paper`. */
export async function forCustomer(
  paper: string,
  call: Call,
  draw: () => Promise<PaperFile | null>,
): Promise<Result<PaperFile | null>> {
  const { allowed, retryAfterSeconds } = await takeToken(call.db, paper, fileLimit)
  if (!allowed) return refuse({ code: 'TOO_MANY_REQUESTS', reason: 'tooManyChanges', retryAfterSeconds })
  return done(await draw())
}

export async function paperFile(
  name: string,
  paper: SoldPaper,
  { words, services }: Pick<Call, 'services'> & { words: ServerWords },
): Promise<PaperFile> {
  const profile = services.profile()
  const language = services.languages.find((one) => one.words === words)
  const ownWords = profile.ownWords.get(language?.code ?? '')
  // A line of the paper has one language.
  const licenses = paper.seller.licenses.map(({ number, covers }) => {
    const said = covers === null ? null : saidEntered(covers, ownWords, words.entered)
    return { number, covers: said && said.lang === undefined ? said.text : null }
  })
  const mark = headerMark(profile)
  const png = mark && (await services.invoices.markPng(mark))
  const { soldPdf } = await import('./sold-pdf.ts')
  const pdf = await soldPdf(
    { ...paper, seller: { ...paper.seller, licenses } },
    {
      mark: mark && png ? { ...mark, png, holdsName: holdsName(mark) } : null,
      words,
    },
  )
  return { name, base64: Buffer.from(pdf).toString('base64') }
}
