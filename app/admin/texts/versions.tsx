import { href, Link } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { FormSection } from '#app/admin/form/fields.tsx'
import { PublishTexts } from '#app/admin/form/in-others/publish-texts.ts'
import { IntentButton } from '#app/admin/form/intent-form.tsx'
import { loadSettings, SettingsPage } from '#app/admin/form/settings-page.tsx'
import { ExactTime } from '#app/admin/list/time.tsx'
import { type ScreenHandle, useMayWrite } from '#app/admin/rights.ts'
import { submissionClientAction } from '#app/admin/submission/client-action.ts'
import { reportDone, submission } from '#app/admin/submission/submission.ts'
import { textIn } from '#app/admin/submission/submitted.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { servicesContext } from '#app/context.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { clockText } from '#app/ui/dates.ts'
import { textsWords, textVersionsWords as words } from '#words/panel/texts.ts'
import type { Route } from './+types/versions.ts'
import { placeOfText } from './text-pages.ts'

export const handle = { needs: { area: 'content', to: 'read' } } satisfies ScreenHandle

const ReadVersions = graphql(`
  query AdminTextVersions($language: String!) {
    textVersions(language: $language) {
      version
      author
      createdAt
      changes {
        key
        value
        isHidden
      }
    }
  }
`)

const RestoreTexts = graphql(`
  mutation AdminRestoreTexts($language: String!, $version: Int!) {
    restoreTexts(language: $language, version: $version) {
      key
    }
  }
`)

type Version = ResultOf<typeof ReadVersions>['textVersions'][number]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { languages } = context.get(servicesContext)
  const language = url.searchParams.get('language') ?? languages[0]?.code ?? ''
  const read = await context.get(staffContext).run(ReadVersions, { language })
  if (!read.ok) return undefined
  return { at: new Date().toISOString(), language, versions: read.value.textVersions }
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadSettings(args)

export const action = (args: Route.ActionArgs) => {
  const { run } = args.context.get(staffContext)
  return submission(args, {
    text: (form) => {
      const key = textIn(form, 'key')
      const value = form.has('value') ? textIn(form, 'value') : null
      const changes = [{ key, value, isHidden: form.has('isHidden') }]
      const published = run(PublishTexts, { language: textIn(form, 'language'), changes })
      return reportDone(published, () => words.broughtBack)
    },
    all: (form) => {
      const version = Number(textIn(form, 'version'))
      const restored = run(RestoreTexts, { language: textIn(form, 'language'), version })
      return reportDone(restored, () => words.allBroughtBack)
    },
  })
}

export const clientAction = (args: Route.ClientActionArgs) => submissionClientAction(args)

export default function TextVersions({ loaderData }: Route.ComponentProps) {
  const mayWrite = useMayWrite('content')
  const failed = { stale: textsWords.stale, failed: textsWords.loadFailed, failedHint: textsWords.failedHint }
  return (
    <SettingsPage title={words.title} lead={words.lead} loaded={loaderData} words={failed}>
      {({ versions, language }) => (
        <>
          <Link to={href('/admin/texts/on-page')} className="back-link">
            {words.back}
          </Link>
          {versions.length === 0 && <p className="mt-4 text-ink-2">{words.none}</p>}
          {versions.map((version) => (
            <VersionSection key={version.version} version={version} language={language} mayWrite={mayWrite} />
          ))}
          {versions.length > 0 && mayWrite && (
            <FormSection id="first" title={words.first}>
              <p className="mt-2 text-ink-2 text-note">{words.firstAbout}</p>
              <IntentButton intent="all" id="0" fields={{ language, version: '0' }} formClassName="mt-4">
                {words.restore}
              </IntentButton>
            </FormSection>
          )}
        </>
      )}
    </SettingsPage>
  )
}

type VersionSectionProps = { version: Version; language: string; mayWrite: boolean }

function VersionSection({ version, language, mayWrite }: VersionSectionProps) {
  const { version: number, author, createdAt, changes } = version
  const timeZone = useTimeZone()
  const heading = `version-${number}`
  return (
    <section className="form-section" aria-labelledby={heading}>
      <h2 id={heading} className="text-name">
        <ExactTime at={createdAt} />
      </h2>
      <p className="text-ink-2 text-note">{words.published(changes.length, author)}</p>
      <ul className="settings-rows">
        {changes.map(({ key, value, isHidden }) => (
          <li key={key}>
            <div className="settings-row-name">
              <p className="text-fine text-ink-2">{placeOfText(key)}</p>
              <p className="font-normal">{isHidden ? words.hidden : (value ?? words.ours)}</p>
            </div>
            {mayWrite && (
              <IntentButton
                intent="text"
                id={`${number} ${key}`}
                fields={{
                  language,
                  key,
                  ...(value !== null && { value }),
                  ...(isHidden && { isHidden: 'yes' }),
                }}
                label={words.bringBackFor(placeOfText(key))}
              >
                {words.bringBack}
              </IntentButton>
            )}
          </li>
        ))}
      </ul>
      {mayWrite && (
        <IntentButton
          intent="all"
          id={String(number)}
          fields={{ language, version: String(number) }}
          formClassName="mt-4"
          label={words.bringBackAllOf(clockText(createdAt, timeZone))}
        >
          {words.bringBackAll}
        </IntentButton>
      )}
    </section>
  )
}
