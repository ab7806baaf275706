import { MapPin } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { href, useActionData, useFetcher } from 'react-router'
import { address as inLanguage } from '#app/address.ts'
import { CheckBox, Field, SelectField } from '#app/admin/form/fields.tsx'
import { typedEntries, useUnsavedForm } from '#app/admin/form/unsaved-form.tsx'
import { appointmentText } from '#app/admin/leads/appointment-text.ts'
import { partOf } from '#app/admin/leads/lead.ts'
import { mapHref } from '#app/admin/leads/reach.tsx'
import { FormIntent } from '#app/admin/list/row-action.tsx'
import { useToast } from '#app/admin/list/undo.tsx'
import { useMayWork, useMayWrite } from '#app/admin/rights.ts'
import { FreeTimes } from '#app/admin/schedule/free-times.tsx'
import { WindowField } from '#app/admin/schedule/window-field.tsx'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { Alert } from '#app/ui/alert.tsx'
import { dateTimeText, durationText } from '#app/ui/dates.ts'
import { declineOf, lengthsWith, usualLengths, usualRepeats } from '#content/time/appointments.ts'
import { locale } from '#words/locale.ts'
import { doorWords } from '#words/panel/people/at-the-door.ts'
import { requestWords as words } from '#words/panel/request.ts'
import { scheduleWords } from '#words/panel/schedule.ts'
import {
  type DetailsResult,
  type DetailValues,
  detailNames,
  detailsIn,
  detailValues,
  fingerprint,
  stillWrong,
  wantedTime,
} from './details-action.ts'
import type { OpenRequest } from './request.ts'
import { useIsMailed } from './step-form.tsx'

export function Details({ request }: { request: OpenRequest }) {
  const timeZone = useTimeZone()
  const { id, name } = request
  const key = `details-${id}`
  const fetcher = useFetcher<DetailsResult>({ key })
  const editor = useRef<HTMLDetailsElement>(null)
  const mayWork = useMayWork()
  const mayBook = useMayWrite('leads')
  const form = useRef<HTMLFormElement>(null)
  const stored = detailValues(request, timeZone)
  // What the form began with, once it is typed in: from then on what others save is a conflict.
  const [before, setBefore] = useState<string>()
  const isEmpty = detailNames.every((name) => name === 'mails' || stored[name] === '')
  const [typed, setTyped] = useState<DetailValues>()
  const isBusy = fetcher.state === 'submitting'
  const sent = useActionData<DetailsResult>()
  const early = sent?.intent === 'details' ? sent : undefined
  const result = isBusy ? undefined : (fetcher.data ?? early)
  const refused = result?.ok === false ? result : undefined
  const { fields = {}, values } = refused ?? {}
  const wrong = values && stillWrong({ fields, values }, typed ?? values, timeZone)
  const isMended = wrong && Object.keys(fields).length > 0 && Object.keys(wrong).length === 0
  const wanted = wantedTime(request, timeZone)
  const start = (early?.ok === false && early.values) || { ...stored, ...wanted }

  const { notice, store, clear } = useUnsavedForm({ form, name: key })
  useToast(key, fetcher, (sent) => ({
    text: words.detailsSaved(name),
    undo: { intent: 'details', id, ...stored, before: fingerprint(detailsIn(sent)) },
  }))

  function close() {
    setBefore(undefined)
    setTyped(undefined)
    clear()
    form.current?.reset()
    if (editor.current) editor.current.open = false
    editor.current?.querySelector('summary')?.focus({ preventScroll: true })
  }
  const saved = fetcher.data?.ok ? fetcher.data : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each save
  useEffect(() => {
    if (saved) close()
  }, [saved])
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refused])

  const field = (field: keyof DetailValues) => ({
    id: `request-${field}`,
    name: field,
    defaultValue: start[field],
    error: wrong?.[field],
  })
  return (
    <section className="request-part" aria-labelledby="request-details">
      <h2 id="request-details">{words.details}</h2>
      <Facts request={request} />
      {mayWork && (
        <details ref={editor} className="details-editor" open={early?.ok === false || undefined}>
          <summary>{!isEmpty ? words.editDetails : mayBook ? words.addDetails : words.addOwnDetails}</summary>
          <fetcher.Form
            ref={form}
            method="post"
            onInput={({ currentTarget }) => {
              setBefore((known) => known ?? fingerprint(stored))
              store(typedEntries(currentTarget))
              setTyped(detailsIn(new FormData(currentTarget)))
            }}
          >
            <FormIntent intent="details" id={id} />
            <input type="hidden" name="before" value={before ?? fingerprint(stored)} />
            {notice}
            {mayBook ? (
              <>
                <Field {...field('address')} label={words.address} autoComplete="off" maxLength={300} />
                <div className="details-row">
                  <Field {...field('date')} label={words.date} type="date" help={wanted && words.asWanted} />
                  <Field {...field('time')} label={words.time} type="time" />
                  <Length start={start.minutes} />
                  <WindowField id="request-window" start={Number(start.window)} />
                </div>
                <FreeTimes
                  id={id}
                  assigneeId={request.assignee?.id ?? ''}
                  isRefused={field('date').error !== undefined}
                />
                <AppointmentMails request={request} isOn={start.mails === 'yes'} />
              </>
            ) : (
              (['address', 'date', 'time', 'minutes', 'window', 'mails'] as const).map((name) => (
                <input key={name} type="hidden" name={name} value={stored[name]} />
              ))
            )}
            <Again request={request} start={start.again} />
            <div className="details-row">
              <Field
                {...field('price')}
                label={words.price}
                inputMode="decimal"
                placeholder={words.priceExample}
              />
              <Field {...field('follow')} label={words.followUp} type="datetime-local" />
            </div>
            <Field {...field('nextStep')} label={words.nextStep} maxLength={200} />
            <Alert className="step-failure mt-3">{!isMended && refused?.message}</Alert>
            <div className="mt-4 flex flex-wrap gap-3">
              <button
                type="submit"
                className="btn"
                aria-disabled={isBusy || undefined}
                onClick={(event) => isBusy && event.preventDefault()}
                {...(refused?.replaces && { name: 'replaces', value: refused.replaces })}
              >
                {isBusy ? words.saving : refused?.replaces ? words.saveAnyway : words.saveDetails}
              </button>
              <button
                type="button"
                className="btn btn-small"
                onClick={() => {
                  fetcher.reset()
                  close()
                }}
              >
                {words.cancelEdit}
              </button>
            </div>
          </fetcher.Form>
        </details>
      )}
    </section>
  )
}

function AppointmentMails({ request, isOn }: { request: OpenRequest; isOn: boolean }) {
  const { email, firstName } = request
  if (!useIsMailed(request, 'appointment'))
    return <input type="hidden" name="mails" value={isOn ? 'yes' : ''} />
  return (
    <CheckBox
      id="request-mails"
      name="mails"
      value="yes"
      label={words.mailAppointment(firstName)}
      help={words.mailAppointmentHelp(email)}
      defaultChecked={isOn}
    />
  )
}

function Again({ request, start }: { request: OpenRequest; start: string }) {
  return (
    <SelectField
      id="request-again"
      name="again"
      label={words.comesAgain}
      help={request.status === 'completed' ? words.comesAgainDoneHelp : words.comesAgainHelp}
      defaultValue={start}
    >
      <option value="">{words.notAgain}</option>
      {lengthsWith(usualRepeats, start ? Number(start) : null).map((months) => (
        <option key={months} value={months}>
          {words.inMonths(months)}
        </option>
      ))}
    </SelectField>
  )
}

function Length({ start }: { start: string }) {
  const lengths = lengthsWith(usualLengths, start ? Number(start) : null)
  return (
    <SelectField id="request-minutes" name="minutes" label={words.length} defaultValue={start}>
      <option value="">{words.none}</option>
      {lengths.map((minutes) => (
        <option key={minutes} value={minutes}>
          {durationText(minutes * 60_000)}
        </option>
      ))}
    </SelectField>
  )
}

function Facts({ request }: { request: OpenRequest }) {
  const timeZone = useTimeZone()
  const { address, scheduledAt, scheduledMinutes, windowMinutes, repeatMonths } = request
  const { quotedCents, signedName, signedAt, nextStep, followUpAt } = request
  const decline = declineOf(request)
  const facts: [string, ReactNode][] = [
    [words.address, address && <MapLink address={address} />],
    [
      words.appointment,
      scheduledAt && (
        <>
          {appointmentText({ scheduledAt, windowMinutes }, timeZone)}
          {scheduledMinutes !== null && `, ${durationText(scheduledMinutes * 60_000)}`}
          <br />
          {decline && (
            <>
              <b className="text-alert">{scheduleWords.declines[decline]}</b>
              <br />
            </>
          )}
          <a
            href={inLanguage(
              href('/admin/inbox/:kind/:id/appointment.ics', {
                kind: partOf[request.kind],
                id: request.id,
              }),
            )}
            download
            className="link"
          >
            {words.addToCalendar}
          </a>
        </>
      ),
    ],
    [words.comesAgain, repeatMonths !== null && words.inMonths(repeatMonths)],
    [words.price, quotedCents !== null && dollars.format(quotedCents / 100)],
    [
      doorWords.signature,
      signedName && signedAt && doorWords.signatureText(signedName, dateTimeText(signedAt, timeZone)),
    ],
    [words.nextStep, nextStep],
    [words.followUp, followUpAt && dateTimeText(followUpAt, timeZone)],
  ]
  const known = facts.filter(([, fact]) => fact)
  if (known.length === 0) return null
  return (
    <dl className="request-facts">
      {known.map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto">{fact}</dd>
        </div>
      ))}
    </dl>
  )
}

const dollars = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' })

const MapLink = ({ address }: { address: string }) => (
  <a href={mapHref(address)} target="_blank" rel="noreferrer" className="link">
    {address} <MapPin className="icon inline" aria-hidden="true" />
  </a>
)
