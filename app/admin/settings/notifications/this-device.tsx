import { FormSection } from '#app/admin/form/form-section.tsx'
import { FormIntent } from '#app/admin/list/form-intent.tsx'
import { PasswordAgain } from '#app/admin/sign-in/password-again.tsx'
import { notificationsWords as words } from '#content/en/admin-notifications.ts'
import { DeviceList } from './device-list.tsx'
import type { Notifications } from './documents.ts'
import { InstallButton } from './install-button.tsx'
import { useDevice } from './use-device.ts'

type ThisDeviceProps = {
  devices: Notifications['pushSubscriptions']
  tests: Notifications['notificationTests']
  publicKey: string
}

/** How this device is told of what comes in, step by step, and which devices are. */
export function ThisDevice({ devices, tests, publicKey }: ThisDeviceProps) {
  const device = useDevice(devices, publicKey)
  return (
    <FormSection id="device" title={words.device}>
      <p className="mt-2 text-ink-2 text-note">{words.deviceLead}</p>
      <noscript>
        <p className="notice mt-4">{words.deviceNoScript}</p>
      </noscript>
      {device.asking ? (
        <device.Form method="post">
          <FormIntent intent="save-device" id="" />
          <PasswordAgain {...device.asking} isBusy={device.isBusy} onCancel={device.cancel} />
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
      <InstallButton />
      <div className="settings-part">
        <h3 className="font-semibold text-note">{words.devices}</h3>
        <DeviceList devices={devices} tests={tests} own={device.own} />
      </div>
    </FormSection>
  )
}

const reasons = { insecure: words.insecure, unsupported: words.unsupported } as const

/** What to do next on this device. */
function Guide({ state, wasRemoved, isBusy, turnOn }: ReturnType<typeof useDevice>) {
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
        className="btn btn-primary mt-3 w-full sm:w-auto"
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
