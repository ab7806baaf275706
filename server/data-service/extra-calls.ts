import type { GraphQLFieldConfigArgumentMap, GraphQLOutputType } from 'graphql'
import type { Task } from '#content/languages.ts'
import type { Actor } from '#server/actor.ts'
import { done, type PlainReasonKey, type Result, refuse } from '#server/result.ts'
import { type Area, mayIn } from '#server/rights.ts'
import type { Call } from './call.ts'
import type { Model } from './model.ts'
import { refuseAnonymous, refuseReader } from './permission.ts'

/**
 * Calls that are no operation of a model, such as `sendQuoteNotification`. Each declares with `may` who may make it.
 * The engine asks that before the call runs, so no resolver checks its caller again, and `resolve` gets the caller as the
 * actor that `may` lets through.
 */
export type ExtraCalls = {
  queries?: Record<string, ExtraCall>
  mutations?: Record<string, ExtraCall>
}

/** One call: who may make it, what it takes and gives. A refusal is returned, a bug is thrown. */
export type ExtraCall<Args = Record<string, unknown>, Caller extends Actor = Actor> = {
  may: May<Caller>
  /** A type, or a model: then it gives rows of it. */
  type: GraphQLOutputType | Pick<Model, 'name' | 'table'>
  description?: string
  args?: GraphQLFieldConfigArgumentMap
  resolve: (args: Args, call: Call<Caller>) => Result<unknown> | Promise<Result<unknown>>
}

/** Declares a call. The types of `may`, `args` and `resolve` are checked against each other here. */
export function defineCall<Args, Caller extends Actor>(call: ExtraCall<Args, Caller>): ExtraCall {
  // The engine hands `resolve` only arguments that its schema took and a call that `may` let through.
  return call as unknown as ExtraCall
}

/**
 * Who may make a call: gives the caller, or the refusal for everybody else. It is asked only about callers that came with a
 * key or a session, and about mutations not for keys that may only read: those are refused before.
 */
export type May<Caller extends Actor = Actor> = (
  call: Call,
  operation: OperationKind,
) => Result<Caller> | Promise<Result<Caller>>

type OperationKind = 'query' | 'mutation' | 'subscription'

/** Somebody from the site, as calls for visitors get them. */
export type Visitor = Extract<Actor, { kind: 'visitor' }>
/** Staff, a program of theirs or our own jobs, as calls for staff get them. */
export type StaffOrSystem = Extract<Actor, { kind: 'staff' | 'system' }>

/** Visitors and staff. The call itself gives nothing away: it shows what is public, or what its token stands for. */
export const everybody: May = ({ actor }) => done(actor)

/** Visitors only; `reason` is what staff are told. */
export const visitors =
  (reason: PlainReasonKey): May<Visitor> =>
  ({ actor }) =>
    actor.kind === 'visitor' ? done(actor) : refuse({ code: 'FORBIDDEN', reason })

/**
 * Staff who may read an area, for a query, or write there, for a mutation; their programs, and our own jobs. `task` is what
 * others are told that they may not do: `readQuotes`. `readers`: what keys are told that may only read, where they may not even ask.
 */
export const staffOf =
  (area: Area, task: Task, { readers }: { readers?: PlainReasonKey } = {}): May<StaffOrSystem> =>
  ({ actor }, operation) => {
    const wanted = operation === 'mutation' ? 'write' : 'read'
    const mayAsk = actor.kind === 'system' || (actor.kind === 'staff' && mayIn(actor, area, wanted))
    if (!mayAsk) return refuse({ code: 'FORBIDDEN', reason: 'notAuthorized', facts: { task } })
    if (readers && actor.kind === 'staff' && actor.readOnly)
      return refuse({ code: 'FORBIDDEN', reason: readers })
    return done(actor)
  }

/** Staff of any role, for what itself shows each of them only what they may see. */
export const anyRole =
  (task: Task): May<StaffOrSystem> =>
  ({ actor }) =>
    actor.kind === 'staff' || actor.kind === 'system'
      ? done(actor)
      : refuse({ code: 'FORBIDDEN', reason: 'notAuthorized', facts: { task } })

/** Authorizes an extra call, before it runs. */
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
