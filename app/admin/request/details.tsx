import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { address as inLanguage } from '#app/address.ts'
import { CheckBox, Field, SelectField } from '#app/admin/form/fields.tsx'
import { appointmentText } from '#app/admin/leads/appointment-text.ts'
import { mapHref } from '#app/admin/leads/map-links.ts'
import { partOf } from '#app/admin/records/lead.ts'
import { useMayWork, useMayWrite } from '#app/admin/rights.ts'
import { FreeTimes } from '#app/admin/schedule/free-times.tsx'
import { WindowField } from '#app/admin/schedule/window-field.tsx'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { dateTimeText, durationText } from '#app/ui/dates.ts'
import { declineOf, lengthsWith, usualLengths, usualRepeats } from '#content/time/appointments.ts'
import { locale } from '#words/locale.ts'
import { doorWords } from '#words/panel/people/at-the-door.ts'
import { requestWords as words } from '#words/panel/request.ts'
import { scheduleWords } from '#words/panel/schedule.ts'
import { detailsPart, wantedTime } from './details-action.ts'
import { PartEditor } from './part-editor.tsx'
import type { OpenRequest } from './request.ts'
import { useIsMailed } from './step-form.tsx'

export function Details({ request }: { request: OpenRequest }) {
  const timeZone = useTimeZone()
  const { id, name } = request
  const mayWork = useMayWork()
  const mayBook = useMayWrite('leads')
  const part = detailsPart(request, timeZone)
  const { stored } = part
  const isEmpty = Object.entries(stored).every(([name, value]) => name === 'mails' || value === '')
  const wanted = wantedTime(request, timeZone)
  return (
    <section className="request-part" aria-labelledby="request-details">
      <h2 id="request-details">{words.details}</h2>
      <Facts request={request} />
      {mayWork && (
        <PartEditor
          id={id}
          part={part}
          offered={wanted}
          summary={!isEmpty ? words.editDetails : mayBook ? words.addDetails : words.addOwnDetails}
          saved={words.detailsSaved(name)}
        >
          {({ start, field }) => (
            <>
              {mayBook ? (
                <>
                  <Field {...field('address')} label={words.address} autoComplete="off" maxLength={300} />
                  <div className="details-row">
                    <Field
                      {...field('date')}
                      label={words.date}
                      type="date"
                      help={wanted && words.asWanted}
                    />
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
            </>
          )}
        </PartEditor>
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
    {address} <MapPin className="icon inline" />
  </a>
)
