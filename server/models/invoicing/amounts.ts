import { z } from 'zod'
import { lineItemLimits } from '#content/money/line-items.ts'
import { because } from '#server/data-service/input.ts'

/** Amounts as people give them, in cents, each with the one sentence that says what it may be. */
export const amountInput = z.int(because('amount')).min(0, because('amount'))

/** Of a payment, in whichever direction the money goes. */
export const paidInput = z.int(because('paymentAmount')).min(1, because('paymentAmount'))

export const tipInput = z
  .int(because('tipAmount'))
  .min(0, because('tipAmount'))
  .max(lineItemLimits.unitCents, because('tipAmount'))
