import { href } from '#app/site/href.ts'
import { useProfile, useWords } from '#app/site/profile.ts'
import type { Decline } from '#content/time/appointments.ts'
import { receiptAppointmentWords } from '#words/site/receipt.ts'
import { appointmentInFull } from '#words/times.ts'
import type { RefusedChange } from './actions.ts'
import { MoveBooking } from './booking.tsx'
import { DeclineForm } from './decline-form.tsx'
import type { BookingDays, RequestReceipt } from './documents.ts'
import { RefusedChangeAlert } from './fold.tsx'
import { appointmentOf } from './headline.ts'

type AppointmentProps = {
  receipt: RequestReceipt
  token: string
  days: BookingDays
  refused: RefusedChange | undefined
}

export function Appointment({ receipt, token, days, refused }: AppointmentProps) {
  const { timeZone } = useProfile()
  const words = useWords(receiptAppointmentWords)
  const appointment = appointmentOf(receipt)
  const { mayDecline, decline } = receipt
  const of = (one: Decline) => (refused?.intent === one ? refused : undefined)
  // Shown also where the appointment is gone meanwhile.
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
        {receipt.mayBook ? (
          <MoveBooking receipt={receipt} days={days} refused={refused} />
        ) : (
          decline !== 'anotherTime' && (
            <DeclineForm decline="anotherTime" at={at} refused={of('anotherTime')} />
          )
        )}
        <DeclineForm decline="noAppointment" at={at} refused={of('noAppointment')} />
      </div>
    </section>
  )
}
