import { addressAnswer, addressProofPath, newAddressQuestion } from '#server/http/address-proof.ts'
import { AddressRefused } from '#server/http/outgoing-address.ts'
import { isSameInConstantTime } from '#server/http/signed-values.ts'
import { oneLine } from '#server/notifications/one-line.ts'
import { type HttpResponse, httpRequestTo } from '#server/notifications/webhook/http-post.ts'
import { done, type Result, refuse } from '#server/result.ts'
import type { addressFailure } from '#server/schema/notifications.ts'

type AddressFailure = (typeof addressFailure.enumValues)[number]

/** `detail`: the answer or error, as received. */
export type AddressProblem = { failure: AddressFailure; detail: string | null }

const timeoutMs = 5_000

/**
 * Asks an address as a visitor would, from outside of the process, for what only this installation can answer. No redirect is
 * followed: the address that people type has to be the one that answers.
 */
export async function checkAddress(
  origin: string,
  { secret, mayConnect }: { secret: string; mayConnect: (address: string) => boolean },
): Promise<Result<null, AddressProblem>> {
  const question = newAddressQuestion(secret, new Date())
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await httpRequestTo(mayConnect)(`${origin}${addressProofPath}${question}`, {
      method: 'GET',
      headers: { 'user-agent': 'Lantern' },
      signal,
    })
    return judge(response, { origin, right: addressAnswer(secret, question, new Date()) })
  } catch (error) {
    return refuse(signal.aborted ? { failure: 'silent', detail: null } : problemOf(error))
  }
}

function judge(
  { status, text, location }: HttpResponse,
  { origin, right }: { origin: string; right: string | undefined },
): Result<null, AddressProblem> {
  if (status >= 300 && status < 400) {
    const target = location === undefined ? null : URL.parse(location, origin)
    return refuse({ failure: 'redirect', detail: target && oneLine(target.origin, 200) })
  }
  if (status === 200 && right !== undefined && isSameInConstantTime(text.trim(), right)) return done(null)
  return refuse({ failure: 'other', detail: titleOf(text) ?? `HTTP ${status}` })
}

function titleOf(html: string): string | undefined {
  const title = oneLine(/<title[^>]*>([^<]*)</i.exec(html)?.[1] ?? '', 100).trim()
  return title === '' ? undefined : title
}

const nameErrors = ['ENOTFOUND', 'EAI_AGAIN', 'ENODATA']

function problemOf(error: unknown): AddressProblem {
  if (error instanceof AddressRefused) return { failure: 'private', detail: null }
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (nameErrors.includes(code)) return { failure: 'name', detail: code }
  if (/CERT|^ERR_TLS|^ERR_SSL|^EPROTO$|SIGNATURE|SELF_SIGNED/.test(code))
    return { failure: 'certificate', detail: code }
  if (code === 'ETIMEDOUT') return { failure: 'silent', detail: null }
  return { failure: 'refused', detail: code || null }
}
