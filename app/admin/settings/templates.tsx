import { ArrowDown, ArrowUp } from 'lucide-react'
import { useId } from 'react'
import { staffContext } from '#app/admin/access.ts'
import { Field, FormSection, RadioField, SelectField, TextArea } from '#app/admin/form/fields.tsx'
import { IntentButton, IntentForm, SaveForm } from '#app/admin/form/intent-form.tsx'
import { loadSettings, SettingsPage } from '#app/admin/form/settings-page.tsx'
import { type Template, templateFields } from '#app/admin/leads/templates.ts'
import { languageLabel, languageName } from '#app/admin/records/language-name.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { useBusiness, useLanguagesFor } from '#app/admin/screen/panel-context.tsx'
import { submissionClientAction } from '#app/admin/submission/client-action.ts'
import { versionIn } from '#app/admin/submission/conflict.ts'
import {
  type SubmissionHandler,
  type SubmissionOutcome,
  submission,
} from '#app/admin/submission/submission.ts'
import { type ErrorsByField, textIn } from '#app/admin/submission/submitted.ts'
import { graphql } from '#app/graphql.ts'
import { quotedIn } from '#app/ui/quoted-in.ts'
import { replyPlaces } from '#content/reply-template.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { listWords } from '#words/panel/lists.ts'
import { templatesWords as words } from '#words/panel/settings/templates.ts'
import type { Route } from './+types/templates.ts'

export const handle = { needs: { area: 'leads', to: 'write' } } satisfies ScreenHandle

const ReadTemplates = graphql(
  `
  query AdminTemplates {
    replyTemplates {
      version
      templates {
        ...TemplateFields
      }
      ours {
        ...TemplateFields
      }
    }
  }
`,
  [templateFields],
)

const SaveTemplates = graphql(`
  mutation AdminSaveTemplates($templates: [ReplyTemplateInput!]!, $version: String!) {
    updateReplyTemplates(templates: $templates, version: $version) {
      version
    }
  }
`)

export async function loader({ context }: Route.LoaderArgs) {
  const read = await context.get(staffContext).run(ReadTemplates, {})
  return read.ok ? { at: new Date().toISOString(), ...read.value.replyTemplates } : undefined
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadSettings(args)

export const action = (args: Route.ActionArgs) =>
  submission(args, handlersFor(args.context.get(staffContext).run))

export const clientAction = (args: Route.ClientActionArgs) => submissionClientAction(args)

const handlersFor = (run: Run): Record<string, SubmissionHandler> => ({
  save: (form) => {
    const id = textIn(form, 'id')
    const saved: Template = {
      id: id || crypto.randomUUID(),
      channel: textIn(form, 'channel') === 'mail' ? 'mail' : 'text',
      title: textIn(form, 'title'),
      subject: textIn(form, 'subject'),
      body: textIn(form, 'body'),
      language: textIn(form, 'language') || null,
    }
    return change(run, form, words.saved, (list) =>
      id ? list.map((template) => (template.id === id ? saved : template)) : [...list, saved],
    )
  },
  remove: (form) =>
    change(run, form, words.removed, (list) => list.filter(({ id }) => id !== textIn(form, 'id'))),
  ours: (form) =>
    change(run, form, words.oursAdded, (list, ours) => [
      ...list,
      ...ours.filter(({ language }) => language === textIn(form, 'id')),
    ]),
  up: (form) => change(run, form, words.moved, (list) => moved(list, textIn(form, 'id'), -1)),
  down: (form) => change(run, form, words.moved, (list) => moved(list, textIn(form, 'id'), 1)),
})

async function change(
  run: Run,
  form: FormData,
  done: string,
  changed: (list: readonly Template[], ours: readonly Template[]) => Template[],
): Promise<SubmissionOutcome> {
  const read = await run(ReadTemplates, {})
  if (!read.ok) return read
  const { templates: stored, ours } = read.value.replyTemplates
  const templates = changed(stored, ours)
  const saved = await run(SaveTemplates, { templates, version: String(versionIn(form) ?? '') })
  if (saved.ok) return { ok: true, value: { done } }
  const { fields = {}, ...refusal } = saved.refusal
  // The version is that of the list; what is replaced is the reply of this form alone.
  const mayReplace = refusal.code === 'CONFLICT' && textIn(form, 'intent') === 'save' && form.get('id')
  const conflict = mayReplace ? { conflict: { version: read.value.replyTemplates.version } } : {}
  // Errors are named by place in the list, and only the submitted template can be wrong.
  const own = Object.entries(fields).map(([name, text]) => [name.split('.').at(-1), text])
  return { ok: false, refusal: { ...refusal, ...conflict, fields: Object.fromEntries(own) } }
}

function moved(list: readonly Template[], id: string, by: -1 | 1): Template[] {
  const from = list.findIndex((template) => template.id === id)
  const template = list[from]
  const to = from + by
  if (!template || to < 0 || to >= list.length) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, template)
}

export default function Templates({ loaderData }: Route.ComponentProps) {
  return (
    <SettingsPage title={words.title} lead={words.lead} loaded={loaderData}>
      {({ templates, version }) => (
        <>
          <p className="text-ink-2 text-note">{words.places}</p>
          <dl className="template-places">
            {replyPlaces.map((place) => (
              <div key={place}>
                <dt>{`{${place}}`}</dt>
                <dd>{words.placeMeanings[place]}</dd>
              </div>
            ))}
          </dl>
          {templates.map((template, index) => (
            <TemplateSection
              key={template.id}
              template={template}
              version={version}
              isFirst={index === 0}
              isLast={index === templates.length - 1}
            />
          ))}
          <OfOtherLanguages templates={templates} version={version} />
          {templates.length === 0 && <p className="mt-4 text-ink-2">{words.none}</p>}
          <FormSection id="new-template" title={words.add}>
            <SaveForm intent="save" words={{ save: words.add }}>
              {(errors) => <TemplateFields key={templates.length} errors={errors} version={version} />}
            </SaveForm>
          </FormSection>
        </>
      )}
    </SettingsPage>
  )
}

/** Lists saved before the site had a language have no replies in it. */
function OfOtherLanguages({ templates, version }: { templates: readonly Template[]; version: string }) {
  const [, ...others] = useBusiness().spokenLanguages
  return others
    .filter((code) => !templates.some(({ language }) => language === code))
    .map((code) => (
      <IntentButton key={code} intent="ours" id={code} fields={{ version }} formClassName="mt-4">
        {words.addOurs(languageName(code))}
      </IntentButton>
    ))
}

type TemplateSectionProps = { template: Template; version: string; isFirst: boolean; isLast: boolean }

function TemplateSection({ template, version, isFirst, isLast }: TemplateSectionProps) {
  const { id, title, channel, body, language } = template
  const lang = useWrittenIn(language)
  const titleId = useId()
  const move = (intent: 'up' | 'down', isOver: boolean) => {
    const MoveIcon = intent === 'up' ? ArrowUp : ArrowDown
    return (
      <IntentForm intent={intent} id={id}>
        {({ isBusy }) => (
          <>
            <input type="hidden" name="version" value={version} />
            <button
              type="submit"
              className="btn btn-square"
              aria-label={words[intent](title)}
              aria-disabled={isBusy || isOver || undefined}
              onClick={(event) => (isBusy || isOver) && event.preventDefault()}
            >
              <MoveIcon className="icon" />
            </button>
          </>
        )}
      </IntentForm>
    )
  }
  return (
    <section className="form-section" aria-labelledby={titleId}>
      <div className="template-row">
        <div>
          <h2 id={titleId} lang={lang} className="text-name">
            {title}
          </h2>
          <p className="text-fine text-ink-2">
            {words.channels[channel]}
            {language && `, ${languageName(language)}`}
          </p>
        </div>
        {move('up', isFirst)}
        {move('down', isLast)}
      </div>
      <p dir="auto" lang={lang} className="template-text">
        {body}
      </p>
      <details className="details-editor">
        <summary aria-label={listWords.doFor(words.edit, title)}>{words.edit}</summary>
        <SaveForm intent="save" id={id} words={{ save: words.save }}>
          {(errors) => (
            <TemplateFields
              key={JSON.stringify(template)}
              errors={errors}
              template={template}
              version={version}
            />
          )}
        </SaveForm>
        <IntentButton
          intent="remove"
          id={id}
          fields={{ version }}
          formClassName="mt-3"
          label={listWords.doFor(words.remove, title)}
        >
          {words.remove}
        </IntentButton>
      </details>
    </section>
  )
}

/** A reply without a language is in the first one. */
function useWrittenIn(language: string | null): string | undefined {
  const [first] = useLanguagesFor(language)
  return quotedIn(language ?? first)
}

type TemplateFieldsProps = { errors: ErrorsByField; template?: Template; version: string }

function TemplateFields({ errors, template, version }: TemplateFieldsProps) {
  const id = useId()
  const { title = '', channel = 'text', subject = '', body = '', language } = template ?? {}
  const [first, ...others] = useLanguagesFor(language)
  const written = useWrittenIn(language ?? null)
  const lang = template && written
  return (
    <>
      <input type="hidden" name="version" value={version} />
      <Field
        id={`${id}-title`}
        name="title"
        lang={lang}
        label={words.name}
        defaultValue={title}
        error={errors.title}
        maxLength={60}
      />
      <RadioField
        name="channel"
        legend={words.sentBy}
        labels={words.channels}
        defaultValue={channel}
        className="mt-5 flex flex-wrap gap-x-6"
      />
      {others.length > 0 && (
        <SelectField
          id={`${id}-language`}
          name="language"
          label={words.language}
          help={words.languageHelp}
          defaultValue={language ?? ''}
        >
          <option value="">{languageLabel(first)}</option>
          {others.map((code) => (
            <option key={code} value={code}>
              {languageLabel(code)}
            </option>
          ))}
        </SelectField>
      )}
      <Field
        id={`${id}-subject`}
        name="subject"
        lang={lang}
        label={words.subject}
        help={words.subjectHelp}
        defaultValue={subject}
        error={errors.subject}
        maxLength={200}
      />
      <TextArea
        id={`${id}-body`}
        name="body"
        lang={lang}
        label={words.text}
        rows={4}
        defaultValue={body}
        error={errors.body}
        maxLength={2000}
      />
    </>
  )
}
