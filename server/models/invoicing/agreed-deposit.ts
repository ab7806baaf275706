import { z } from 'zod'
import { lineItemLimits, portionOf, type Totals } from '#content/money/line-items.ts'
import type { Call } from '#server/data-service/call.ts'
import { because } from '#server/data-service/input.ts'
import { done, type Result, refuseField } from '#server/result.ts'
import type { StoredEstimate } from '#server/schema/estimates.ts'
import { amountInput } from './amounts.ts'

/** Due with the yes to an estimate. */
type AgreedDeposit = Pick<StoredEstimate, 'depositCents' | 'depositRate'>

const { discountRate: most, totalCents: mostCents } = lineItemLimits

export const depositInput = {
  depositCents: amountInput.max(mostCents, because('amount')),
  depositRate: z
    .int(because('depositRate'))
    .min(0, because('depositRate'))
    .max(most, because('depositRate'))
    .nullable(),
}

const noDeposit: AgreedDeposit = { depositCents: 0, depositRate: null }

/** The site claims to take none: no estimate may ask for one then. */
export const isDepositDenied = ({ services }: Pick<Call, 'services'>): boolean =>
  services.profile().deposit === 'none'

/** An amount that is given replaces a percentage, and the other way round; a percentage follows the total. */
export function agreedDeposit(
  given: { [name in keyof AgreedDeposit]?: AgreedDeposit[name] | undefined },
  before: AgreedDeposit,
  { totalCents }: Totals,
  call: Call,
): Result<AgreedDeposit> {
  const asked = given.depositRate ?? (given.depositCents === undefined ? before.depositRate : null)
  // "0%" is none.
  const depositRate = asked || null
  const amount = given.depositCents ?? (asked === 0 ? 0 : before.depositCents)
  const depositCents = depositRate === null ? amount : portionOf(totalCents, depositRate, 100_000)
  if (depositCents > totalCents) return refuseField('depositCents', { reason: 'depositTooLarge' })
  if (depositCents > 0 && isDepositDenied(call))
    return refuseField('depositCents', { reason: 'depositDenied' })
  return done({ depositCents, depositRate })
}

/** A new version begins with the deposit of the one before, as far as it may. */
export const depositAgain = (
  before: AgreedDeposit | undefined,
  { totalCents }: Totals,
  call: Call,
): AgreedDeposit =>
  !before || isDepositDenied(call)
    ? noDeposit
    : { ...before, depositCents: Math.min(before.depositCents, totalCents) }
