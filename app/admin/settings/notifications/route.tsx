import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { CheckBox, FormSection } from '#app/admin/form/fields.tsx'
import { intentAction, intentClientAction } from '#app/admin/form/intent-action.ts'
import { isSoundOn, setSoundOn } from '#app/admin/live/arrivals.tsx'
import { loadSettings, SettingsPage } from '#app/admin/settings/settings-page.tsx'
import { servicesContext } from '#app/context.ts'
import { useAnnounce } from '#app/ui/announcer.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { notificationsWords as words } from '#words/admin-notifications.ts'
import { describeDelivery } from '#words/delivery-trail.ts'
import type { Route } from './+types/route.ts'
import {
  type NotificationShown,
  type NotificationTests,
  notificationHandlers,
  ReadMyNotifications,
  ReadNotifications,
} from './actions.ts'
import { Alarms, MorningMail } from './alarms.tsx'
import { CalendarSection } from './calendar-section.tsx'
import { CustomerMails } from './customer-mails.tsx'
import { Recipients } from './recipients.tsx'
import { ThisDevice } from './this-device.tsx'
import { Webhook } from './webhook.tsx'

export const handle = { hydrates: true }

/** Undefined when the settings cannot be read; the screen then keeps what it shows. */
export async function loader({ context }: Route.LoaderArgs) {
  const { run, user } = context.get(staffContext)
  const { origin } = context.get(servicesContext)
  const [mine, read] = await Promise.all([
    run(ReadMyNotifications, {}),
    user.rights.settings === 'none' ? undefined : run(ReadNotifications, {}),
  ])
  if (!mine.ok || read?.ok === false) return undefined
  return { at: new Date().toISOString(), origin, mine: mine.value, read: read?.value }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => loadSettings(serverLoader)

export function action(args: Route.ActionArgs) {
  const handlers = notificationHandlers(args.context.get(staffContext).run)
  return intentAction<NotificationShown>(args, { handlers, messages: words.failures })
}

export const clientAction = (args: Route.ClientActionArgs) => intentClientAction(args, words.failures)

/** Who is notified of new leads and reviews, and how. */
export default function Notifications({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SettingsPage
      title={words.title}
      lead={words.lead}
      words={words}
      loaded={loaderData}
      actionData={actionData}
    >
      {({ mine, read, origin }) => (
        <>
          <TestOutcomes tests={mine.notificationTests} />
          {read && <Recipients read={read} tests={mine.notificationTests} />}
          {read && <Alarms settings={read.notificationSettings} />}
          {read && <CustomerMails previews={read.customerMailPreviews} />}
          <ThisDevice
            devices={mine.pushSubscriptions}
            tests={mine.notificationTests}
            publicKey={mine.pushPublicKey}
          />
          <Sound />
          <MorningMail isOn={mine.dailySummary} />
          <CalendarSection calendar={mine.myCalendar} origin={origin} />
          {read && <Webhook read={read} />}
          <p className="mt-4 text-fine text-ink-2">{words.retries}</p>
        </>
      )}
    </SettingsPage>
  )
}

const pollMs = 1_000

const isPending = ({ state, lastError }: NotificationTests[number]) => state === 'pending' && !lastError

/** Loads again every second while a test is pending, then announces its outcome. */
function TestOutcomes({ tests }: { tests: NotificationTests }) {
  const { revalidate } = useRevalidator()
  const announce = useAnnounce()
  const pending = useRef<ReadonlySet<string>>(new Set())
  const isAnyPending = tests.some(isPending)
  useEffect(() => {
    const settled = tests.find((test) => pending.current.has(test.id) && !isPending(test))
    if (settled) announce(describeDelivery(settled, new Date()).text)
    pending.current = new Set(tests.filter(isPending).map(({ id }) => id))
  }, [tests, announce])
  useEffect(() => {
    if (!isAnyPending) return
    const timer = setInterval(() => void revalidate(), pollMs)
    return () => clearInterval(timer)
  }, [isAnyPending, revalidate])
  return null
}

/** Whether the open panel makes a sound. That takes script, so without it there is nothing to choose. */
const Sound = () => useHydrated() && <SoundChoice />

function SoundChoice() {
  const [isOn, setOn] = useState(isSoundOn)
  const [hasFailed, setFailed] = useState(false)

  async function play() {
    setFailed(false)
    const { playChime } = await import('#app/admin/live/chime.ts')
    await playChime().catch(() => setFailed(true))
  }

  return (
    <FormSection id="sound" title={words.sound}>
      <p className="mt-2 text-ink-2 text-note">{words.soundLead}</p>
      <CheckBox
        id="sound-on"
        label={words.soundOn}
        help={words.soundHelp}
        checked={isOn}
        onChange={({ currentTarget }) => {
          setSoundOn(currentTarget.checked)
          setOn(currentTarget.checked)
        }}
      />
      <button type="button" className="btn btn-small mt-3" onClick={() => void play()}>
        {words.play}
      </button>
      {hasFailed && (
        <p role="alert" className="form-alert">
          {words.soundFailed}
        </p>
      )}
    </FormSection>
  )
}
