import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { administratorContext } from '#app/admin/access.ts'
import { recordClientAction, recordClientLoader } from '#app/admin/form/record-action.ts'
import { ScreenTitle } from '#app/admin/layout/panel-context.tsx'
import { calendarYear } from '#app/ui/dates.ts'
import { businessWords as words } from '#content/en/admin-business.ts'
import type { Route } from './+types/route.ts'
import { BusinessForm } from './business-form.tsx'
import { ReadBusiness } from './documents.ts'
import { LoadFailed } from './load-failed.tsx'
import { saveBusiness } from './save-business.ts'

export const handle = { hydrates: true }

/** What is being filled in began with what was loaded; saving leads to another address and loads anew. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href !== nextUrl.href

export async function loader({ context }: Route.LoaderArgs) {
  const found = await context.get(administratorContext).run(ReadBusiness, {})
  if (!found.ok) return data('failed' as const, { status: 500 })
  const { version, ...stored } = found.data.businessProfile
  return data({ version, stored, year: calendarYear(stored.timeZone, new Date()) })
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => recordClientLoader(serverLoader())

export const action = async ({ context, request }: Route.ActionArgs) =>
  saveBusiness(await request.formData(), context.get(administratorContext).run)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => recordClientAction(serverAction())

export default function Business({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <ScreenTitle title={words.title} lead={words.lead} />
      {loaderData === 'failed' ? (
        <LoadFailed />
      ) : (
        <BusinessForm key={loaderData.version} opened={loaderData} answer={actionData} />
      )}
    </>
  )
}
