import type { ReactNode } from 'react'
import { CheckBox, Field, FormSection, TextArea } from '#app/admin/form/fields.tsx'
import { asTyped, fieldOf, LanguageField } from '#app/admin/form/record-fields.tsx'
import { TranslationField } from '#app/admin/form/translation-field.tsx'
import { dateTimeText, timeZoneName } from '#app/ui/dates.ts'
import { quotedIn } from '#app/ui/quoted-in.ts'
import { slugOf } from '#content/blog-rules.ts'
import { fillIn } from '#content/fill-in.ts'
import { isPlausible } from '#content/time/clocks.ts'
import { postFormWords as words } from '#words/panel/blog/post-form.ts'
import { type PostSectionProps, postPath } from './post-values.ts'

export function BasicSection({ values, ...entered }: Pick<PostSectionProps, 'start' | 'values' | 'errors'>) {
  const lang = quotedIn(values.language)
  return (
    <FormSection id="basic" title={words.basic}>
      <Field {...fieldOf('title', entered, words)} lang={lang} dir="auto" required maxLength={200} />
      <TextArea {...fieldOf('excerpt', entered, words)} lang={lang} required rows={2} maxLength={1000} />
    </FormSection>
  )
}

/** The limits are lengths at which search results are usually cut. */
export function SeoSection({ values, site, ...entered }: PostSectionProps) {
  const title = values.metaTitle || fillIn(site.pageTitle, { title: values.title || words.title })
  const description = values.metaDescription || values.excerpt
  const path = postPath(values, site, slugOf(values.slug || values.title) || words.slugExample)
  return (
    <FormSection id="seo" title={words.seo}>
      <Field
        {...fieldOf('metaTitle', entered, words)}
        maxLength={200}
        help={`${words.metaTitleHelp} ${words.lengthOf(title.length, words.titleLimit)}.`}
      />
      <TextArea
        {...fieldOf('metaDescription', entered, words)}
        rows={3}
        maxLength={500}
        help={`${words.metaDescriptionHelp} ${words.lengthOf(description.length, words.descriptionLimit)}.`}
      />
      <figure className="search-result">
        <figcaption>{words.searchResult}</figcaption>
        <p className="search-result-address">{`${site.origin.replace(/^https?:\/\//, '')}${path.replaceAll('/', ' › ')}`}</p>
        <p className="truncate text-lead leading-[1.3] underline decoration-brass underline-offset-[0.2em]">
          {title}
        </p>
        <p className="mt-1 line-clamp-2 text-note leading-[1.45]">{description}</p>
      </figure>
    </FormSection>
  )
}

type PublishingSectionProps = PostSectionProps & {
  publishedAt: string | null
  children: ReactNode
}

/** Saving as published sets the date to now unless it is kept (docs/decisions). */
export function PublishingSection(props: PublishingSectionProps) {
  const { publishedAt, children, values, site, ...entered } = props
  const { start, errors } = entered
  const slug = slugOf(values.slug || values.title)
  const path = slug && postPath(values, site, slug)
  return (
    <FormSection id="publishing" title={words.publishing}>
      {children}
      <CheckBox
        id="isPublished"
        name="isPublished"
        label={words.isPublished}
        help={words.isPublishedHelp}
        defaultChecked={start.isPublished}
      />
      {publishedAt && isPlausible(new Date(publishedAt)) && values.isPublished && (
        <CheckBox
          id="keptDate"
          name="keptDate"
          value={publishedAt}
          label={words.keepDate}
          help={words.keepDateHelp(dateTimeText(publishedAt, site.timeZone))}
          defaultChecked={values.keptDate !== ''}
        />
      )}
      {/* Hidden only, so that unticking the box brings back its value. */}
      <div hidden={values.isPublished}>
        <Field
          id="publishAt"
          name="publishAt"
          type="datetime-local"
          label={words.publishAt}
          defaultValue={start.publishAt}
          help={words.publishAtHelp(timeZoneName(site.timeZone))}
          error={errors.publishAt}
        />
      </div>
      <Field {...fieldOf('author', entered, words)} required maxLength={100} />
      <Field
        {...fieldOf('category', entered, words)}
        required
        maxLength={100}
        list="categories"
        autoComplete="off"
      />
      <datalist id="categories">
        {site.categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <Field
        id="slug"
        name="slug"
        label={words.slug}
        maxLength={200}
        {...asTyped}
        defaultValue={start.slug}
        help={
          path
            ? `${words.slugHelp(path)}${values.slug ? '' : ` ${words.slugFromTitle}`}`
            : words.slugFromTitle
        }
        error={errors.slug}
      />
      <LanguageField {...entered} languages={site.languages} words={words} />
      <TranslationField
        {...entered}
        language={values.language}
        records={site.others.filter(({ id }) => id !== values.id)}
      />
    </FormSection>
  )
}
