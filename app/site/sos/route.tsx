import { servicesContext } from '#app/context.ts'
import { useNonce } from '#app/nonce.ts'
import { href, redirect } from '#app/site/href.ts'
import { readProfile, useProfile, useWords } from '#app/site/profile.ts'
import { pageMeta, wordsIn } from '#app/site/seo/page-meta.ts'
import type { PageHandle } from '#app/site/site-pages.ts'
import { Icon } from '#app/ui/icon.tsx'
import { LinkTo, PhoneLink } from '#app/ui/links.tsx'
import { FirmName } from '#app/ui/logo.tsx'
import { fillIn } from '#content/fill-in.ts'
import { smsHref } from '#content/profile/phone-line.ts'
import { isOffered } from '#content/services.ts'
import { factsOf } from '#words/facts.ts'
import { sosWords } from '#words/site/sos.ts'
import type { Route } from './+types/route.ts'
import { PlaceDrawing } from './place-drawing.tsx'
import { sosScript } from './sos-script.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { profile } = await readProfile(context.get(servicesContext))
  if (!isOffered('emergency', factsOf(profile))) throw redirect(href('/contact'), 301)
  return null
}

export const handle = {
  isBare: true,
  sitemap: (_dates, { facts }) => (isOffered('emergency', facts) ? [{ path: href('/sos') }] : []),
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = wordsIn(matches, sosWords)
  return pageMeta(matches, { title, description, path: href('/sos') })
}

export default function Sos() {
  const profile = useProfile()
  const nonce = useNonce()
  return (
    <div className="sos">
      <header className="night bg-paper" data-place="header">
        <div className="measure flex min-h-16 items-center gap-3">
          <FirmName firm={profile} size={{ height: 'h-9', width: 'w-7' }} className="firm-name" />
          <a href={href('/')} className="sos-site ms-auto">
            {useWords(sosWords).site}
          </a>
        </div>
        <div data-strip className="measure text-fine" />
      </header>
      <main id="main">
        <First />
        <Places />
        <div className="measure grid grid-cols-1 gap-x-16 gap-y-12 pt-12 pb-16 md:grid-cols-2 md:pt-16">
          <TextMessage />
          <Beware />
        </div>
      </main>
      <script nonce={nonce}>{sosScript}</script>
    </div>
  )
}

function First() {
  const profile = useProfile()
  const words = useWords(sosWords)
  const { danger } = words
  return (
    <section className="page-hero night" aria-labelledby="page-title" data-place="hero">
      <div className="measure grid grid-cols-1 gap-x-16 gap-y-8 pt-2 pb-10 md:grid-cols-[1.2fr_1fr] md:items-center md:pt-10 md:pb-16">
        <div className="sos-danger md:order-last">
          <h2 className="text-title">{danger.heading}</h2>
          <p className="mt-2">{danger.text}</p>
          <a href="tel:911" className="btn btn-large">
            <Icon name="phone" />
            {danger.call}
          </a>
        </div>
        <div>
          <h1 id="page-title" className="text-display">
            {words.heading}
          </h1>
          {words.arrival && <p className="mt-3 text-ink-2 text-lead">{words.arrival}</p>}
          <PhoneLink
            line={profile.dispatch}
            label={`${words.call} ${profile.dispatch.display}`}
            className="sos-call btn-primary"
          >
            <span>
              <Icon name="phone" />
              {words.call}
            </span>
            <strong>{profile.dispatch.display}</strong>
          </PhoneLink>
          <p data-known={words.known} className="mt-4 font-semibold" hidden />
          <p data-offline className="sos-note" hidden>
            {words.offline}{' '}
            <button type="button" data-retry>
              {words.retry}
            </button>
          </p>
        </div>
      </div>
    </section>
  )
}

function Places() {
  const { where } = useWords(sosWords)
  return (
    <section className="sos-where" aria-labelledby="where-title">
      <div className="measure">
        <h2 id="where-title" className="pt-10 pb-5 text-heading md:pt-14">
          {where.heading}
        </h2>
        <div className="sos-places">
          {where.places.map(({ id, name, lead, tip, ready, never }) => (
            <details key={id} id={id} name="where">
              <summary>
                <PlaceDrawing place={id} />
                <span>
                  <strong className="block font-bold font-condensed text-title">{name}</strong>
                  <span className="mt-1 block text-ink-2 text-note">{lead}</span>
                </span>
                <Icon name="chevron" />
              </summary>
              <p className="font-semibold">{tip}</p>
              <h3>{where.ready}</h3>
              <ul>
                {ready.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              <h3>{where.never}</h3>
              <ul className="sos-never">
                {never.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}

function TextMessage() {
  const { dispatch } = useProfile()
  const { text } = useWords(sosWords)
  if (!text.heading) return null
  return (
    <section aria-labelledby="text-title">
      <h2 id="text-title" className="text-title">
        {text.heading}
      </h2>
      <p className="mt-3 text-ink-2">{text.lead}</p>
      <p className="mt-5 flex flex-wrap gap-3">
        <a
          href={smsHref(dispatch, text.body)}
          className="btn btn-large max-sm:w-full"
          data-sms={smsHref(dispatch, '')}
          data-body={text.body}
          data-number={text.number}
          data-where={text.place}
        >
          <Icon name="text" />
          {text.send}
        </a>
        <button type="button" className="btn btn-large max-sm:w-full" data-ask={text.asking} hidden>
          <Icon name="place" />
          <span>{text.ask}</span>
        </button>
      </p>
      <p className="mt-4 text-note" role="status" data-added={text.added} data-failed={text.failed} />
    </section>
  )
}

function Beware() {
  const { licenses } = useProfile()
  const { heading, points, license } = useWords(sosWords).beware
  return (
    <section aria-labelledby="beware-title">
      <h2 id="beware-title" className="text-title">
        {heading}
      </h2>
      <ul className="sos-list mt-3">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {licenses.length > 0 && (
        <p className="mt-4 font-semibold">
          {licenses.map(({ number, holder, lookUp }) => (
            <span key={number} className="block">
              <LinkTo url={lookUp}>{fillIn(license, { number })}</LinkTo>, {holder}
            </span>
          ))}
        </p>
      )}
    </section>
  )
}
