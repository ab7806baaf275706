import type { StaffInSession } from '#server/actor.ts'
import type { Database } from '#server/database/database.ts'
import { recentlyConfirmed } from '#server/identity/sessions/step-up.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { type Area, mayIn } from '#server/rights.ts'

/** Who asks for a service, and where that is looked up. */
type Asking = {
  caller: { staff(): Promise<StaffInSession | undefined> }
  db: Database
}

/** Who may use a service: gives who it acts for, or the refusal for everybody else. */
type May<Me> = (asking: Asking) => Promise<Result<Me>>

/** The service itself decides by what it is given: a password, the token of a link, a cookie. */
export const everybody = 'everybody'

/** Whoever is signed in, for what is about themselves. `message` is what everybody else is told. */
export const staff =
  (message = 'Sign in first.'): May<StaffInSession> =>
  async ({ caller }) => {
    const me = await caller.staff()
    return me ? done(me) : refuse({ code: 'FORBIDDEN', message })
  }

/** Whoever entered their password or passkey within the last ten minutes. */
export const confirmedStaff: May<StaffInSession> = async ({ caller, db }) =>
  recentlyConfirmed(db, await caller.staff())

/** Whoever may write in an area. */
const staffOf =
  (area: Area): May<StaffInSession> =>
  async ({ caller }) => {
    const me = await caller.staff()
    if (me && mayIn(me, area, 'write')) return done(me)
    return refuse({ code: 'FORBIDDEN', message: 'Your role does not include this.' })
  }

/** Whoever may write in an area, and entered their password or passkey within the last ten minutes. */
const confirmedStaffOf =
  (area: Area): May<StaffInSession> =>
  async (asking) => {
    const me = await staffOf(area)(asking)
    return me.ok ? recentlyConfirmed(asking.db, me.value) : me
  }

/** Whoever decides about the business: its people, settings and backups. */
export const owners = staffOf('settings')

export const confirmedOwners = confirmedStaffOf('settings')

/** Whoever works with leads, or with content, and may take all of it out of the house. */
export const leadExporters = confirmedStaffOf('leads')
export const contentExporters = confirmedStaffOf('content')

/** A service as a page calls it. Only the guard makes one, so none is without `may`. */
export type GuardedService<Args extends unknown[] = never[], Given = unknown> = {
  (...args: Args): Given
  may: typeof everybody | May<unknown>
}

/** Services in groups. A plain function among them does not compile. */
export type GuardedServices = { readonly [name: string]: GuardedService | GuardedServices | undefined }

type OpenService<Args extends unknown[], Given> = { may: typeof everybody; run: (...args: Args) => Given }
type StaffService<Me, Args extends unknown[], Value> = {
  may: May<Me>
  run: (me: Me, ...args: Args) => Promise<Result<Value>>
}

export interface Guard {
  <Args extends unknown[], Given>(service: OpenService<Args, Given>): GuardedService<Args, Given>
  <Me, Args extends unknown[], Value>(
    service: StaffService<Me, Args, Value>,
  ): GuardedService<Args, Promise<Result<Value>>>
}

/**
 * Makes the services of one request: `guard({ may: staff(), run: (me, id: string) => ... })`. `may` is asked at each call;
 * who may not gets the refusal, and `run` does not begin. `run` gets who it acts for, and checks nobody again.
 */
export function serviceGuard(asking: Asking): Guard {
  return <Me, Args extends unknown[], Value>(
    service: OpenService<Args, Value> | StaffService<Me, Args, Value>,
  ) => {
    if (service.may === everybody) {
      const { may, run } = service
      return Object.assign((...args: Args) => run(...args), { may })
    }
    const { may, run } = service
    const guarded = async (...args: Args) => {
      const allowed = await may(asking)
      return allowed.ok ? run(allowed.value, ...args) : allowed
    }
    return Object.assign(guarded, { may })
  }
}
