import { type ActionFunctionArgs, type data, redirect } from 'react-router'
import { contactServiceLabels } from '#content/en/contact-services.ts'
import type { IslandSource } from '#server/pages/pages.ts'
import type { RequestServices } from '#server/request-services.ts'
import type { RefusedMessage } from '../islands/contact-form/contact-form-props.ts'

/** What the loader of a page with the contact form hands to it. */
export type ContactFormData = {
  formToken: string
  publicApiKey: string
  island: IslandSource
  preset: string | undefined
}

/** `url`: its `?service=safes` chooses that service. */
export function loadContactForm(
  { newFormToken, publicApiKey, island }: RequestServices,
  url?: URL,
): ContactFormData {
  const preset = url?.searchParams.get('service') ?? ''
  return {
    formToken: newFormToken(),
    publicApiKey,
    island: island('contact-form'),
    preset: preset in contactServiceLabels ? preset : undefined,
  }
}

/** The form without script: stored before the answer; then a page that a reload does not send again. */
export async function contactAction({
  request,
}: Pick<ActionFunctionArgs, 'request' | 'context'>): Promise<
  Response | ReturnType<typeof data<RefusedMessage>>
> {
  await request.formData()
  return redirect('/', 303)
}
