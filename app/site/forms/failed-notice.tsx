import type { FrameWords, PhoneText } from './frame-words.ts'
import { Sentence } from './sentence.tsx'

/** It did not get through, and why if that is known; everything typed is still in the form. */
export function FailedNotice({
  because,
  words,
  phone,
}: {
  because: 'failed' | 'not-kept'
  words: FrameWords
  phone: PhoneText
}) {
  const more = because === 'not-kept' ? words.waitingNotKept : words.failedCall
  return (
    <div role="alert" className="mb-5 border-alert border-l-4 py-1 pl-4">
      <p className="font-semibold text-alert">{words.failed}</p>
      {more && (
        <p>
          <Sentence text={more} phone={phone} />
        </p>
      )}
    </div>
  )
}
