import { data } from 'react-router'
import { address, pathIn } from '#app/address.ts'
import { type FormValues, type Refused, trapName } from '#app/site/forms/form-values.ts'
import { redirect } from '#app/site/href.ts'
import type { CallResult } from '#server/data-service/in-process.ts'
import type { Flash } from '#server/http/flash.ts'

/** The form that was posted. What is no form did not come from one of ours: the sender's mistake, no failure of ours. */
export async function postedForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw data(null, { status: 400 })
  }
}

export function postedValues<Values extends FormValues>(form: FormData, empty: Values): Values {
  return { ...empty, ...Object.fromEntries(Object.keys(empty).map((name) => [name, postedText(form, name)])) }
}

/**
 * How the post proves that a person sent it, and where from. It has no key of its own: the same content a moment later is the
 * same post. Without script the page of the form is all that is known of the visit.
 */
export const postedSubmission = (form: FormData, { headers }: Pick<Request, 'headers'>) => {
  const page = URL.parse(headers.get('referer') ?? '')
  return {
    formToken: postedText(form, 'formToken'),
    trap: postedText(form, trapName),
    visit: page && `${pathIn(page)}${page.search}`,
  }
}

function postedText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

type PostedFormResult = { receipt?: string | null; notice?: { thanks: string } | null }

type RefusedPost<Values extends FormValues> = ReturnType<typeof data<Refused<Values>>>

export const refusedPost = <Values extends FormValues>(
  refused: Refused<Values>,
  status: number,
): RefusedPost<Values> => data(refused, { status })

/**
 * The response to a form without script: stored, and on to the receipt, a page that a reload does not send again; or
 * the form once more. `failed` is said when it is nothing that the visitor could correct. The receipt says the thanks once.
 */
export function postResponse<Values extends FormValues, Data>(
  result: CallResult<Data>,
  storedOf: (data: Data) => PostedFormResult | null | undefined,
  { values, failed, flash, search = '' }: { values: Values; failed: string; flash: Flash; search?: string },
): Response | RefusedPost<Values> {
  if (result.ok) {
    const { receipt, notice } = storedOf(result.value) ?? {}
    if (!receipt) throw new Error('stored without a receipt')
    return redirect(`${receipt}${search}`, {
      status: 303,
      ...(notice && { headers: { 'Set-Cookie': flash.set(address(receipt), notice.thanks) } }),
    })
  }
  const { code, message, fields = {} } = result.refusal
  if (code === 'BAD_INPUT') return refusedPost({ values, message, fieldErrors: fields }, 422)
  if (code === 'TOO_MANY_REQUESTS') return refusedPost({ values, message, fieldErrors: {} }, 429)
  if (code === 'BUSY') return refusedPost({ values, message, fieldErrors: {} }, 503)
  return refusedPost({ values, message: failed, fieldErrors: {} }, 500)
}
