import { ImagePlus } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { Field, FormSection } from '#app/admin/form/fields.tsx'
import { IntentButton, SaveForm } from '#app/admin/form/intent-form.tsx'
import { LeaveGuard } from '#app/admin/form/leave-guard.tsx'
import { LazyImageDialog } from '#app/admin/images/lazy-image-dialog.tsx'
import { imageSources } from '#content/image-address.ts'
import type { Photo, PhotoSubject } from '#content/profile/business-profile.ts'
import { photoSubjects } from '#content/profile/facts.ts'
import { brandWords } from '#words/panel/settings/brand.ts'

const words = brandWords.photos

export function PhotosSection({ photos }: { photos: readonly Photo[] }) {
  const [unsaved, setUnsaved] = useState<readonly PhotoSubject[]>([])
  const onUnsaved = useCallback(
    (subject: PhotoSubject, isUnsaved: boolean) =>
      setUnsaved((all) => [...all.filter((one) => one !== subject), ...(isUnsaved ? [subject] : [])]),
    [],
  )
  return (
    <FormSection id="photos" title={words.title}>
      <p className="mt-2 text-ink-2 text-note">{words.text}</p>
      {photoSubjects.map((subject) => {
        const stored = photos.find((photo) => photo.subject === subject)
        // A new key after saving, so that the fields show what is stored.
        return (
          <PhotoPart
            key={`${subject} ${stored?.image} ${stored?.alt}`}
            subject={subject}
            stored={stored}
            onUnsaved={onUnsaved}
          />
        )
      })}
      <LeaveGuard isDirty={unsaved.length > 0} what={words.unsaved} onLeave={() => setUnsaved([])} />
    </FormSection>
  )
}

type PhotoPartProps = {
  subject: PhotoSubject
  stored: Photo | undefined
  onUnsaved: (subject: PhotoSubject, isUnsaved: boolean) => void
}

function PhotoPart({ subject, stored, onUnsaved }: PhotoPartProps) {
  const [chosen, setChosen] = useState<{ image: string; alt: string } | undefined>(stored)
  const [isChoosing, setChoosing] = useState(false)
  const isUnsaved = chosen?.image !== stored?.image
  useEffect(() => {
    onUnsaved(subject, isUnsaved)
    return () => onUnsaved(subject, false)
  }, [subject, isUnsaved, onUnsaved])
  const name = words.subjects[subject]
  const choose = chosen ? words.change : words.choose
  return (
    <div className="settings-part">
      <h3 className="font-semibold text-note">{name}</h3>
      {chosen && (
        <img
          src={chosen.image}
          srcSet={imageSources(chosen.image)}
          sizes="20rem"
          alt={chosen.alt}
          className="cover-preview"
        />
      )}
      <button
        type="button"
        className="btn mt-3"
        aria-label={words.of(name, choose)}
        onClick={() => setChoosing(true)}
      >
        <ImagePlus className="icon" />
        {choose}
      </button>
      {isUnsaved && (
        <p role="status" className="mt-2 text-note">
          {words.notSavedYet}
        </p>
      )}
      {chosen && (
        <SaveForm intent="save-photo" id={subject} words={{ ...words, saving: brandWords.saving }}>
          {(errors) => (
            <>
              <input type="hidden" name="image" value={chosen.image} />
              <Field
                key={chosen.image}
                id={`${subject}-alt`}
                name="alt"
                label={words.alt}
                required
                maxLength={300}
                defaultValue={chosen.alt}
                help={words.altHelp}
                error={errors.alt ?? errors.image}
              />
            </>
          )}
        </SaveForm>
      )}
      {stored && (
        <IntentButton
          intent="remove-photo"
          id={subject}
          className="btn"
          formClassName="mt-3"
          label={words.of(name, words.remove)}
          busy={brandWords.saving}
        >
          {words.remove}
        </IntentButton>
      )}
      {isChoosing && (
        <LazyImageDialog
          aspect={undefined}
          onClose={() => setChoosing(false)}
          onUse={({ path, alt }) => setChosen({ image: path, alt })}
        />
      )}
    </div>
  )
}
