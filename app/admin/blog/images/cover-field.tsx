import { useState } from 'react'
import type { SectionProps } from '#app/admin/blog/form/post-values.ts'
import { Field } from '#app/admin/form/fields.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { imageSources } from '#content/image-address.ts'
import { postFormWords as words } from '#words/admin-post-form.ts'
import { imageTypes, LazyImageDialog } from './lazy-image-dialog.tsx'

/** The post's image and its description: a URL, or with script an image that is chosen, cropped and uploaded. */
export function CoverField({ start, values, errors, site }: SectionProps) {
  const [isChoosing, setChoosing] = useState(false)
  const canChoose = useHydrated()
  const isElsewhere = URL.canParse(values.image) && new URL(values.image).origin !== site.origin
  return (
    <>
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
      >
        {canChoose && (
          <button type="button" className="field-action" onClick={() => setChoosing(true)}>
            {words.chooseImage}
          </button>
        )}
      </Field>
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
      <noscript>
        <Field
          id="picture"
          name="picture"
          type="file"
          accept={imageTypes}
          label={words.uploadImage}
          help={words.uploadImageHelp}
          error={errors.picture}
        >
          <button type="submit" name="intent" value="add-picture" formNoValidate className="field-action">
            {words.addImage}
          </button>
        </Field>
      </noscript>
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
    </>
  )
}

/** Sets a field's value and fires `input`, which the form listens to. */
function type(id: string, text: string) {
  const field = document.getElementById(id)
  if (!(field instanceof HTMLInputElement)) return
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
