import type { Language } from '#content/languages.ts'
import type { StaffInSession } from '#server/actor.ts'
import type { Database } from '#server/database/database.ts'
import { recentlyConfirmed } from '#server/identity/sessions/step-up.ts'
import {
  done,
  type PlainReasonKey,
  type Reason,
  type Result,
  refuse,
  type Worded,
  worded,
} from '#server/result.ts'
import { type Area, mayIn } from '#server/rights.ts'

/** Who asks for a service and in which language, and where that is looked up. */
type Asking = {
  language: Language
  caller: { staff(): Promise<StaffInSession | undefined> }
  db: Database
}

/** Who may use a service: gives who it acts for, or the refusal for everybody else. */
type May<Me> = (asking: Asking) => Promise<Result<Me>>

/** The service itself decides by what it is given: a password, the token of a link, a cookie. */
export const everybody = 'everybody'

/** Whoever is signed in, for what is about themselves. `reason` is what everybody else is told. */
export const staff =
  (reason: PlainReasonKey = 'signInFirst'): May<StaffInSession> =>
  async ({ caller }) => {
    const me = await caller.staff()
    return me ? done(me) : refuse({ code: 'FORBIDDEN', reason })
  }

/** Whoever entered their password or passkey within the last ten minutes. */
export const confirmedStaff: May<StaffInSession> = async ({ caller, db }) =>
  recentlyConfirmed(db, await caller.staff())

/** Whoever may write in an area. */
const writers =
  (area: Area): May<StaffInSession> =>
  async ({ caller }) => {
    const me = await caller.staff()
    if (me && mayIn(me, area, 'write')) return done(me)
    return refuse({ code: 'FORBIDDEN', reason: 'notInRole' })
  }

/** Whoever may write in an area, and entered their password or passkey within the last ten minutes. */
const confirmedWriters =
  (area: Area): May<StaffInSession> =>
  async (asking) => {
    const me = await writers(area)(asking)
    return me.ok ? recentlyConfirmed(asking.db, me.value) : me
  }

/** Whoever decides about the business: its people, settings and backups. */
export const owners = writers('settings')

/** The same, who entered their password or passkey within the last ten minutes. */
export const confirmedOwners = confirmedWriters('settings')

/** Whoever works with leads and may export them. */
export const leadExporters = confirmedWriters('leads')
/** Whoever works with content and may export it. */
export const contentExporters = confirmedWriters('content')

/** A service as a page calls it. Only the guard makes one, so none is without `may`. Its refusals are in words. */
export type GuardedService<Args extends unknown[] = never[], Given = unknown> = {
  (...args: Args): Promise<InWords<Given>>
  may: typeof everybody | May<unknown>
}

/** Services in groups. A plain function among them does not compile. */
export type GuardedServices = { readonly [name: string]: GuardedService | GuardedServices | undefined }

/** What a service gives, its refusals in the words of whoever asks. */
type InWords<Given> = Given extends { ok: false; refusal: infer Why extends Reason }
  ? { ok: false; refusal: Worded<Why> }
  : Given

type OpenService<Args extends unknown[], Given> = {
  may: typeof everybody
  run: (...args: Args) => Given | Promise<Given>
}
type StaffService<Me, Args extends unknown[], Value> = {
  may: May<Me>
  run: (me: Me, ...args: Args) => Promise<Result<Value>>
}

/** Declares a service with who may use it. */
export interface Guard {
  <Args extends unknown[], Given>(service: OpenService<Args, Given>): GuardedService<Args, Given>
  <Me, Args extends unknown[], Value>(
    service: StaffService<Me, Args, Value>,
  ): GuardedService<Args, Result<Value>>
}

/**
 * Makes the services of one request: `guard({ may: staff(), run: (me, id: string) => ... })`. `may` is asked at each call;
 * who may not gets the refusal, and `run` does not begin. `run` gets who it acts for, and checks nobody again. Refusals leave
 * in the words of whoever asks.
 */
export function serviceGuard(asking: Asking): Guard {
  return <Me, Args extends unknown[], Value>(
    service: OpenService<Args, Value> | StaffService<Me, Args, Value>,
  ) => {
    if (service.may === everybody) {
      const { may, run } = service
      const open = async (...args: Args) => inWords(await run(...args), asking.language)
      return Object.assign(open, { may })
    }
    const { may, run } = service
    const guarded = async (...args: Args) => {
      const allowed = await may(asking)
      return inWords(allowed.ok ? await run(allowed.value, ...args) : allowed, asking.language)
    }
    return Object.assign(guarded, { may })
  }
}

function inWords<Given>(given: Given, { words }: Language): InWords<Given> {
  const said = isRefused(given) ? refuse(worded(given.refusal, words.refusals)) : given
  // The same decision as the type's, which the compiler cannot follow.
  return said as InWords<Given>
}

const isRefused = (given: unknown): given is { ok: false; refusal: Reason } =>
  typeof given === 'object' && given !== null && 'ok' in given && given.ok === false
