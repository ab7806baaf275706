import { useEffect, useState } from 'react'
import { FormSection } from '#app/admin/form/fields.tsx'
import { IntentButton } from '#app/admin/form/intent-form.tsx'
import { FormIntent } from '#app/admin/list/form-intent.tsx'
import { ExactDay, ExactTime } from '#app/admin/list/time.tsx'
import { isInstalled, useInstallOffer } from '#app/admin/live/panel-app.ts'
import { PasswordAgain } from '#app/admin/sign-in/password-again.tsx'
import { dateTimeText } from '#app/ui/dates.ts'
import { notificationsWords as words } from '#words/admin-notifications.ts'
import type { Device, NotificationTests } from './actions.ts'
import { TestButton, TestOutcome } from './test-button.tsx'
import { type ThisDeviceState, useThisDevice } from './use-this-device.ts'

type ThisDeviceProps = {
  devices: readonly Device[]
  tests: NotificationTests
  /** The VAPID key that browsers subscribe with. */
  publicKey: string
}

/** How this device gets push notifications, step by step, and the list of all devices that do. */
export function ThisDevice({ devices, tests, publicKey }: ThisDeviceProps) {
  const device = useThisDevice(devices, publicKey)
  return (
    <FormSection id="device" title={words.device}>
      <p className="mt-2 text-ink-2 text-note">{words.deviceLead}</p>
      <noscript>
        <p className="notice mt-4">{words.deviceNoScript}</p>
      </noscript>
      {device.passwordAgain ? (
        <device.Form method="post">
          <FormIntent intent="save-device" id="" />
          <PasswordAgain {...device.passwordAgain} isBusy={device.isBusy} onCancel={device.cancel} />
        </device.Form>
      ) : (
        <div className="mt-4" aria-live="polite">
          <Guide {...device} />
        </div>
      )}
      {device.failure && (
        <p role="alert" className="form-alert">
          {device.failure}
        </p>
      )}
      <Installation />
      <div className="settings-part">
        <h3 className="font-semibold text-note">{words.devices}</h3>
        <DeviceList devices={devices} tests={tests} own={device.own} />
      </div>
    </FormSection>
  )
}

const reasons = { insecure: words.insecure, unsupported: words.unsupported } as const

/** What to do next on this device. */
function Guide({ state, wasRemoved, isBusy, turnOn }: ThisDeviceState) {
  if (state === 'checking') return <p className="needs-script text-ink-2 text-note">{words.checking}</p>
  if (state === 'on') return <p className="device-on">{words.on}</p>
  if (state === 'insecure' || state === 'unsupported') return <p className="notice">{reasons[state]}</p>
  if (state === 'blocked')
    return (
      <div className="notice notice-late">
        <p className="font-semibold">{words.blockedTitle}</p>
        <p>{words.blocked}</p>
      </div>
    )
  if (state === 'install-first')
    return (
      <>
        <p className="font-semibold">{words.installTitle}</p>
        <Steps steps={words.installSteps} />
      </>
    )
  return (
    <>
      <p>{wasRemoved ? words.gone : words.off}</p>
      <Steps steps={words.onSteps} />
      <button
        type="button"
        className="btn btn-strong mt-3 w-full sm:w-auto"
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && void turnOn()}
      >
        {isBusy ? words.turningOn : words.turnOn}
      </button>
    </>
  )
}

const Steps = ({ steps }: { steps: readonly string[] }) => (
  <ol className="settings-steps" aria-label={words.steps}>
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
)

/** Installs the panel where the browser lets a page ask, and says how on other Android phones. iPhones have `Guide`. */
function Installation() {
  const offer = useInstallOffer()
  const [hint, setHint] = useState<'installed' | 'by-menu'>()
  useEffect(() => {
    setHint(isInstalled() ? 'installed' : isAndroid() ? 'by-menu' : undefined)
    const onInstalled = () => setHint('installed')
    window.addEventListener('appinstalled', onInstalled)
    return () => window.removeEventListener('appinstalled', onInstalled)
  }, [])
  if (hint === 'installed') return <p className="mt-3 text-fine text-ink-2">{words.installed}</p>
  if (offer)
    return (
      <div className="mt-4">
        <button type="button" className="btn btn-small" onClick={() => void offer.prompt()}>
          {words.install}
        </button>
        <p className="mt-1 text-fine text-ink-2">{words.installHint}</p>
      </div>
    )
  return hint === 'by-menu' ? <p className="mt-3 text-fine text-ink-2">{words.installByMenu}</p> : null
}

const isAndroid = () => /Android/.test(navigator.userAgent)

type DeviceListProps = { devices: readonly Device[]; tests: NotificationTests; own: Device | undefined }

/** The devices of all administrators, each with a test and a button that removes it (a lost phone). */
function DeviceList({ devices, tests, own }: DeviceListProps) {
  if (devices.length === 0) return <p className="mt-1 text-ink-2 text-note">{words.noDevices}</p>
  const pushTests = tests.filter(({ channel }) => channel === 'push')
  return (
    <ul className="settings-rows" aria-label={words.devices}>
      {devices.map((device) => (
        <li key={device.id}>
          <div className="settings-row-name">
            <p>
              {device.label}
              {device.id === own?.id && <span className="font-normal text-ok"> · {words.thisDevice}</span>}
            </p>
            <p className="font-normal text-fine text-ink-2">
              {words.deviceOf(device.username)} · {words.deviceAdded} <ExactDay at={device.createdAt} /> ·{' '}
              {device.lastSuccessAt ? (
                <>
                  {words.deviceReached}{' '}
                  <ExactTime at={device.lastSuccessAt} text={dateTimeText(device.lastSuccessAt)} />
                </>
              ) : (
                words.deviceNever
              )}
            </p>
          </div>
          <div className="settings-row-buttons">
            <TestButton channel="push" recipient={device.id} name={device.label} />
            <IntentButton
              intent="remove-device"
              id={device.id}
              busy={words.removing}
              label={words.removeOf(device.label)}
            >
              {words.remove}
            </IntentButton>
          </div>
          <TestOutcome tests={pushTests} recipient={device.id} />
        </li>
      ))}
    </ul>
  )
}
