import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { LazyImageDialog } from '#app/admin/blog/images/lazy-image-dialog.tsx'
import { Field, FormSection } from '#app/admin/form/fields.tsx'
import { imageSources } from '#content/image-address.ts'
import { postFormWords as words } from '#words/panel/blog/post-form.ts'
import type { SectionProps } from './post-values.ts'

export function CoverSection({ start, values, errors, site }: SectionProps) {
  const [isChoosing, setChoosing] = useState(false)
  const isElsewhere = URL.canParse(values.image) && new URL(values.image).origin !== site.origin
  return (
    <FormSection id="cover" title={words.cover}>
      <button type="button" className="btn mt-4" onClick={() => setChoosing(true)}>
        <ImagePlus className="icon" aria-hidden="true" />
        {words.chooseImage}
      </button>
      <Field
        id="image"
        name="image"
        type="url"
        label={words.image}
        maxLength={2000}
        placeholder="https://"
        defaultValue={start.image}
        help={isElsewhere ? words.imageElsewhere : words.imageHelp}
        error={errors.image}
      />
      {!isElsewhere && imageSources(values.image) && (
        <img
          src={values.image}
          srcSet={imageSources(values.image)}
          sizes="20rem"
          alt={values.imageAlt}
          className="cover-preview"
        />
      )}
      <Field
        id="imageAlt"
        name="imageAlt"
        label={words.imageAlt}
        maxLength={300}
        defaultValue={start.imageAlt}
        help={words.imageAltHelp}
        error={errors.imageAlt}
      />
      {isChoosing && (
        <LazyImageDialog
          aspect={16 / 9}
          onClose={() => setChoosing(false)}
          onUse={({ path, alt }) => {
            type('image', `${site.origin}${path}`)
            type('imageAlt', alt)
          }}
        />
      )}
    </FormSection>
  )
}

/** The form follows `input` events. */
function type(id: string, text: string) {
  const field = document.getElementById(id)
  if (!(field instanceof HTMLInputElement)) return
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
