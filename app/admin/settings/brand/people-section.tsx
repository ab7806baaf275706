import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { Field, FormSection } from '#app/admin/form/fields.tsx'
import { IntentButton, SaveForm } from '#app/admin/form/intent-form.tsx'
import { LazyImageDialog } from '#app/admin/images/lazy-image-dialog.tsx'
import { imageSources } from '#content/image-address.ts'
import type { PersonOnSite } from '#content/profile/business-profile.ts'
import { mostPeople } from '#content/profile/facts.ts'
import { brandWords } from '#words/panel/settings/brand.ts'

const words = brandWords.people

type PeopleSectionProps = { people: readonly PersonOnSite[]; version: string }

export function PeopleSection({ people, version }: PeopleSectionProps) {
  return (
    <FormSection id="people" title={words.title}>
      <p className="mt-2 text-ink-2 text-note">{words.text}</p>
      {people.map((person, index) => (
        // A new key after saving, so that the fields show what is stored.
        // biome-ignore lint/suspicious/noArrayIndexKey: a person is told by the place in the list
        <PersonPart key={`${index} ${JSON.stringify(person)}`} {...{ index, version }} stored={person} />
      ))}
      {people.length < mostPeople && (
        <PersonPart key={`new ${people.length}`} index={people.length} version={version} stored={undefined} />
      )}
    </FormSection>
  )
}

type PersonPartProps = { index: number; version: string; stored: PersonOnSite | undefined }

function PersonPart({ index, version, stored }: PersonPartProps) {
  const [photo, setPhoto] = useState(stored?.photo ?? null)
  const [isChoosing, setChoosing] = useState(false)
  const name = stored?.name ?? words.addTitle
  const saves = { saving: brandWords.saving, save: stored ? words.save : words.add }
  return (
    <div className="settings-part person-part">
      <h3 className="font-semibold text-note">{name}</h3>
      <SaveForm intent="save-person" id={String(index)} words={saves}>
        {(errors) => (
          <>
            <input type="hidden" name="version" value={version} />
            <input type="hidden" name="photo" value={photo ?? ''} />
            <div className="person-fields">
              <Field
                id={`person-${index}-name`}
                name="name"
                label={words.name}
                required
                maxLength={80}
                defaultValue={stored?.name}
                error={errors.name}
              />
              <Field
                id={`person-${index}-role`}
                name="role"
                label={words.role}
                required
                maxLength={80}
                defaultValue={stored?.role}
                error={errors.role ?? errors.photo}
              />
            </div>
            <div className="person-photo">
              {photo && <img src={photo} srcSet={imageSources(photo)} sizes="5rem" alt="" />}
              <button
                type="button"
                className="btn btn-small"
                aria-label={words.photoOf(name)}
                onClick={() => setChoosing(true)}
              >
                <ImagePlus className="icon" />
                {photo ? words.change : words.choose}
              </button>
              {photo && (
                <button type="button" className="btn btn-small" onClick={() => setPhoto(null)}>
                  {words.withoutPhoto}
                </button>
              )}
            </div>
          </>
        )}
      </SaveForm>
      {stored && (
        <IntentButton
          intent="remove-person"
          id={String(index)}
          fields={{ version }}
          className="btn btn-small"
          formClassName="person-remove"
          label={words.removeOf(name)}
          busy={brandWords.saving}
        >
          {words.remove}
        </IntentButton>
      )}
      {isChoosing && (
        <LazyImageDialog aspect={1} onClose={() => setChoosing(false)} onUse={({ path }) => setPhoto(path)} />
      )}
    </div>
  )
}
