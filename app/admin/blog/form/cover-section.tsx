import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { Field, FormSection } from '#app/admin/form/fields.tsx'
import { fieldOf } from '#app/admin/form/record-fields.tsx'
import { LazyImageDialog } from '#app/admin/images/lazy-image-dialog.tsx'
import { parsedUrl } from '#app/ui/parsed-url.ts'
import { imageSources } from '#content/image-address.ts'
import { postFormWords as words } from '#words/panel/blog/post-form.ts'
import type { PostSectionProps } from './post-values.ts'

export function CoverSection({ values, site, ...entered }: PostSectionProps) {
  const [isChoosing, setChoosing] = useState(false)
  const origin = parsedUrl(values.image)?.origin
  const isElsewhere = origin !== undefined && origin !== site.origin
  return (
    <FormSection id="cover" title={words.cover}>
      <button type="button" className="btn mt-4" onClick={() => setChoosing(true)}>
        <ImagePlus className="icon" />
        {words.chooseImage}
      </button>
      <Field
        {...fieldOf('image', entered, words)}
        type="url"
        maxLength={2000}
        placeholder="https://"
        {...(isElsewhere && { help: words.imageElsewhere })}
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
      <Field {...fieldOf('imageAlt', entered, words)} maxLength={300} />
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
