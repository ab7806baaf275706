import { href, Link } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { FormSection, TextArea } from '#app/admin/form/fields.tsx'
import { FormButton } from '#app/admin/form/form-button.tsx'
import { IntentForm } from '#app/admin/form/intent-form.tsx'
import { loadSettings, SettingsPage } from '#app/admin/form/settings-page.tsx'
import { Tabs } from '#app/admin/navigation/tabs.tsx'
import { languageName } from '#app/admin/records/language-name.ts'
import { type ScreenHandle, useMayWrite } from '#app/admin/rights.ts'
import { submissionClientAction } from '#app/admin/submission/client-action.ts'
import { submission } from '#app/admin/submission/submission.ts'
import type { ErrorsByField } from '#app/admin/submission/submitted.ts'
import { servicesContext } from '#app/context.ts'
import { pagesWords } from '#words/panel/pages/pages.ts'
import { textsWords, translationWords as words } from '#words/panel/texts.ts'
import type { Route } from './+types/translations.ts'
import { publishHandlers } from './publish.ts'
import { type EditedText, hideName, isBehind, ReadTexts, textName, wasName, wasSaid } from './text-data.ts'
import { placeOfText } from './text-pages.ts'
import { screenOfText } from './text-screens.ts'

export const handle = { needs: { area: 'content', to: 'read' } } satisfies ScreenHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const { languages } = context.get(servicesContext)
  const language = url.searchParams.get('language') ?? languages[1]?.code ?? ''
  const read = await context.get(staffContext).run(ReadTexts, { language })
  if (!read.ok) return undefined
  const waiting = read.value.texts.filter(isBehind)
  return { at: new Date().toISOString(), language, first: languages[0]?.code ?? '', waiting }
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadSettings(args)

export const action = (args: Route.ActionArgs) =>
  submission(args, publishHandlers(args.context.get(staffContext).run))

export const clientAction = (args: Route.ClientActionArgs) => submissionClientAction(args)

type Loaded = NonNullable<Route.ComponentProps['loaderData']>

/** What a further language of the site still lacks of the owner's words, and what has grown older than those. */
export default function Translations({ loaderData }: Route.ComponentProps) {
  const failed = {
    stale: textsWords.stale,
    failed: textsWords.loadFailed,
    failedHint: textsWords.failedHint,
  }
  const language = languageName(loaderData?.language)
  return (
    <>
      <Tabs label={pagesWords.tabs} />
      <SettingsPage title={words.title(language)} lead={words.lead} loaded={loaderData} words={failed}>
        {(loaded) => <Waiting loaded={loaded} />}
      </SettingsPage>
    </>
  )
}

function Waiting({ loaded: { language, first, waiting } }: { loaded: Loaded }) {
  const mayWrite = useMayWrite('content')
  const isOlder = ({ value, isHidden }: EditedText) => value !== null || isHidden
  const [said, older] = [languageName(language), languageName(first)]
  const groups = [
    { id: 'missing', title: words.missing(said), texts: waiting.filter((text) => !isOlder(text)) },
    { id: 'older', title: words.older(older), texts: waiting.filter(isOlder) },
  ].filter(({ texts }) => texts.length > 0)
  return (
    <>
      <Link to={href('/admin/texts')} className="back-link">
        {words.all}
      </Link>
      {groups.length === 0 && <p className="mt-4 text-ink-2">{words.none(said)}</p>}
      <IntentForm intent="publish" id={`waiting ${language}`}>
        {({ isBusy, result, errors }) => (
          <>
            <input type="hidden" name="language" value={language} />
            {groups.map(({ id, title, texts }) => (
              <FormSection key={id} id={id} title={`${title} (${texts.length})`}>
                <ul className="texts">
                  {texts.map((text) => (
                    <WaitingText
                      key={`${text.key} ${text.version} ${text.original}`}
                      {...{ text, language, first, errors, mayWrite }}
                    />
                  ))}
                </ul>
              </FormSection>
            ))}
            {mayWrite && groups.length > 0 && (
              <div className="text-publish">
                <FormButton isBusy={isBusy} busy={textsWords.publishing} className="btn btn-strong">
                  {textsWords.publish}
                </FormButton>
                <Link
                  to={`${href('/admin/texts/versions')}?${new URLSearchParams({ language })}`}
                  className="link"
                >
                  {textsWords.versions}
                </Link>
                {result?.ok && <p className="text-note">{result.done}</p>}
              </div>
            )}
          </>
        )}
      </IntentForm>
    </>
  )
}

type WaitingTextProps = {
  text: EditedText
  language: string
  first: string
  errors: ErrorsByField
  mayWrite: boolean
}

function WaitingText({ text, language, first, errors, mayWrite }: WaitingTextProps) {
  const { key, original, value, default: ours, oursStands, isHidden, entry, longest, mayHide } = text
  const name = placeOfText(key)
  const isList = entry !== null
  const said = value ?? (oursStands ? ours : '')
  return (
    <li className="text-row">
      {original && !isList ? (
        <p lang={first}>{original}</p>
      ) : (
        <p>{isList ? textsWords.behindList : textsWords.behindHidden}</p>
      )}
      {isHidden && <input type="hidden" name={hideName(key)} value="yes" />}
      {!isList && !isHidden && (
        <>
          <input type="hidden" name={wasName(key)} value={wasSaid(text, said)} />
          <TextArea
            id={`waiting-${key}`}
            name={textName(key)}
            label={`${name} · ${words.inLanguage(languageName(language))}`}
            lang={language}
            defaultValue={said}
            maxLength={longest}
            readOnly={!mayWrite}
            error={errors[key]}
          />
        </>
      )}
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Link
          to={screenOfText(key, language)}
          className="link text-note"
          aria-label={`${words.place}: ${name}`}
        >
          {words.place}
        </Link>
        {mayWrite && (
          <>
            {(value !== null || isHidden) && !isList && (
              <Press
                name="keep"
                of={key}
                says={isHidden ? words.stillHidden : words.stillRight}
                place={name}
              />
            )}
            {original === '' && mayHide && !isHidden && (
              <Press name="hide" of={key} says={textsWords.hide} place={name} />
            )}
            {oursStands && <Press name="ours" of={key} says={textsWords.restore} place={name} />}
          </>
        )}
      </p>
    </li>
  )
}

type PressProps = { name: 'keep' | 'ours' | 'hide'; of: string; says: string; place: string }

const Press = ({ name, of, says, place }: PressProps) => (
  <button type="submit" name={name} value={of} className="btn btn-small" aria-label={`${says}: ${place}`}>
    {says}
  </button>
)
