import { Field, FormSection } from '#app/admin/form/fields.tsx'
import { UploadButton } from '#app/admin/form/upload-button.tsx'
import { doorCardWords as words } from '#words/panel/settings/security.ts'
import { FoldedChangeForm, type SecuritySectionProps } from './change-form.tsx'

type DoorCardProps = SecuritySectionProps & { card: { license: string | null; photo: string | null } }

export function DoorCardSection({ card: { license, photo }, ...section }: DoorCardProps) {
  return (
    <FormSection id="door-card" title={words.title}>
      <p className="mt-2 text-ink-2 text-note">{words.hint}</p>
      {photo ? (
        <img
          src={photo}
          alt={words.photo}
          width={112}
          height={112}
          className="mt-3 size-28 rounded-md object-cover"
        />
      ) : (
        <p className="mt-3 text-note">{words.noPhoto}</p>
      )}
      <div className="settings-buttons">
        <UploadButton
          path="/images/me"
          accept="image/jpeg,image/png,image/webp"
          label={photo ? words.change : words.choose}
          words={words}
        />
      </div>
      {photo && (
        <FoldedChangeForm {...section} name="remove-photo" link={words.remove} submit={words.remove}>
          <p className="mt-4">{words.removeHint}</p>
        </FoldedChangeForm>
      )}
      <h3 className="mt-6 font-semibold text-note">{words.license}</h3>
      <p className="mt-1 break-words">{license ?? words.noLicense}</p>
      <FoldedChangeForm
        {...section}
        name="license"
        link={license ? words.changeLicense : words.giveLicense}
        submit={words.saveLicense}
      >
        <Field
          id="license"
          name="license"
          label={words.license}
          help={words.licenseHelp}
          defaultValue={license ?? ''}
          autoComplete="off"
          maxLength={40}
        />
      </FoldedChangeForm>
    </FormSection>
  )
}
