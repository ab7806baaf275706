/** What a form and the page around it say in words of their own. */
export type RecordWords = Record<
  | 'createTitle'
  | 'editTitle'
  | 'back'
  | 'create'
  | 'update'
  | 'failed'
  | 'missingTitle'
  | 'missing'
  | 'loadFailed'
  | 'loadFailedHint',
  string
>
