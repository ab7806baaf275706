import { DayOf, ExactTime } from '#app/admin/list/time.tsx'
import { dateTimeText } from '#app/admin/list/times.ts'
import { FormButton } from '#app/admin/settings/form-button.tsx'
import { IntentForm } from '#app/admin/settings/intent-form.tsx'
import { notificationsWords as words } from '#content/en/admin-notifications.ts'
import type { Device, Notifications } from './documents.ts'
import { TestButton, TestOutcome } from './test-button.tsx'

type DeviceListProps = {
  devices: readonly Device[]
  tests: Notifications['notificationTests']
  own: Device | undefined
}

/** The devices that are told, of all administrators: a test for each, and out with the phone that was lost. */
export function DeviceList({ devices, tests, own }: DeviceListProps) {
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
              {words.deviceOf(device.username)} · {words.deviceAdded} <DayOf at={device.createdAt} /> ·{' '}
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
            <IntentForm intent="remove-device" id={device.id}>
              {({ isBusy }) => (
                <FormButton isBusy={isBusy} busy={words.removing} label={words.removeOf(device.label)}>
                  {words.remove}
                </FormButton>
              )}
            </IntentForm>
          </div>
          <TestOutcome tests={pushTests} recipient={device.id} />
        </li>
      ))}
    </ul>
  )
}
