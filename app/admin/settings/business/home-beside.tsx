import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { frameWidths, postInto, useFrameScale } from '#app/admin/screen/page-frame.tsx'
import type { ProfileSection } from '#content/profile/profile-sections.ts'
import { businessWords as words } from '#words/panel/business.ts'
import type { Texts } from './typed-profile.ts'

const pauseMs = 500

/** What the facts of a section change first; its beginning for the others. */
const placesOnHome: Partial<Record<ProfileSection, string>> = {
  place: 'map-title',
  services: 'services-title',
  area: 'map-title',
}

type HomeBesideProps = {
  section: ProfileSection
  texts: Texts
  /** Figures that are half typed wait until they are whole. */
  isWhole: boolean
}

/** The owner's own home page with what is typed, drawn by the server. Saved it is only by the form. */
export function HomeBeside({ section, texts, isWhole }: HomeBesideProps) {
  const room = useRef<HTMLDivElement>(null)
  const encoded = String(new URLSearchParams({ ...texts, section }))
  const [drawn, setDrawn] = useState({ encoded, turn: 0 })
  const [shown, setShown] = useState(0)
  useFrameScale(room, frameWidths.phone)
  useEffect(() => {
    if (!isWhole) return
    const draw = () =>
      navigator.onLine &&
      setDrawn((last) => (last.encoded === encoded ? last : { encoded, turn: last.turn + 1 }))
    const timer = setTimeout(draw, pauseMs)
    addEventListener('online', draw)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', draw)
    }
  }, [encoded, isWhole])
  useEffect(
    () =>
      postInto(
        frameName(drawn.turn),
        href('/admin/settings/business/preview'),
        new URLSearchParams(drawn.encoded),
      ),
    [drawn],
  )

  /** The page before stays until the next is there, which then stands where that one was scrolled to. */
  function onLoad({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>, turn: number) {
    const { contentWindow: page, contentDocument } = frame
    if (!page || !contentDocument || page.location.href === 'about:blank') return
    const before = room.current?.querySelector<HTMLIFrameElement>(`[name="${frameName(shown)}"]`)
    const topIn = (one: Document | null | undefined) =>
      one?.getElementById(placesOnHome[section] ?? '')?.getBoundingClientRect().top
    const topBefore = (turn === shown ? undefined : topIn(before?.contentDocument)) ?? above
    const scrolled = before?.contentWindow?.scrollY ?? 0
    const place = () => {
      const top = topIn(contentDocument)
      page.scrollBy({
        top: top === undefined ? scrolled - page.scrollY : top - topBefore,
        behavior: 'instant',
      })
    }
    place()
    // Its letters move what is below them.
    void contentDocument.fonts.ready.then(place)
    setShown(turn)
  }

  return (
    <aside className="home-beside" aria-labelledby="home-beside">
      <h2 id="home-beside">{words.homeBeside}</h2>
      <p className="text-fine text-ink-2">{words.homeBesideHelp}</p>
      <div ref={room} className="on-page">
        {[...new Set([shown, drawn.turn])].map((turn) => (
          <iframe
            key={turn}
            name={frameName(turn)}
            title={words.homeBeside}
            aria-hidden={turn !== shown || undefined}
            tabIndex={turn === shown ? undefined : -1}
            onLoad={(event) => onLoad(event, turn)}
          />
        ))}
      </div>
    </aside>
  )
}

/** Pixels of what comes before it that stay in view. */
const above = 32

const frameName = (turn: number) => `home-${turn}`
