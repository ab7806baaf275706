import type { SubmissionHandler } from '#app/admin/submission/submission.ts'
import { type Submitted, textIn } from '#app/admin/submission/submitted.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'

const ReadOtherPlaces = graphql(`
  query AdminReadOtherPlaces($text: String!) {
    otherPlaces(text: $text) {
      place
      sentence
    }
  }
`)

export type OtherPlace = ResultOf<typeof ReadOtherPlaces>['otherPlaces'][number]

type Places = { places: readonly OtherPlace[] }

export type OtherPlacesResult = Submitted<Places>

export const otherPlacesHandler: SubmissionHandler<Places> = async (form, run) => {
  const found = await run(ReadOtherPlaces, { text: textIn(form, 'text') })
  return found.ok ? { ok: true, value: { shown: { places: found.value.otherPlaces } } } : found
}
