import type { GraphQLFieldConfigArgumentMap, GraphQLOutputType } from 'graphql'
import type { Task } from '#content/languages.ts'
import type { Actor } from '#server/actor.ts'
import { done, type PlainReasonKey, type Result, refuse } from '#server/result.ts'
import { type Area, mayIn, seesOnlyOwn } from '#server/rights.ts'
import type { Call } from './call.ts'
import type { Model } from './model.ts'
import { refuseAnonymous, refuseLeadSource, refuseReader } from './permission.ts'

/**
 * Calls that are no model operation, such as `sendQuoteNotification`. The engine asks `may` before `resolve`
 * runs, so no resolver checks its caller again; `resolve` gets the actor that `may` let through.
 */
export type ExtraCalls = {
  queries?: Record<string, ExtraCall>
  mutations?: Record<string, ExtraCall>
}

export type ExtraCall<Args = Record<string, unknown>, Caller extends Actor = Actor> = {
  may: May<Caller>
  type: GraphQLOutputType | Pick<Model, 'name' | 'table'>
  description?: string
  args?: GraphQLFieldConfigArgumentMap
  /** It stores in the turn of leads (`storeInTurn`), so a visitor's needs no turn of those who read. */
  stores?: true
  resolve: (args: Args, call: Call<Caller>) => Result<unknown> | Promise<Result<unknown>>
}

export function defineCall<Args, Caller extends Actor>(call: ExtraCall<Args, Caller>): ExtraCall {
  // The engine passes only arguments that the schema took and a call that `may` let through.
  return call as unknown as ExtraCall
}

/** Gives the caller or a refusal. Anonymous callers, and mutations by read-only keys, are refused before. */
export type May<Caller extends Actor = Actor> = (
  call: Call,
  operation: OperationKind,
) => Result<Caller> | Promise<Result<Caller>>

type OperationKind = 'query' | 'mutation' | 'subscription'

export type Visitor = Extract<Actor, { kind: 'visitor' }>
export type StaffOrSystem = Extract<Actor, { kind: 'staff' | 'system' }>

export const everybody: May = ({ actor }) => (actor.kind === 'leadSource' ? refuseLeadSource : done(actor))

/** Everybody, and programs that only bring leads. */
export const whoeverSends: May = ({ actor }) => done(actor)

export const visitors =
  (reason: PlainReasonKey): May<Visitor> =>
  ({ actor }) =>
    actor.kind === 'visitor' ? done(actor) : refuse({ code: 'FORBIDDEN', reason })

/**
 * Staff who may read the area (for a query) or write there (for a mutation), their programs and scheduled
 * jobs. `task` is named in the refusal: `readQuotes`. `readers`: the refusal for read-only keys, where they
 * may not even read. `own`: also staff who see only their own; the call must then give no more than that.
 */
export const staffOf =
  (
    area: Area,
    task: Task,
    { readers, own }: { readers?: PlainReasonKey; own?: true } = {},
  ): May<StaffOrSystem> =>
  ({ actor }, operation) => {
    const wanted = operation === 'mutation' ? 'write' : 'read'
    const mayAsk =
      actor.kind === 'system' ||
      (actor.kind === 'staff' && (mayIn(actor, area, wanted) || (own && seesOnlyOwn(actor, area))))
    if (!mayAsk) return refuse({ code: 'FORBIDDEN', reason: 'notAuthorized', facts: { task } })
    if (readers && actor.kind === 'staff' && actor.readOnly)
      return refuse({ code: 'FORBIDDEN', reason: readers })
    return done(actor)
  }

export const anyRole =
  (task: Task): May<StaffOrSystem> =>
  ({ actor }) =>
    actor.kind === 'staff' || actor.kind === 'system'
      ? done(actor)
      : refuse({ code: 'FORBIDDEN', reason: 'notAuthorized', facts: { task } })

export function authorizeCall(
  operation: OperationKind,
  may: May,
  call: Call,
): Result<Actor> | Promise<Result<Actor>> {
  const { actor } = call
  if (actor.kind === 'anonymous') return refuseAnonymous(actor)
  if (operation === 'mutation' && actor.kind === 'staff' && actor.readOnly) return refuseReader
  return may(call, operation)
}
