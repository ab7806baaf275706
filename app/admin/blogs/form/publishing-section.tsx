import { Field } from '#app/admin/field.tsx'
import { CheckBox } from '#app/admin/form/check-box.tsx'
import { FormSection } from '#app/admin/form/form-section.tsx'
import { dateTimeText } from '#app/admin/list/times.ts'
import { postFormWords as words } from '#content/en/admin-post-form.ts'
import type { SectionProps } from './section-props.ts'

type PublishingSectionProps = Pick<SectionProps, 'start' | 'values' | 'errors'> & {
  /** When a post that is published now was; only then is there a date to keep. */
  publishedAt: string | null
}

/** Published or a draft; a save as published stamps the date anew unless it is to be kept (decisions). */
export function PublishingSection({ start, values, errors, publishedAt }: PublishingSectionProps) {
  return (
    <FormSection id="publishing" title={words.publishing}>
      <CheckBox
        id="isPublished"
        name="isPublished"
        label={words.isPublished}
        help={words.isPublishedHelp}
        defaultChecked={start.isPublished}
      />
      {publishedAt && values.isPublished && (
        <CheckBox
          id="keptDate"
          name="keptDate"
          value={publishedAt}
          label={words.keepDate}
          help={words.keepDateHelp(dateTimeText(publishedAt))}
          defaultChecked={values.keptDate !== ''}
        />
      )}
      {/* Hidden, not gone: unticking the box brings back what stood there. */}
      <div hidden={values.isPublished}>
        <Field
          id="publishAt"
          name="publishAt"
          type="datetime-local"
          label={words.publishAt}
          defaultValue={start.publishAt}
          help={words.publishAtHelp}
          error={errors.publishAt}
        />
      </div>
    </FormSection>
  )
}
