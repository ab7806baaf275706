import { useWords } from '#app/site/profile.ts'
import { controlProps, FormField } from '#app/ui/form-field.tsx'
import type { Decline } from '#content/time/appointments.ts'
import { receiptAppointmentWords, receiptBookingWords } from '#words/site/receipt.ts'
import type { RefusedChange } from './actions.ts'
import { Fold, RefusedChangeAlert } from './fold.tsx'

/** `at` tells the server which appointment was seen. */
type DeclineProps = { at: string; refused: RefusedChange | undefined }

/** Opening it asks, the button inside confirms. */
export function DeclineForm({ decline, at, refused }: DeclineProps & { decline: Decline }) {
  const words = useWords(receiptAppointmentWords)
  const { title, text, send } = words[decline]
  return (
    <Fold title={title} intent={decline} refused={refused}>
      <input type="hidden" name="appointmentAt" value={at} />
      <p>{text}</p>
      <Message form={decline} label={words.message} refused={refused} />
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

/** Below the windows that are free, for who can take none of them. */
export function AnotherTimeForm({ at, refused }: DeclineProps) {
  const words = useWords(receiptBookingWords)
  return (
    <form method="post" action="#receipt-anotherTime" className="mt-7 grid gap-5">
      <input type="hidden" name="intent" value="anotherTime" />
      <input type="hidden" name="appointmentAt" value={at} />
      {refused && <RefusedChangeAlert intent="anotherTime">{refused.message}</RefusedChangeAlert>}
      <Message form="anotherTime" label={words.noneFits} refused={refused} />
      <button type="submit" className="btn justify-self-start max-sm:w-full">
        {words.sendFits}
      </button>
    </form>
  )
}

type MessageProps = { form: Decline; label: string; refused: RefusedChange | undefined }

function Message({ form, label, refused }: MessageProps) {
  const message = { form, name: 'message', label, error: refused?.fields.message }
  return (
    <FormField {...message}>
      <textarea
        {...controlProps(message)}
        rows={2}
        maxLength={2_000}
        dir="auto"
        defaultValue={refused?.values.message}
      />
    </FormField>
  )
}
