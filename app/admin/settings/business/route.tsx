import { data, href, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { type Refusal, recordClientAction, recordClientLoader } from '#app/admin/form/record-action.ts'
import { ScreenTitle } from '#app/admin/layout/panel-context.tsx'
import { LoadFailed } from '#app/admin/layout/retry.tsx'
import { confirmingPassword } from '#app/admin/sign-in/password-again.tsx'
import { servicesContext } from '#app/context.ts'
import { graphql } from '#app/graphql.ts'
import { calendarYear } from '#app/ui/dates.ts'
import type { CallError, Run } from '#server/data-service/in-process.ts'
import { businessWords as words } from '#words/admin-business.ts'
import { formWords } from '#words/admin-form.ts'
import type { Route } from './+types/route.ts'
import { BusinessForm, type BusinessResult } from './business-form.tsx'
import { inputOf, type ProfileDraft, readDraft } from './profile-draft.ts'

export const handle = { hydrates: true }

/** The form keeps what it opened with; saving redirects to another address and loads again. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href !== nextUrl.href

export async function loader({ context }: Route.LoaderArgs) {
  const found = await context.get(staffContext).run(ReadBusiness, {})
  if (!found.ok) return data('failed' as const, { status: 500 })
  const { version, ...stored } = found.value.businessProfile
  return data({ version, stored, year: calendarYear(stored.timeZone, new Date()) })
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => recordClientLoader(serverLoader())

export async function action({ context, request }: Route.ActionArgs) {
  const { run } = context.get(staffContext)
  const form = await request.formData()
  const draft = readDraft(form)

  if (form.has(confirmingPassword)) {
    const password = String(form.get(confirmingPassword))
    const confirmed = await context.get(servicesContext).confirm({ password })
    if (!confirmed.ok) return unconfirmed(draft, confirmed.refusal.message)
  }
  const version = String(form.get('replaces') ?? form.get('version') ?? '')
  const saved = await run(SaveBusiness, { input: inputOf(draft), version })
  if (!saved.ok) {
    if (saved.refusal.code === 'UNCONFIRMED') return unconfirmed(draft, '')
    const refusal = await refusalOf(saved.refusal, run)
    return data<BusinessResult>({ kind: 'refused', draft, ...refusal }, { status: 422 })
  }
  const query = new URLSearchParams({ saved: saved.value.updateBusinessProfile.version })
  throw redirect(`${href('/admin/settings')}?${query}`, 303)
}

const unconfirmed = (draft: ProfileDraft, message: string) =>
  data<BusinessResult>({ kind: 'unconfirmed', draft, message }, { status: 422 })

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => recordClientAction(serverAction())

export default function Business({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <ScreenTitle title={words.title} lead={words.lead} />
      {loaderData === 'failed' ? (
        <LoadFailed words={words} />
      ) : (
        <BusinessForm key={loaderData.version} opened={loaderData} result={actionData} />
      )}
    </>
  )
}

async function refusalOf({ code, fields = {} }: CallError, run: Run): Promise<Refusal> {
  if (code === 'BAD_INPUT' && Object.keys(fields).length > 0) return { reason: formWords.checkFields, fields }
  if (code !== 'CONFLICT') return { reason: formWords.nothingLost, fields: {} }
  const found = await run(ReadBusiness, {})
  const theirs = found.ok && { conflict: found.value.businessProfile.version }
  return { reason: words.conflict, fields: {}, ...theirs }
}

const ReadBusiness = graphql(`
  query AdminReadBusiness {
    businessProfile {
      name tagline city email since crewExperience customers averageArrivalMinutes
      emergencyCallbackMinutes liabilityInsurance bond laborWarrantyDays sameDayBefore affiliations timeZone version
      dispatch { label display e164 }
      office { label display e164 }
      licenses { number holder covers }
      emergencyArrival { from to }
      rating { value count source }
      serviceCall { residential commercial }
      radiusMiles { service freeTravel }
      fieldHours { from to opens closes }
      officeHours { from to opens closes }
    }
  }
`)

const SaveBusiness = graphql(`
  mutation AdminSaveBusiness($input: BusinessProfileInput!, $version: String!) {
    updateBusinessProfile(input: $input, version: $version) {
      version
    }
  }
`)
