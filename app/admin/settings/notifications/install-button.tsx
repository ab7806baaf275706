import { useEffect, useState } from 'react'
import { isInstalled, useInstallOffer } from '#app/admin/live/panel-app.ts'
import { notificationsWords as words } from '#content/en/admin-notifications.ts'

/** Installs the panel where the browser lets a page ask; says where to ask it on other phones. iPhones have a guide. */
export function InstallButton() {
  const offer = useInstallOffer()
  const [place, setPlace] = useState<'here' | 'menu'>()
  useEffect(() => {
    setPlace(isInstalled() ? 'here' : isAndroid() ? 'menu' : undefined)
    const done = () => setPlace('here')
    window.addEventListener('appinstalled', done)
    return () => window.removeEventListener('appinstalled', done)
  }, [])
  if (place === 'here') return <p className="mt-3 text-fine text-ink-2">{words.installed}</p>
  if (offer)
    return (
      <div className="mt-4">
        <button type="button" className="btn btn-small" onClick={() => void offer.prompt()}>
          {words.install}
        </button>
        <p className="mt-1 text-fine text-ink-2">{words.installHint}</p>
      </div>
    )
  return place === 'menu' ? <p className="mt-3 text-fine text-ink-2">{words.installByMenu}</p> : null
}

const isAndroid = () => /Android/.test(navigator.userAgent)
