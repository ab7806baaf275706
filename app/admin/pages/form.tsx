import { useState } from 'react'
import { data, href } from 'react-router'
import { CheckBox, Field, FormSection, RadioField, SelectField, TextArea } from '#app/admin/form/fields.tsx'
import {
  formClientLoader,
  loadRecord,
  recordClientAction,
  saveRecord,
} from '#app/admin/form/record-action.ts'
import { type Entered, RecordScreen } from '#app/admin/form/record-form.tsx'
import { ContentSection } from '#app/admin/markdown/content-section.tsx'
import { servicesContext } from '#app/context.ts'
import { proseOf } from '#app/ui/markdown.ts'
import { slugOf } from '#content/blog-rules.ts'
import { isPagePlace } from '#content/page-places.ts'
import { locale } from '#words/locale.ts'
import { pageFormWords as words } from '#words/panel/pages.ts'
import type { Route } from './+types/form.ts'
import { pageForm } from './page-data.ts'
import { pageList } from './page-list.ts'

export const handle = { hydrates: true }

export { revalidateOnNavigation as shouldRevalidate } from '#app/admin/offline.ts'

export async function loader(args: Route.LoaderArgs) {
  const { data: opened, init } = await loadRecord(args, pageForm)
  const languages = args.context.get(servicesContext).languages.map(({ code }) => code)
  return data({ opened, languages }, init ?? {})
}

export const clientLoader = (args: Route.ClientLoaderArgs) => formClientLoader(args)

export async function action(args: Route.ActionArgs) {
  const form = await args.request.clone().formData()
  if (form.get('intent') === 'preview')
    return data({ kind: 'preview' as const, html: proseOf(String(form.get('content') ?? '')).html })
  return saveRecord(args, pageForm)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => recordClientAction(serverAction())

type Names = (typeof pageForm)['names'][number]

export default function PageForm({ loaderData, actionData }: Route.ComponentProps) {
  const { opened, languages } = loaderData === 'failed' ? { opened: loaderData, languages: [] } : loaderData
  const saved = actionData?.kind === 'preview' ? undefined : actionData
  return (
    <RecordScreen list={pageList} words={words} loaderData={opened} actionData={saved}>
      {(entered) => <Sections {...entered} languages={languages} />}
    </RecordScreen>
  )
}

type SectionsProps = Entered<Names> & { languages: readonly string[] }

function Sections({ start, errors, languages }: SectionsProps) {
  const [typed, setTyped] = useState({ title: start.title, slug: start.slug, content: start.content })
  const slug = slugOf(typed.slug || typed.title)
  return (
    <div
      className="contents"
      onInput={({ target }) => {
        if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
        if (target.name in typed) setTyped({ ...typed, [target.name]: target.value })
      }}
    >
      <FormSection id="basic" title={words.basic}>
        <Field
          id="title"
          name="title"
          label={words.title}
          dir="auto"
          required
          maxLength={200}
          autoComplete="off"
          defaultValue={start.title}
          error={errors.title}
        />
        <Field
          id="slug"
          name="slug"
          label={words.slug}
          maxLength={100}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          defaultValue={start.slug}
          help={`${slug ? words.slugHelp(href('/:slug', { slug })) : words.slugFromTitle} ${words.slugMoves}`}
          error={errors.slug}
        />
        <TextArea
          id="description"
          name="description"
          label={words.description}
          required
          rows={3}
          maxLength={500}
          defaultValue={start.description}
          help={words.descriptionHelp}
          error={errors.description}
        />
        {languages.length > 1 ? (
          <SelectField
            id="language"
            name="language"
            label={words.language}
            defaultValue={start.language || languages[0]}
            error={errors.language}
          >
            {languages.map((code) => (
              <option key={code} value={code}>
                {languageNames.of(code)}
              </option>
            ))}
          </SelectField>
        ) : (
          <input type="hidden" name="language" defaultValue={start.language} />
        )}
      </FormSection>
      <ContentSection start={start.content} content={typed.content} error={errors.content} />
      <FormSection id="links" title={words.links}>
        <RadioField
          name="place"
          legend={words.place}
          labels={words.places}
          defaultValue={isPagePlace(start.place) ? start.place : 'none'}
        />
        <div className="form-pair">
          <Field
            id="label"
            name="label"
            label={words.label}
            maxLength={30}
            autoComplete="off"
            defaultValue={start.label}
            help={words.labelHelp}
            error={errors.label}
          />
          <Field
            id="position"
            name="position"
            label={words.position}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={start.position}
            help={words.positionHelp}
            error={errors.position}
          />
        </div>
      </FormSection>
      <FormSection id="publishing" title={words.publishing}>
        <CheckBox
          id="isPublished"
          name="isPublished"
          value="yes"
          label={words.isPublished}
          help={words.isPublishedHelp}
          defaultChecked={start.isPublished !== ''}
        />
      </FormSection>
    </div>
  )
}

const languageNames = new Intl.DisplayNames(locale, { type: 'language' })
