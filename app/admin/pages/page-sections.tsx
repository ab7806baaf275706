import { useEffect, useState } from 'react'
import { href } from 'react-router'
import { type DraftSection, OtherPlaces } from '#app/admin/form/draft/draft-form.tsx'
import { Field, FormSection, RadioField, TextArea } from '#app/admin/form/fields.tsx'
import { asTyped, fieldOf, LanguageField, TickBoxes } from '#app/admin/form/record-fields.tsx'
import { type Translatable, TranslationField } from '#app/admin/form/translation-field.tsx'
import { ContentSection } from '#app/admin/markdown/content-section.tsx'
import { type FrameWidth, PageFrame, WidthButtons } from '#app/admin/screen/page-frame.tsx'
import { quotedIn } from '#app/ui/quoted-in.ts'
import { slugOf } from '#content/blog-rules.ts'
import { isPagePlace } from '#content/page-places.ts'
import { pageFormWords as words } from '#words/panel/pages/pages.ts'
import type { PageValues } from './page-values.ts'

/** `languages`: codes that a page may have; `others`: pages that it may be the same as; `paths`: where it stands in each. */
type PageSectionsProps = DraftSection<PageValues> & {
  languages: readonly string[]
  others: readonly Translatable[]
  paths: Readonly<Record<string, string>>
}

export function PageSections({ values, languages, others, paths, ...entered }: PageSectionsProps) {
  const { start, errors } = entered
  const lang = quotedIn(values.language)
  const slug = slugOf(values.slug || values.title)
  const path = (paths[values.language] ?? '/:slug').replace(':slug', slug)
  return (
    <>
      <FormSection id="basic" title={words.basic}>
        <Field
          {...fieldOf('title', entered, words)}
          lang={lang}
          dir="auto"
          required
          maxLength={200}
          autoComplete="off"
        />
        <Field
          id="slug"
          name="slug"
          label={words.slug}
          maxLength={100}
          {...asTyped}
          defaultValue={start.slug}
          help={`${slug ? words.slugHelp(path) : words.slugFromTitle} ${words.slugMoves}`}
          error={errors.slug}
        />
        <TextArea {...fieldOf('description', entered, words)} lang={lang} required rows={3} maxLength={500} />
        <LanguageField {...entered} languages={languages} words={words} />
        <TranslationField
          {...entered}
          language={values.language}
          records={others.filter(({ id }) => id !== values.id)}
        />
      </FormSection>
      <ContentSection start={start.content} content={values.content} error={errors.content} lang={lang} />
      <PreviewSection values={values} />
      <FormSection id="links" title={words.links}>
        <RadioField
          name="place"
          legend={words.place}
          labels={words.places}
          defaultValue={isPagePlace(start.place) ? start.place : 'none'}
        />
        <div className="form-pair">
          <Field {...fieldOf('label', entered, words)} maxLength={30} autoComplete="off" />
          <Field {...fieldOf('position', entered, words)} inputMode="numeric" autoComplete="off" />
        </div>
      </FormSection>
      <FormSection id="publishing" title={words.publishing}>
        <TickBoxes start={start} names={['isPublished']} words={words} />
        <OtherPlaces text={[values.title, values.label, values.description, values.content].join('\n')} />
      </FormSection>
    </>
  )
}

const redrawMs = 700

function PreviewSection({ values }: { values: PageValues }) {
  const [width, setWidth] = useState<FrameWidth>()
  const [shown, setShown] = useState(values)
  useEffect(() => {
    const timer = setTimeout(() => setShown(values), redrawMs)
    return () => clearTimeout(timer)
  }, [values])
  return (
    <FormSection id="preview" title={words.preview}>
      <p className="mt-2 text-ink-2 text-note">{words.previewHelp}</p>
      <div className="mt-3">
        <WidthButtons width={width} onWidth={setWidth} />
      </div>
      {width && (
        <PageFrame
          title={words.previewFrame}
          action={href('/admin/pages/preview')}
          fields={shown}
          width={width}
        />
      )}
    </FormSection>
  )
}
