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

type Asking = {
  language: Language
  caller: { staff(): Promise<StaffInSession | undefined> }
  db: Database
}

type UnlessBusy = <Answer>(asked: Promise<Answer>) => Promise<Answer>

type May<Me> = (asking: Asking) => Promise<Result<Me>>

/** The service itself checks what it is given: a password, a link's token, a cookie. */
export const withoutSignIn = 'everybody'

export const staff =
  (reason: PlainReasonKey = 'signInFirst'): May<StaffInSession> =>
  async ({ caller }) => {
    const me = await caller.staff()
    return me ? done(me) : refuse({ code: 'FORBIDDEN', reason })
  }

export const confirmedStaff: May<StaffInSession> = async ({ caller, db }) =>
  recentlyConfirmed(db, await caller.staff())

const writers =
  (area: Area): May<StaffInSession> =>
  async ({ caller }) => {
    const me = await caller.staff()
    if (me && mayIn(me, area, 'write')) return done(me)
    return refuse({ code: 'FORBIDDEN', reason: 'notInRole' })
  }

const confirmedWriters =
  (area: Area): May<StaffInSession> =>
  async (asking) => {
    const me = await writers(area)(asking)
    return me.ok ? recentlyConfirmed(asking.db, me.value) : me
  }

export const owners = writers('settings')

export const confirmedOwners = confirmedWriters('settings')

export const leadExporters = confirmedWriters('leads')
export const contentExporters = confirmedWriters('content')

/** Only the guard makes one, so none lacks `may`. Its refusals are in words. */
export type GuardedService<Args extends unknown[] = never[], Given = unknown> = {
  (...args: Args): Promise<InWords<Given>>
  may: typeof withoutSignIn | May<unknown>
}

export type GuardedServices = { readonly [name: string]: GuardedService | GuardedServices | undefined }

type InWords<Given> = Given extends { ok: false; refusal: infer Why extends Reason }
  ? { ok: false; refusal: Worded<Why> }
  : Given

type OpenService<Args extends unknown[], Given> = {
  may: typeof withoutSignIn
  run: (...args: Args) => Given | Promise<Given>
}
type StaffService<Me, Args extends unknown[], Value> = {
  may: May<Me>
  run: (me: Me, ...args: Args) => Promise<Result<Value>>
}

export interface Guard {
  <Args extends unknown[], Given>(service: OpenService<Args, Given>): GuardedService<Args, Given>
  <Me, Args extends unknown[], Value>(
    service: StaffService<Me, Args, Value>,
  ): GuardedService<Args, Result<Value>>
}

/**
 * `guard({ may: staff(), run: (me, id: string) => ... })`. `may` is asked at each call before `run`, so `run`
 * does not check its caller again.
 */
export function serviceGuard(asking: Asking, unlessBusy: UnlessBusy): Guard {
  return <Me, Args extends unknown[], Value>(
    service: OpenService<Args, Value> | StaffService<Me, Args, Value>,
  ) => {
    if (service.may === withoutSignIn) {
      const { may, run } = service
      const open = (...args: Args) => unlessBusy(inWords(async () => run(...args), asking.language))
      return Object.assign(open, { may })
    }
    const { may, run } = service
    const decided = async (...args: Args) => {
      const allowed = await may(asking)
      return allowed.ok ? run(allowed.value, ...args) : allowed
    }
    const guarded = (...args: Args) => unlessBusy(inWords(() => decided(...args), asking.language))
    return Object.assign(guarded, { may })
  }
}

async function inWords<Given>(give: () => Promise<Given>, { words }: Language): Promise<InWords<Given>> {
  const given = await give()
  const said = isRefused(given) ? refuse(worded(given.refusal, words.refusals)) : given
  // The type's own condition, which the compiler cannot follow here.
  return said as InWords<Given>
}

const isRefused = (given: unknown): given is { ok: false; refusal: Reason } =>
  typeof given === 'object' && given !== null && 'ok' in given && given.ok === false
