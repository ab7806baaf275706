import { useWords } from '#app/site/profile.ts'
import { controlProps, FormField } from '#app/ui/form-field.tsx'
import type { ContactWay } from '#content/promise-rules.ts'
import { receiptWords } from '#words/site/receipt.ts'
import type { RefusedChange } from './actions.ts'
import type { RequestReceipt } from './documents.ts'
import { Fold, RefusedChangeAlert } from './fold.tsx'

export function Changes({
  receipt,
  refused,
}: {
  receipt: RequestReceipt
  refused: RefusedChange | undefined
}) {
  const of = (intent: RefusedChange['intent']) => (refused?.intent === intent ? refused : undefined)
  return (
    <div className="mt-8 border-rule border-b">
      {refused && isGone(refused.intent, receipt) && <RefusedAlone {...refused} />}
      {receipt.mayAdd && <Add takesFiles={(receipt.mayAddFiles ?? 0) > 0} refused={of('add')} />}
      {receipt.mayCorrect && <Correct answers={receipt.answers} refused={of('correct')} />}
      {receipt.mayCancel && <Cancel refused={of('cancel')} />}
    </div>
  )
}

function isGone(intent: RefusedChange['intent'], receipt: RequestReceipt): boolean {
  switch (intent) {
    case 'complain':
      return true
    case 'add':
      return !receipt.mayAdd
    case 'correct':
      return !receipt.mayCorrect
    case 'cancel':
      return !receipt.mayCancel
    default:
      return false
  }
}

/** A refusal says why, also where its form is gone meanwhile, and keeps what was typed. */
function RefusedAlone({ intent, message, values }: RefusedChange) {
  const typed = [values.message, values.phone, values.address].filter(Boolean).join('\n')
  return (
    <>
      <RefusedChangeAlert intent={intent}>{message}</RefusedChangeAlert>
      {typed && (
        <p className="my-4 whitespace-pre-line wrap-anywhere" dir="auto">
          {typed}
        </p>
      )}
    </>
  )
}

type Refused = { refused: RefusedChange | undefined }

function Add({ refused, takesFiles }: Refused & { takesFiles: boolean }) {
  const { add } = useWords(receiptWords)
  const message = { form: 'add', name: 'message', label: add.message, error: refused?.fields.message }
  const files = {
    ...{ form: 'add', name: 'files', label: add.files, help: add.filesHelp },
    error: refused?.fields.files,
  }
  return (
    <Fold
      title={takesFiles ? add.title : add.titleNoFiles}
      intent="add"
      refused={refused}
      isMultipart={takesFiles}
    >
      <FormField {...message}>
        <textarea
          {...controlProps(message)}
          rows={3}
          maxLength={2_000}
          dir="auto"
          defaultValue={refused?.values.message}
        />
      </FormField>
      {takesFiles && (
        <FormField {...files}>
          <input {...controlProps(files)} type="file" multiple accept="image/*,application/pdf" />
        </FormField>
      )}
      <button type="submit" className="btn justify-self-start max-sm:w-full">
        {add.send}
      </button>
    </Fold>
  )
}

function Correct({ refused, answers }: Refused & { answers: readonly ContactWay[] }) {
  const { correct } = useWords(receiptWords)
  const phone = {
    ...{ form: 'correct', name: 'phone', label: correct.phone, help: correct.help },
    error: refused?.fields.phone,
  }
  const address = {
    ...{ form: 'correct', name: 'address', label: correct.address, help: correct.addressHelp },
    error: refused?.fields.address,
  }
  const contactBy = {
    ...{ form: 'correct', name: 'contactBy', label: correct.contactBy },
    error: refused?.fields.contactBy,
  }
  return (
    <Fold title={correct.title} intent="correct" refused={refused}>
      <FormField {...phone}>
        <input
          {...controlProps(phone)}
          type="tel"
          maxLength={40}
          autoComplete="tel"
          defaultValue={refused?.values.phone}
        />
      </FormField>
      <FormField {...address}>
        <input
          {...controlProps(address)}
          maxLength={300}
          autoComplete="address-line1"
          defaultValue={refused?.values.address}
        />
      </FormField>
      {answers.length > 0 && (
        <FormField {...contactBy}>
          <select {...controlProps(contactBy)} defaultValue={refused?.values.contactBy}>
            {(['', 'call', ...answers] as const).map((way) => (
              <option key={way} value={way}>
                {correct.answers[way]}
              </option>
            ))}
          </select>
        </FormField>
      )}
      <button type="submit" className="btn justify-self-start max-sm:w-full">
        {correct.send}
      </button>
    </Fold>
  )
}

function Cancel({ refused }: Refused) {
  const { title, text, send } = useWords(receiptWords).cancel
  return (
    <Fold title={title} intent="cancel" refused={refused}>
      <p>{text}</p>
      <button type="submit" className="btn justify-self-start border-alert text-alert max-sm:w-full">
        {send}
      </button>
    </Fold>
  )
}
