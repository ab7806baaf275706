import { ChevronRight, TriangleAlert } from 'lucide-react'
import { data, href, Link } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { recordClientLoader } from '#app/admin/form/record-action.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { ScreenTitle } from '#app/admin/screen/panel-context.tsx'
import { LoadFailed } from '#app/admin/screen/retry.tsx'
import { profileSections } from '#content/profile/profile-sections.ts'
import { contradictionsOf } from '#content/profile-contradictions.ts'
import { businessWords as words } from '#words/panel/business.ts'
import type { Route } from './+types/route.ts'
import { failedToLoad, readBusiness } from './read-business.ts'
import { summaryOf } from './section-summary.ts'

export const handle = { needs: { area: 'settings', to: 'write' } } satisfies ScreenHandle

export async function loader({ context }: Route.LoaderArgs) {
  const business = await readBusiness(context.get(staffContext).run)
  if (!business) return failedToLoad()
  const { stored, today, unread } = business
  const warnings = [...unread, ...contradictionsOf(stored, today)]
  return data(
    profileSections.map((section) => ({
      section,
      ...summaryOf(section, stored),
      warnings: warnings.filter((warning) => warning.section === section).map(({ says }) => says),
    })),
  )
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => recordClientLoader(serverLoader())

export default function Business({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ScreenTitle title={words.title} lead={words.lead} />
      {loaderData === 'failed' ? (
        <LoadFailed words={words} />
      ) : (
        <ul className="profile-list">
          {loaderData.map(({ section, said, missing, warnings }) => (
            <li key={section} id={section}>
              <Link to={href('/admin/settings/business/:section', { section })}>
                <span className="profile-list-name">{words[section]}</span>
                {said && <span className="text-note leading-[1.4]">{said}</span>}
                {missing.length > 0 && (
                  <span className="profile-list-missing">{words.notSaidOf(missing)}</span>
                )}
                {warnings.map((says) => (
                  <span key={says} className="profile-list-warning">
                    <TriangleAlert className="icon" />
                    {says}
                  </span>
                ))}
                <ChevronRight className="icon absolute top-3.5 right-0 text-ink-2" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
