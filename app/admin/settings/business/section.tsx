import { data, href, Link, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { readEntered, type ShownEntered, translationHandler } from '#app/admin/form/in-others/entered-data.ts'
import { EnteredInOthers, translate } from '#app/admin/form/in-others/entered-in-others.tsx'
import { recordClientLoader } from '#app/admin/form/record-action.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { ScreenTitle } from '#app/admin/screen/panel-context.tsx'
import { LoadFailed } from '#app/admin/screen/retry.tsx'
import { inSetup, sectionPath } from '#app/admin/settings/setup/setup-path.ts'
import { recordClientAction } from '#app/admin/submission/client-action.ts'
import { versionIn } from '#app/admin/submission/conflict.ts'
import { respond, type SubmissionRefusal, submission } from '#app/admin/submission/submission.ts'
import { textIn } from '#app/admin/submission/submitted.ts'
import { servicesContext } from '#app/context.ts'
import { graphql } from '#app/graphql.ts'
import { siteProfile } from '#app/site-profile.ts'
import { enteredKey } from '#content/entered-texts.ts'
import { claimsOfSection } from '#content/profile/claims.ts'
import { factsOfSection } from '#content/profile/facts.ts'
import { type ProfileSection, profileSections } from '#content/profile/profile-sections.ts'
import { serviceCards, serviceSlugs } from '#content/services.ts'
import type { CallError, Run } from '#server/data-service/in-process.ts'
import { businessWords as words } from '#words/panel/business.ts'
import { formWords } from '#words/panel/form.ts'
import { serviceWords } from '#words/site/services/services.ts'
import type { Route } from './+types/section.ts'
import { BusinessForm, type BusinessShown, showTyped } from './business-form.tsx'
import { failedToLoad, inputFrom, readBusiness } from './read-business.ts'
import type { OfferedService } from './sections.tsx'
import { rowChangeOf, textsIn, typedProfile, withRows } from './typed-profile.ts'
import { whereItShows } from './where-it-shows.ts'

export const handle = { needs: { area: 'settings', to: 'write' } } satisfies ScreenHandle

/** The form keeps what it opened with; saving redirects to another address and loads again. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.href !== nextUrl.href

function sectionOf(params: { section: string }): ProfileSection {
  const section = profileSections.find((known) => known === params.section)
  if (!section) throw data(null, { status: 404 })
  return section
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const section = sectionOf(params)
  const { run } = context.get(staffContext)
  const [opened, entered] = await Promise.all([readBusiness(run), readEntered(run, keysOf(section))])
  if (!opened) return failedToLoad()
  return data({
    ...opened,
    entered,
    section,
    unread: opened.unread.filter((warning) => warning.section === section),
    services: section === 'services' ? offeredServices() : [],
    shown: whereItShows(section, await siteProfile(opened.stored, context.get(servicesContext))),
  })
}

const keysOf = (section: ProfileSection) => factsOfSection(section).map((name) => enteredKey(name))

/** Read here, because the words of eight pages are more than the screen's own code. */
const offeredServices = (): OfferedService[] =>
  serviceSlugs.map((slug) => {
    const titles: Readonly<Record<string, { title: string }>> = serviceWords[slug].cards
    const cards = serviceCards[slug].map((card) => ({
      name: `${slug}/${card}`,
      title: titles[card]?.title ?? card,
    }))
    return { slug, title: serviceWords[slug].hero.heading, cards }
  })

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => recordClientLoader(serverLoader())

export async function action(args: Route.ActionArgs) {
  const { context, params, request, url } = args
  const section = sectionOf(params)
  const sent = await request.clone().formData()
  const rows = rowChangeOf(textIn(sent, 'rows'))
  if (rows)
    return respond<BusinessShown>({
      ...{ intent: 'rows', id: '', ok: true, done: '' },
      texts: withRows(textsIn(sent), rows),
    })
  return submission<BusinessShown & Partial<ShownEntered>>(args, {
    [translate]: translationHandler(keysOf(section)),
    async [showTyped](form, run) {
      const opened = await readBusiness(run)
      const typed = opened && typedProfile(section, textsIn(form), opened.stored)
      if (!typed) return undefined
      const profile = await siteProfile(typed, context.get(servicesContext))
      return { ok: true, value: { shown: { pages: whereItShows(section, profile) } } }
    },
    async save(form, run) {
      const input = await inputFrom(section, textsIn(form), run)
      const saved = await run(SaveBusiness, { input, version: String(versionIn(form) ?? '') })
      if (!saved.ok) return { ok: false, refusal: await refusalOf(saved.refusal, run) }
      const query = new URLSearchParams({ saved: saved.value.updateBusinessProfile.version })
      if (!url.searchParams.has(inSetup)) throw redirect(`${sectionPath(section)}?${query}`, 303)
      query.set(inSetup, '')
      throw redirect(`${await nextInSetup(section, run)}?${query}`, 303)
    },
  })
}

/** In set-up: the next section with a statement that nobody has confirmed, at last all statements that are left. */
async function nextInSetup(section: ProfileSection, run: Run): Promise<string> {
  const read = await run(ReadOpenClaims, {})
  const open = read.ok ? read.value.openClaims.claims : []
  const isOpen = (one: ProfileSection) => claimsOfSection(one).some((claim) => open.includes(claim))
  const next = profileSections.slice(profileSections.indexOf(section) + 1).find(isOpen)
  return next ? sectionPath(next) : href('/admin/settings/setup')
}

export const clientAction = (args: Route.ClientActionArgs) => recordClientAction(args)

export default function BusinessSection({ loaderData, actionData, params }: Route.ComponentProps) {
  const section = profileSections.find((known) => known === params.section)
  return (
    <>
      <Link to={href('/admin/settings/business')} className="back-link">
        {words.title}
      </Link>
      <ScreenTitle title={section ? words[section] : words.title} />
      {section && <StepOf section={section} />}
      {loaderData === 'failed' ? (
        <LoadFailed words={words} />
      ) : (
        <>
          <BusinessForm
            key={loaderData.section + loaderData.version}
            section={loaderData.section}
            opened={loaderData}
            result={actionData?.intent === translate ? undefined : actionData}
          />
          <EnteredInOthers entered={loaderData.entered} />
        </>
      )}
    </>
  )
}

function StepOf({ section }: { section: ProfileSection }) {
  const step = profileSections.indexOf(section)
  return (
    <p className="profile-step">
      <span aria-hidden="true">
        {profileSections.map((each, index) => (
          <i key={each} data-done={index <= step || undefined} />
        ))}
      </span>
      {words.stepOf(step + 1, profileSections.length)}
    </p>
  )
}

async function refusalOf({ code, fields = {} }: CallError, run: Run): Promise<SubmissionRefusal> {
  if (code === 'BAD_INPUT' || code === 'UNCONFIRMED') return { code, message: formWords.nothingLost, fields }
  if (code !== 'CONFLICT') return { code, message: formWords.nothingLost }
  const found = await readBusiness(run)
  return { code, message: words.conflict, ...(found && { conflict: { version: found.version } }) }
}

const ReadOpenClaims = graphql(`
  query AdminOpenSections {
    openClaims {
      claims
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
