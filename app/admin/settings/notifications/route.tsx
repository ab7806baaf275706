import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { CheckBox, FormSection, RadioField } from '#app/admin/form/fields.tsx'
import { SaveForm } from '#app/admin/form/intent-form.tsx'
import { loadSettings, SettingsPage } from '#app/admin/form/settings-page.tsx'
import { isSoundOn, setSoundOn } from '#app/admin/live/arrivals.tsx'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { FoldedSection } from '#app/admin/settings/folded-section.tsx'
import { submissionClientAction } from '#app/admin/submission/client-action.ts'
import { submission } from '#app/admin/submission/submission.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { servicesContext } from '#app/context.ts'
import { Alert } from '#app/ui/alert.tsx'
import { useAnnounce } from '#app/ui/announcer.tsx'
import { followUpText } from '#app/ui/dates.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { describeDelivery } from '#words/panel/delivery-trail.ts'
import { alarmsWords, notificationsWords as words } from '#words/panel/notifications.ts'
import type { Route } from './+types/route.ts'
import {
  type NotificationShown,
  type Notifications,
  type NotificationTests,
  notificationHandlers,
  ReadMyNotifications,
  ReadNotifications,
} from './actions.ts'
import { CalendarSection } from './calendar-section.tsx'
import { Recipients } from './recipients.tsx'
import { ThisDevice } from './this-device.tsx'
import { Webhook } from './webhook.tsx'

export const handle = { needs: 'on call' } satisfies ScreenHandle

export async function loader({ context }: Route.LoaderArgs) {
  const { run, user } = context.get(staffContext)
  const { origin } = context.get(servicesContext)
  const [mine, read] = await Promise.all([
    run(ReadMyNotifications, { all: user.rights.leads !== 'own' }),
    user.rights.settings === 'none' ? undefined : run(ReadNotifications, {}),
  ])
  if (!mine.ok || read?.ok === false) return undefined
  return { at: new Date().toISOString(), origin, mine: mine.value, read: read?.value }
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadSettings(args)

export function action(args: Route.ActionArgs) {
  const handlers = notificationHandlers(args.context.get(staffContext).run)
  return submission<NotificationShown>(args, handlers, words.failures)
}

export const clientAction = (args: Route.ClientActionArgs) => submissionClientAction(args, words.failures)

export default function NotificationsPage({ loaderData }: Route.ComponentProps) {
  return (
    <SettingsPage
      title={words.title}
      lead={(shown) => (shown?.mine.dailySummary === undefined ? words.ownLead : words.lead)}
      words={words}
      loaded={loaderData}
    >
      {({ mine, read, origin }) => (
        <>
          <TestOutcomes tests={mine.notificationTests} />
          {read && <Recipients read={read} tests={mine.notificationTests} />}
          <ThisDevice
            devices={mine.pushSubscriptions}
            tests={mine.notificationTests}
            publicKey={mine.pushPublicKey}
          />
          {mine.dailySummary !== undefined && <MorningMail isOn={mine.dailySummary} />}
          {read && <Alarms settings={read.notificationSettings} />}
          {read && <CustomerMails previews={read.customerMailPreviews} />}
          <Sound />
          <CalendarSection calendar={mine.myCalendar} origin={origin} isOpen={read === undefined} />
          {read && <Webhook read={read} />}
          {mine.dailySummary !== undefined && <p className="mt-4 text-fine text-ink-2">{words.retries}</p>}
        </>
      )}
    </SettingsPage>
  )
}

const pollMs = 1_000

const isPending = ({ state, lastError }: NotificationTests[number]) => state === 'pending' && !lastError

function TestOutcomes({ tests }: { tests: NotificationTests }) {
  const { revalidate } = useRevalidator()
  const announce = useAnnounce()
  const timeZone = useTimeZone()
  const pending = useRef<ReadonlySet<string>>(new Set())
  const isAnyPending = tests.some(isPending)
  useEffect(() => {
    const settled = tests.find((test) => pending.current.has(test.id) && !isPending(test))
    const now = new Date()
    const time = (at: Date | string) => followUpText(at, now, timeZone)
    if (settled) announce(describeDelivery(settled, now, time).text)
    pending.current = new Set(tests.filter(isPending).map(({ id }) => id))
  }, [tests, announce, timeZone])
  useEffect(() => {
    if (!isAnyPending) return
    const timer = setInterval(() => void revalidate(), pollMs)
    return () => clearInterval(timer)
  }, [isAnyPending, revalidate])
  return null
}

/** Stored on the device; the server cannot know. */
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
    <FoldedSection id="sound" title={words.sound} state={isOn ? words.isOn : words.isOff}>
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
      <Alert>{hasFailed && words.soundFailed}</Alert>
    </FoldedSection>
  )
}

function Alarms({ settings }: { settings: Notifications['notificationSettings'] }) {
  return (
    <FoldedSection
      id="alarms"
      title={alarmsWords.title}
      state={alarmsWords.choices[settings.alarms]}
      intents={['save-alarms']}
    >
      <p className="mt-2 text-ink-2 text-note">{alarmsWords.lead}</p>
      <ul className="mt-2 list-disc pl-5 text-ink-2 text-note">
        {alarmsWords.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {settings.alarmOrder.length > 0 && (
        <p className="mt-2 text-ink-2 text-note">{alarmsWords.order(settings.alarmOrder)}</p>
      )}
      <SaveForm intent="save-alarms" words={words}>
        {() => (
          <RadioField
            key={settings.alarms}
            name="alarms"
            legend={alarmsWords.legend}
            labels={alarmsWords.choices}
            defaultValue={settings.alarms}
            className="mt-3"
          />
        )}
      </SaveForm>
    </FoldedSection>
  )
}

function MorningMail({ isOn }: { isOn: boolean }) {
  return (
    <FormSection id="morning" title={alarmsWords.morning}>
      <SaveForm intent="save-morning" words={words}>
        {() => (
          <CheckBox
            key={String(isOn)}
            id="morning-mail"
            name="on"
            label={alarmsWords.morningOn}
            help={alarmsWords.morningHelp}
            defaultChecked={isOn}
          />
        )}
      </SaveForm>
    </FormSection>
  )
}

function CustomerMails({ previews }: { previews: Notifications['customerMailPreviews'] }) {
  return (
    <FoldedSection
      id="customers"
      title={words.customers}
      state={words.customerMailsOn(previews.filter(({ isOn }) => isOn).length, previews.length)}
      intents={['save-customer-mails']}
    >
      <p className="mt-2 text-ink-2 text-note">{words.customersLead}</p>
      <SaveForm intent="save-customer-mails" words={words}>
        {() =>
          previews.map(({ kind, isOn, subject, text }) => {
            const { label, help } = words.customerMails[kind]
            return (
              <div key={`${kind} ${isOn}`}>
                <CheckBox
                  id={`customer-mail-${kind}`}
                  name={kind}
                  label={label}
                  help={help}
                  defaultChecked={isOn}
                />
                <details className="mail-preview">
                  <summary aria-label={words.previewOf(label)}>{words.preview}</summary>
                  <div>
                    <p className="font-semibold">{subject}</p>
                    <p className="mt-3 whitespace-pre-line break-words">{text}</p>
                  </div>
                </details>
              </div>
            )
          })
        }
      </SaveForm>
    </FoldedSection>
  )
}
