import type { ReactNode } from 'react'
import { href } from '#app/site/href.ts'
import { useProfile, useWords } from '#app/site/profile.ts'
import { controlProps, FormField } from '#app/ui/form-field.tsx'
import type { Decline } from '#content/time/appointments.ts'
import { receiptAppointmentWords } from '#words/site/receipt.ts'
import { appointmentInFull } from '#words/times.ts'
import type { RefusedChange } from './actions.ts'
import type { RequestReceipt } from './documents.ts'
import { Fold, RefusedChangeAlert } from './fold.tsx'
import { appointmentOf } from './headline.ts'

type AppointmentProps = {
  receipt: RequestReceipt
  token: string
  refused: RefusedChange | undefined
  children: ReactNode
}

/** `children`: other ways to change it. */
export function Appointment({ receipt, token, refused, children }: AppointmentProps) {
  const { timeZone } = useProfile()
  const words = useWords(receiptAppointmentWords)
  const appointment = appointmentOf(receipt)
  const { mayDecline, decline } = receipt
  const of = (one: Decline) => (refused?.intent === one ? refused : undefined)
  // A refusal says why, also where the appointment is gone meanwhile.
  const isOver = !mayDecline && (of('anotherTime') ?? of('noAppointment'))
  if (isOver) return <RefusedChangeAlert intent={isOver.intent}>{isOver.message}</RefusedChangeAlert>
  if (!appointment || !mayDecline) return null
  const at = appointment.scheduledAt
  return (
    <section aria-labelledby="appointment" className="mb-12">
      <h2 id="appointment" className="text-title">
        {words.title}
      </h2>
      <p className="mt-5 font-semibold text-lead">{appointmentInFull(appointment, timeZone, receipt.now)}</p>
      <p>
        <a
          href={href('/receipt/:token/appointment.ics', { token })}
          className="inline-block py-3 underline underline-offset-4"
        >
          {words.calendar}
        </a>
      </p>
      <div className="mt-5 border-rule border-b">
        {children}
        {decline !== 'anotherTime' && (
          <DeclineForm decline="anotherTime" at={at} refused={of('anotherTime')} />
        )}
        <DeclineForm decline="noAppointment" at={at} refused={of('noAppointment')} />
      </div>
    </section>
  )
}

type DeclineFormProps = { decline: Decline; at: string; refused: RefusedChange | undefined }

/** Opening it asks, the button inside confirms. `at` tells the server which appointment was seen. */
function DeclineForm({ decline, at, refused }: DeclineFormProps) {
  const words = useWords(receiptAppointmentWords)
  const { title, text, send } = words[decline]
  const message = {
    ...{ form: decline, name: 'message', label: words.message },
    error: refused?.fields.message,
  }
  return (
    <Fold title={title} intent={decline} refused={refused}>
      <input type="hidden" name="appointmentAt" value={at} />
      <p>{text}</p>
      <FormField {...message}>
        <textarea
          {...controlProps(message)}
          rows={2}
          maxLength={2_000}
          dir="auto"
          defaultValue={refused?.values.message}
        />
      </FormField>
      <button
        type="submit"
        className={
          decline === 'noAppointment'
            ? 'btn justify-self-start border-alert text-alert max-sm:w-full'
            : 'btn justify-self-start max-sm:w-full'
        }
      >
        {send}
      </button>
    </Fold>
  )
}
