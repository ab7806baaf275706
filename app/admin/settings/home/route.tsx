import { ChevronRight, Search, X } from 'lucide-react'
import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { Form, href, Link, useNavigate, useSearchParams } from 'react-router'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { ScreenTitle } from '#app/admin/screen/panel-context.tsx'
import { useSettingsGroups } from '#app/admin/settings/settings-entries.ts'
import { useAnnounce } from '#app/ui/announcer.tsx'
import { settingsHomeWords as words } from '#words/panel/settings/home.ts'
import { settingsWords } from '#words/panel/settings.ts'
import { findSettings, type Setting, settingsOf } from './find-settings.ts'

export const handle = { needs: 'anybody' } satisfies ScreenHandle

const home = href('/admin/settings')

/** What one may open; without script the search is sent and answered by the server. */
export default function SettingsHome() {
  const offered = useSettingsGroups()
  const [sent] = useSearchParams()
  const [typed, setTyped] = useState(sent.get('q') ?? '')
  const input = useRef<HTMLInputElement>(null)
  const found = findSettings(
    typed,
    offered.flatMap(({ pages }) => pages.flatMap(settingsOf)),
  )
  const isSearching = typed.trim() !== ''
  useAnnounceFound(isSearching, typed, found.length)
  const navigate = useNavigate()
  const screen = useRef<HTMLDivElement>(null)
  useArrows(screen)

  // What was typed before the script came.
  useEffect(() => setTyped(input.current?.value ?? ''), [])

  function clear(event: MouseEvent) {
    if (!input.current) return
    event.preventDefault()
    input.current.value = ''
    input.current.focus()
    setTyped('')
  }

  return (
    <div ref={screen} className="settings-home">
      <ScreenTitle title={settingsWords.title} />
      <Form
        role="search"
        className="search"
        onSubmit={(event) => {
          event.preventDefault()
          if (found[0]) void navigate(found[0].to)
        }}
      >
        <Search className="icon" />
        <input
          ref={input}
          type="search"
          name="q"
          defaultValue={typed}
          placeholder={words.hint}
          aria-label={words.search}
          enterKeyHint="go"
          autoComplete="off"
          maxLength={100}
          onChange={({ target }) => setTyped(target.value)}
        />
        {isSearching && (
          <Link to={home} className="search-clear" aria-label={words.clear} onClick={clear}>
            <X className="icon" />
          </Link>
        )}
      </Form>
      {!isSearching ? (
        offered.map(({ id, pages }) => (
          <section key={id} className="settings-group" aria-labelledby={`home-${id}`}>
            <h2 id={`home-${id}`}>{settingsWords.groups[id]}</h2>
            <SettingLinks settings={pages.flatMap((page) => settingsOf(page).slice(0, 1))} />
          </section>
        ))
      ) : found.length > 0 ? (
        <section className="settings-group" aria-labelledby="home-found">
          <h2 id="home-found">{words.found(found.length)}</h2>
          <SettingLinks settings={found} />
        </section>
      ) : (
        <div className="settings-nothing">
          <p>{words.nothing(typed.trim())}</p>
          <Link to={home} className="btn btn-small" onClick={clear}>
            {words.showAll}
          </Link>
        </div>
      )}
    </div>
  )
}

function SettingLinks({ settings }: { settings: readonly Setting[] }) {
  return (
    <ul>
      {settings.map(({ to, name, about }) => (
        <li key={to}>
          <Link to={to}>
            <span className="settings-link-name">{name}</span>
            <span className="settings-link-about">{about}</span>
            <ChevronRight className="icon" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

const pauseMs = 700

function useAnnounceFound(isSearching: boolean, typed: string, count: number) {
  const announce = useAnnounce()
  useEffect(() => {
    if (!isSearching) return
    const says = count > 0 ? words.found(count) : words.nothing(typed.trim())
    const timer = setTimeout(announce, pauseMs, says)
    return () => clearTimeout(timer)
  }, [isSearching, typed, count, announce])
}

/** From the field into the list and back. */
function useArrows(screen: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (!step || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return
      const stops = [...(screen.current?.querySelectorAll<HTMLElement>('input[type="search"], li > a') ?? [])]
      const from = event.target instanceof HTMLElement ? stops.indexOf(event.target) : -1
      const next = from < 0 ? undefined : stops[from + step]
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    document.addEventListener('keydown', move)
    return () => document.removeEventListener('keydown', move)
  }, [screen])
}
