import { data } from 'react-router'
import { graphql, type ResultOf } from '#app/graphql.ts'
import type { Run } from '#server/data-service/in-process.ts'

const ReadOtherPlaces = graphql(`
  query AdminReadOtherPlaces($text: String!) {
    otherPlaces(text: $text) {
      place
      sentence
    }
  }
`)

export type OtherPlace = ResultOf<typeof ReadOtherPlaces>['otherPlaces'][number]

export type OtherPlacesResult = { kind: 'other-places'; places: readonly OtherPlace[] }

export async function findPlaces(form: FormData, run: Run) {
  const found = await run(ReadOtherPlaces, { text: String(form.get('text') ?? '') })
  return found.ok
    ? data<OtherPlacesResult>({ kind: 'other-places', places: found.value.otherPlaces })
    : data({ kind: 'unsent' as const }, { status: 500 })
}
