import { ServiceAreaMap, ServiceAreaRings } from '#app/drawings/map.tsx'
import { useNonce } from '#app/nonce.ts'
import { useProfile, useWords } from '#app/site/profile.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PhoneLink } from '#app/ui/links.tsx'
import { fillIn } from '#content/fill-in.ts'
import { isInHouston } from '#content/profile/business-profile.ts'
import { mapWords } from '#words/site/drawings.ts'
import { streetMapFrame, streetMapOf, streetMapProvider } from './street-map.ts'

export function MapSection() {
  const { place, radiusMiles, dispatch, serviceAreas, areaPlaces } = useProfile()
  const streetMap = { page: streetMapOf(place), frame: streetMapFrame(place, radiusMiles.service ?? 20) }
  const provider = { provider: streetMapProvider }
  const nonce = useNonce()
  const words = useWords(mapWords)
  return (
    <section aria-labelledby="map-title" className="border-rule border-t bg-sheet below-fold">
      <div className="measure py-16 md:py-22">
        <div className="split gap-y-4">
          <h2 id="map-title" className="text-heading">
            {words.heading}
          </h2>
          {(words.lead || words.arrival) && (
            <p className="max-w-prose text-ink-2">{[words.lead, words.arrival].filter(Boolean).join(' ')}</p>
          )}
        </div>
        {isInHouston(place) ? (
          <ServiceAreaMap words={words.drawing} miles={radiusMiles} areas={serviceAreas} />
        ) : (
          <ServiceAreaRings words={words.drawing} miles={radiusMiles} place={place} towns={areaPlaces} />
        )}
        <div className="split split-turned mt-8 gap-y-8">
          {serviceAreas.length > 0 && (
            <div>
              <h3 className="text-name">{words.areasTitle}</h3>
              <ul className="area-list mt-3">
                {[...serviceAreas, words.around].map((area) => (
                  <li key={area}>{area}</li>
                ))}
              </ul>
            </div>
          )}
          <p className="text-ink-2">
            {words.unsure}{' '}
            <PhoneLink line={dispatch} className="font-semibold text-brass underline underline-offset-4">
              {words.call}
            </PhoneLink>
          </p>
        </div>
        {streetMap.page && (
          <div className="mt-8 border-rule border-t pt-6" data-street-map={fillIn(words.frame, provider)}>
            <a href={streetMap.page} className="btn" data-src={streetMap.frame}>
              <Icon name="place" />
              {words.load}
            </a>
            <p className="mt-3 max-w-prose text-fine text-ink-2">{fillIn(words.loadNote, provider)}</p>
          </div>
        )}
      </div>
      {streetMap.page && <script nonce={nonce}>{mapScript}</script>}
    </section>
  )
}

/** Puts the frame in the link's place. Nothing is requested from a third party before the click. */
const mapScript = `document.querySelector('[data-street-map] a').addEventListener('click',e=>{
if(e.ctrlKey||e.metaKey||e.shiftKey)return
e.preventDefault()
const f=document.createElement('iframe'),a=e.currentTarget
f.src=a.dataset.src;f.title=a.parentNode.dataset.streetMap;f.className='street-map';f.referrerPolicy='origin'
a.parentNode.replaceChildren(f);f.tabIndex=0;f.focus()
})`
