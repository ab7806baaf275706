import { Form, href, Link, useSearchParams } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { Field, SelectField } from '#app/admin/form/fields.tsx'
import { FormButton } from '#app/admin/form/form-button.tsx'
import { IntentForm } from '#app/admin/form/intent-form.tsx'
import { loadSettings, SettingsPage } from '#app/admin/form/settings-page.tsx'
import { Tabs } from '#app/admin/navigation/tabs.tsx'
import { languageLabel, languageName } from '#app/admin/records/language-name.ts'
import { type ScreenHandle, useMayWrite } from '#app/admin/rights.ts'
import { submissionClientAction } from '#app/admin/submission/client-action.ts'
import { submission } from '#app/admin/submission/submission.ts'
import { servicesContext } from '#app/context.ts'
import { factsOf } from '#words/facts.ts'
import { pagesWords } from '#words/panel/pages/pages.ts'
import { textsWords as words } from '#words/panel/texts.ts'
import type { Route } from './+types/route.ts'
import { entriesOf, isTextList } from './list-changes.ts'
import { ListRow } from './list-row.tsx'
import { publishHandlers } from './publish.ts'
import {
  isBehind,
  isToReview,
  ReadTexts,
  readTextQuery,
  readWaiting,
  type TextShow,
  textShows,
  textsShown,
  wasOf,
} from './text-data.ts'
import { placeOfText, spokenKey, textPages } from './text-pages.ts'
import { Original, TextRow } from './text-row.tsx'
import { WaitingLinks } from './waiting-links.tsx'

export const handle = { needs: { area: 'content', to: 'read' } } satisfies ScreenHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const spoken = await services.spokenLanguages()
  const ofReader = spoken.find((code) => code === services.language) ?? spoken[0] ?? services.language
  const query = readTextQuery(url.searchParams, ofReader)
  const { run } = context.get(staffContext)
  const [read, waiting] = await Promise.all([run(ReadTexts, { language: query.language }), readWaiting(run)])
  if (!read.ok) return undefined
  const { texts, businessProfile } = read.value
  const { shown, more } = textsShown(texts, query)
  return {
    at: new Date().toISOString(),
    shown: shown.map((text) => ({ text, entries: isTextList(text) ? entriesOf(text, texts) : [] })),
    more,
    query: { ...query, page: query.page.id },
    toReview: texts.filter(isToReview).length,
    behind: texts.filter(isBehind).length,
    waiting,
    // What was written before the business stopped speaking a language can still be read by its address.
    languages: spoken.includes(query.language) ? spoken : [...spoken, query.language],
    // A fact that prints nothing is a condition; there are too many of them to list.
    facts: Object.entries(factsOf(businessProfile)).flatMap(([name, value]) =>
      value ? [{ name: `{${name}}`, value }] : [],
    ),
  }
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadSettings(args)

export const action = (args: Route.ActionArgs) =>
  submission(args, publishHandlers(args.context.get(staffContext).run))

export const clientAction = (args: Route.ClientActionArgs) => submissionClientAction(args)

type Loaded = NonNullable<Route.ComponentProps['loaderData']>

export default function Texts({ loaderData }: Route.ComponentProps) {
  const failed = { stale: words.stale, failed: words.loadFailed, failedHint: words.failedHint }
  return (
    <>
      <Tabs label={pagesWords.tabs} />
      <SettingsPage title={words.title} lead={words.lead} loaded={loaderData} words={failed}>
        {(loaded) => (
          <>
            <TextFilter loaded={loaded} />
            <Behind loaded={loaded} />
            <Facts facts={loaded.facts} />
            <TextList key={JSON.stringify(loaded.query)} loaded={loaded} />
          </>
        )}
      </SettingsPage>
    </>
  )
}

function TextFilter({ loaded: { query, languages, toReview, shown, waiting } }: { loaded: Loaded }) {
  const [{ size }] = useSearchParams()
  const isOnePage = query.search === '' && query.show === 'all'
  const path = isOnePage ? (shown.flatMap(({ text }) => text.paths).at(0) ?? '/') : '/'
  return (
    <Form method="get" className="text-filter" key={`${size} ${JSON.stringify(query)}`}>
      <SelectField id="page" name="page" label={words.page} defaultValue={query.page}>
        {textPages.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField id="show" name="show" label={words.show} defaultValue={query.show}>
        {textShows
          .filter((show) => show !== 'behind' || languages.length > 1)
          .map((show) => (
            <option key={show} value={show}>
              {words.shown[show]}
              {show === 'review' && toReview > 0 && ` (${toReview})`}
            </option>
          ))}
      </SelectField>
      {languages.length > 1 && (
        <SelectField id="language" name="language" label={words.language} defaultValue={query.language}>
          {languages.map((code) => (
            <option key={code} value={code}>
              {languageLabel(code)}
            </option>
          ))}
        </SelectField>
      )}
      <Field
        id="search"
        name="search"
        type="search"
        label={words.search}
        placeholder={words.searchHint}
        defaultValue={query.search}
        autoComplete="off"
      />
      <p className="text-filter-links">
        <button type="submit" className="btn">
          {words.find}
        </button>
        <Link to={`${href('/admin/texts/on-page')}?${new URLSearchParams({ path })}`}>{words.onPage}</Link>
        <Link to={href('/admin/texts/versions')}>{words.versions}</Link>
        <WaitingLinks waiting={waiting} />
      </p>
    </Form>
  )
}

/** Where the language is behind the first one, its pages say what they said before. */
function Behind({ loaded: { behind, query, languages } }: { loaded: Loaded }) {
  if (behind === 0 || query.show === 'behind') return null
  const search = new URLSearchParams({ language: query.language })
  return (
    <p className="notice mt-4">
      {words.behindAll(behind, languageName(languages[0]))}{' '}
      <Link to={`${href('/admin/texts/translations')}?${search}`} className="link">
        {words.seeBehind}
      </Link>
    </p>
  )
}

const emptyWords: Partial<Record<TextShow, string>> = {
  review: words.noneToLookAt,
  behind: words.noneBehind,
  absent: words.noneAbsent,
}

function Facts({ facts }: Pick<Loaded, 'facts'>) {
  return (
    <details className="text-facts">
      <summary>{words.facts}</summary>
      <p className="mt-2 text-ink-2 text-note">{words.factsAbout}</p>
      <dl>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function TextList({ loaded: { shown, more, query, languages } }: { loaded: Loaded }) {
  const mayWrite = useMayWrite('content')
  const isOnePage = query.show === 'all' && query.search === ''
  if (shown.length === 0) return <p className="mt-6 text-ink-2">{emptyWords[query.show] ?? words.none}</p>
  return (
    <IntentForm intent="publish" id={`${query.language} ${query.page} ${query.show} ${query.search}`}>
      {({ isBusy, result, errors }) => (
        <>
          <input type="hidden" name="language" value={query.language} />
          <ul className="texts">
            {shown.map(({ text, entries }) => {
              const name = (isOnePage && spokenKey(text.key)) || placeOfText(text.key)
              return isTextList(text) ? (
                <li key={text.key} className="text-row" data-own={text.state ? '' : undefined}>
                  <Original text={text} language={languages[0]} />
                  <ListRow list={text} {...{ name, entries, errors, mayWrite }} />
                </li>
              ) : (
                <TextRow
                  key={`${text.key} ${wasOf(text)} ${text.state}`}
                  {...{ name, text, errors, mayWrite }}
                  language={languages[0]}
                />
              )
            })}
          </ul>
          {more > 0 && <p className="mt-4 text-ink-2 text-note">{words.more(more)}</p>}
          {mayWrite && (
            <div className="text-publish">
              <FormButton isBusy={isBusy} busy={words.publishing} className="btn btn-strong">
                {words.publish}
              </FormButton>
              {result && Object.keys(errors).length > 0 && !result.ok && (
                <p role="alert" className="font-semibold text-alert text-note">
                  {result.problem}
                </p>
              )}
              {result?.ok && <p className="text-note">{result.done}</p>}
            </div>
          )}
        </>
      )}
    </IntentForm>
  )
}
