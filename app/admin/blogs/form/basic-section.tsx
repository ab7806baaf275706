import { href } from 'react-router'
import { CoverField } from '#app/admin/blogs/images/cover-field.tsx'
import { Field } from '#app/admin/field.tsx'
import { FormSection } from '#app/admin/form/form-section.tsx'
import { TextArea } from '#app/admin/form/text-area.tsx'
import { slugOf } from '#content/blog-rules.ts'
import { postFormWords as words } from '#content/en/admin-post-form.ts'
import type { SectionProps } from './section-props.ts'

/** What a post is called, who wrote it, and where it is. */
export function BasicSection({ start, values, errors, site }: SectionProps) {
  const slug = slugOf(values.slug || values.title)
  const path = slug && href('/blog/:slug', { slug })
  return (
    <FormSection id="basic" title={words.basic}>
      <div className="form-columns">
        <div>
          <Field
            id="title"
            name="title"
            label={words.title}
            dir="auto"
            required
            maxLength={200}
            defaultValue={start.title}
            error={errors.title}
          />
          <TextArea
            id="excerpt"
            name="excerpt"
            label={words.excerpt}
            required
            rows={3}
            maxLength={1000}
            defaultValue={start.excerpt}
            help={words.excerptHelp}
            error={errors.excerpt}
          />
          <div className="form-pair">
            <Field
              id="author"
              name="author"
              label={words.author}
              required
              maxLength={100}
              defaultValue={start.author}
              error={errors.author}
            />
            <Field
              id="category"
              name="category"
              label={words.category}
              required
              maxLength={100}
              list="categories"
              autoComplete="off"
              defaultValue={start.category}
              help={words.categoryHelp}
              error={errors.category}
            />
            <datalist id="categories">
              {site.categories.map((category) => (
                <option key={category} value={category} />
              ))}
            </datalist>
          </div>
        </div>
        <div>
          <Field
            id="slug"
            name="slug"
            label={words.slug}
            maxLength={200}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            defaultValue={start.slug}
            help={
              path
                ? `${words.slugHelp(path)}${values.slug ? '' : ` ${words.slugFromTitle}`}`
                : words.slugFromTitle
            }
            error={errors.slug}
          />
          <CoverField start={start} values={values} errors={errors} site={site} />
        </div>
      </div>
    </FormSection>
  )
}
