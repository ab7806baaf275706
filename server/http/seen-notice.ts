import { readCookie, setCookie } from './cookies.ts'
import { digestOf } from './signed-values.ts'

/** The last notice of the panel that a person folded away on this device. Another person's, or a new notice, is not seen. */
export type SeenNotice = {
  is(person: string, notice: string): boolean
  set(person: string, notice: string): string
}

const name = 'lantern.seen'

const digest = (person: string, notice: string) => digestOf(`${person} ${notice}`)

export const seenNoticeOf = (headers: Headers, { secure }: { secure: boolean }): SeenNotice => ({
  is: (person, notice) => readCookie(headers, name) === digest(person, notice),
  set: (person, notice) => setCookie(name, digest(person, notice), { secure }),
})
