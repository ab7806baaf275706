import { href } from 'react-router'
import { Field } from '#app/admin/field.tsx'
import { FormSection } from '#app/admin/form/form-section.tsx'
import { TextArea } from '#app/admin/form/text-area.tsx'
import { slugOf } from '#content/blog-rules.ts'
import { defaultProfile } from '#content/business-profile.ts'
import { postFormWords as words } from '#content/en/admin-post-form.ts'
import { blogWords } from '#content/en/blog.ts'
import type { SectionProps } from './section-props.ts'

/** What search engines are told, as they may show it. The hints are lengths at which they usually cut. */
export function SeoSection({ start, values, errors, site }: SectionProps) {
  const profile = { ...defaultProfile, name: site.name }
  const title = values.metaTitle || blogWords.post.title(values.title || words.title, profile)
  const description = values.metaDescription || values.excerpt
  const path = href('/blog/:slug', { slug: slugOf(values.slug || values.title) || 'post' })
  return (
    <FormSection id="seo" title={words.seo}>
      <Field
        id="metaTitle"
        name="metaTitle"
        label={words.metaTitle}
        maxLength={200}
        defaultValue={start.metaTitle}
        help={`${words.metaTitleHelp} ${words.lengthOf(title.length, words.titleLimit)}.`}
        error={errors.metaTitle}
      />
      <TextArea
        id="metaDescription"
        name="metaDescription"
        label={words.metaDescription}
        rows={3}
        maxLength={500}
        defaultValue={start.metaDescription}
        help={`${words.metaDescriptionHelp} ${words.lengthOf(description.length, words.descriptionLimit)}.`}
        error={errors.metaDescription}
      />
      <figure className="search-result">
        <figcaption>{words.searchResult}</figcaption>
        <p className="search-result-address">{`${site.origin.replace(/^https?:\/\//, '')}${path.replaceAll('/', ' › ')}`}</p>
        <p className="search-result-title">{title}</p>
        <p className="search-result-text">{description}</p>
      </figure>
    </FormSection>
  )
}
