/** Why an upload is refused; the routes give each reason its HTTP status. */
export type RefusalReason =
  | 'bad-request'
  | 'not-found'
  | 'claimed'
  | 'incomplete'
  | 'interrupted'
  | 'superseded'
  | 'expired'
  | 'wrong-length'
  | 'too-large'
  | 'too-many'
  | 'not-accepted'
  | 'broken'
  | 'no-room'
  | 'busy'
  | 'too-slow'

/** `message` is written for the person who sends the file. */
export type Refused = Readonly<{ ok: false; reason: RefusalReason; message: string }>

export function refused(reason: RefusalReason, message: string): Refused {
  return { ok: false, reason, message }
}

export const uploadNotFound = refused('not-found', 'This upload was not found. Please choose the file again.')
export const uploadExpired = refused('expired', 'This upload has expired. Please choose the file again.')

/** Whether it is no fault of the file nor of who sends it: a request need not wait, and forms send theirs without. */
export const isNoFault = (reason: RefusalReason): boolean =>
  reason === 'no-room' || reason === 'busy' || reason === 'too-slow'

export const noRoom = refused(
  'no-room',
  'There is no room for files right now. Your request can be sent without them.',
)
export const busy = refused(
  'busy',
  'Too many files are being checked right now. Try again in a moment, or send your request without them.',
)
