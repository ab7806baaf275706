import type { QuoteFormWords } from '#content/en/quote-form.ts'
import type { QuoteFormProps } from '../quote-form/quote-form-props.ts'
import { Sentence } from './sentence.tsx'

/** The request did not get through; everything typed is still in the form. */
export function FailedNotice({
  because,
  words,
  phone,
}: {
  because: 'failed' | 'not-kept'
  words: QuoteFormWords
  phone: QuoteFormProps['phone']
}) {
  return (
    <div role="alert" className="mt-5 border-alert border-l-4 py-1 pl-4">
      {because === 'failed' ? (
        <>
          <p className="font-semibold text-alert">{words.failed}</p>
          <p>
            <Sentence text={words.failedCall} phone={phone} />
          </p>
        </>
      ) : (
        <p className="font-medium">
          <Sentence text={words.waitingNotKept} phone={phone} />
        </p>
      )}
    </div>
  )
}
