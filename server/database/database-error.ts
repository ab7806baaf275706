/** Lantern cannot use its database. The message is for the person who starts it: why, and what to do. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
}
