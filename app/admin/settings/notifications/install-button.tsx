import { useEffect, useState } from 'react'
import { notificationsWords as words } from '#content/en/admin-notifications.ts'
import { isInstalled } from '../../live/panel-worker.ts'

/** What Chrome and Edge offer when a page can be installed; not in the standard, so not in TypeScript's library. */
type InstallOffer = Event & { prompt(): Promise<unknown> }

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event

/** Installs the panel where the browser lets a page ask; elsewhere its own menu does it. */
export function InstallButton() {
  const [offer, setOffer] = useState<InstallOffer>()
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    setThere(isInstalled())
    const heard = (event: Event) => {
      if (!isOffer(event)) return
      event.preventDefault()
      setOffer(event)
    }
    const done = () => {
      setOffer(undefined)
      setThere(true)
    }
    window.addEventListener('beforeinstallprompt', heard)
    window.addEventListener('appinstalled', done)
    return () => {
      window.removeEventListener('beforeinstallprompt', heard)
      window.removeEventListener('appinstalled', done)
    }
  }, [])
  if (isThere) return <p className="mt-3 text-fine text-ink-2">{words.installed}</p>
  if (!offer) return null
  return (
    <div className="mt-4">
      <button type="button" className="btn btn-small" onClick={() => void offer.prompt()}>
        {words.install}
      </button>
      <p className="mt-1 text-fine text-ink-2">{words.installHint}</p>
    </div>
  )
}
