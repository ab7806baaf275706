import { z } from 'zod'
import { notificationErrors as errors } from '#content/en/refusals.ts'
import { email, longest } from '#server/data-service/text-input.ts'

const mostRecipients = 20

/** Everything may be left out, which changes nothing; null is "as the server's environment says". */
export const notificationSettingsInput = z.object({
  recipients: z
    .array(email)
    .max(mostRecipients, errors.tooMany(mostRecipients))
    .refine(areDifferent, errors.listed)
    .nullable()
    .optional(),
  /** Null gives up what the owner set about the webhook. */
  webhookOn: z.boolean().nullable().optional(),
  webhookUrl: z.string().trim().max(longest.message, errors.url).nullable().optional(),
})

function areDifferent(addresses: readonly string[]): boolean {
  return new Set(addresses.map((address) => address.toLowerCase())).size === addresses.length
}
