/** Why an upload is refused; the routes give each reason its HTTP status. */
export type RefusalReason =
  | 'bad-request'
  | 'not-found'
  | 'claimed'
  | 'incomplete'
  | 'interrupted'
  | 'expired'
  | 'wrong-length'
  | 'too-large'
  | 'too-many'
  | 'not-accepted'
  | 'broken'
  | 'no-room'

/** `message` is written for the person who sends the file. */
export type Refused = Readonly<{ ok: false; reason: RefusalReason; message: string }>

export function refused(reason: RefusalReason, message: string): Refused {
  return { ok: false, reason, message }
}

export const noFilesNow = refused(
  'no-room',
  'Files cannot be taken right now. Please send your request without them.',
)
export const uploadNotFound = refused('not-found', 'This upload was not found. Please choose the file again.')
export const uploadExpired = refused('expired', 'This upload has expired. Please choose the file again.')
