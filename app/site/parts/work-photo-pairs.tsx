import { graphql, type ResultOf } from '#app/graphql.ts'
import { useEntered } from '#app/site/entered.tsx'
import { useSpeech, useWords } from '#app/site/profile.ts'
import { fillIn } from '#content/fill-in.ts'
import { serviceSlugs } from '#content/services.ts'
import { wordsFor } from '#content/texts.ts'
import { receiptVisitWords } from '#words/site/receipt-visit.ts'
import { serviceLabels } from '#words/site/service-choices.ts'
import { workPhotoWords } from '#words/site/work-photos.ts'

export const ReadWorkPhotos = graphql(`
  query ReadWorkPhotos($filter: ModelWorkPhotoPairFilterInput!) {
    listWorkPhotoPairs(filter: $filter, sort: { field: createdAt, direction: DESC }, limit: 6) {
      items { id service city beforeUrl afterUrl beforeAlt afterAlt }
    }
  }
`)

type WorkPhotoPair = NonNullable<
  NonNullable<ResultOf<typeof ReadWorkPhotos>['listWorkPhotoPairs']>['items'][number]
>

export const pairsIn = (read: ResultOf<typeof ReadWorkPhotos> | undefined): WorkPhotoPair[] =>
  read?.listWorkPhotoPairs?.items.filter((pair) => pair !== null) ?? []

/** Photos that their customers allowed. */
export function WorkPhotoPairs({ pairs }: { pairs: readonly WorkPhotoPair[] }) {
  const words = useWords(workPhotoWords)
  if (pairs.length === 0) return null
  return (
    <section aria-labelledby="work-photos-title" className="measure pb-12 md:pb-22 below-fold">
      <h2 id="work-photos-title" className="mb-8 text-heading md:mb-10">
        {words.heading}
      </h2>
      <ul className="work-pairs">
        {pairs.map((pair) => (
          <Pair key={pair.id} pair={pair} />
        ))}
      </ul>
    </section>
  )
}

function Photo({ url, alt }: { url: string; alt: string }) {
  const { text, lang } = useEntered(alt)
  return <img src={url} alt={text} lang={lang} loading="lazy" decoding="async" />
}

function Pair({ pair: { service, city, ...photos } }: { pair: WorkPhotoPair }) {
  const words = useWords(workPhotoWords)
  const said = useWords(receiptVisitWords)
  const speech = useSpeech()
  const slug = serviceSlugs.find((known) => known === service)
  const label = slug ? wordsFor(serviceLabels, speech)[slug] : service
  return (
    <li>
      <figure>
        <div className="work-pair">
          {(['before', 'after'] as const).map((as) => (
            <div key={as}>
              <Photo url={photos[`${as}Url`]} alt={photos[`${as}Alt`]} />
              <span>{said[as]}</span>
            </div>
          ))}
        </div>
        <figcaption className="mt-2 text-note">
          {city ? fillIn(words.where, { label, city }) : label}
        </figcaption>
      </figure>
    </li>
  )
}
