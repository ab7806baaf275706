import type { QuoteFormWords } from '#content/en/quote-form.ts'

/** What each form says around its fields. */
export type FrameWords = Pick<
  QuoteFormWords,
  | 'trap'
  | 'submit'
  | 'submitting'
  | 'thanks'
  | 'thanksAgain'
  | 'receipt'
  | 'closeNotice'
  | 'failed'
  | 'waitingNotKept'
  | 'draftRestored'
  | 'draftClear'
> &
  Partial<Pick<QuoteFormWords, 'failedCall' | 'filesLeftOut'>>

/** What a form says that keeps a request until the signal is back. */
export type WaitingWords = Pick<
  QuoteFormWords,
  | 'waitingTitle'
  | 'waitingKept'
  | 'waitingSending'
  | 'waitingBusy'
  | 'waitingSendNow'
  | 'waitingChange'
  | 'waitingDiscard'
  | 'waitingRefused'
>

/** The dispatch line, offered wherever sending may fail. */
export type PhoneText = { display: string; href: string }
