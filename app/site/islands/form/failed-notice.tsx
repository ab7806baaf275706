import type { FrameWords, PhoneText } from './frame-words.ts'
import { Sentence } from './sentence.tsx'

/** It did not get through; everything typed is still in the form. */
export function FailedNotice({
  because,
  words,
  phone,
}: {
  because: 'failed' | 'not-kept'
  words: FrameWords
  phone: PhoneText
}) {
  return (
    <div role="alert" className="mt-5 border-alert border-l-4 py-1 pl-4">
      {because === 'failed' ? (
        <>
          <p className="font-semibold text-alert">{words.failed}</p>
          {words.failedCall && (
            <p>
              <Sentence text={words.failedCall} phone={phone} />
            </p>
          )}
        </>
      ) : (
        <p className="font-medium">
          <Sentence text={words.waitingNotKept} phone={phone} />
        </p>
      )}
    </div>
  )
}
