import { ArrowUpRight, Plus, TriangleAlert, X } from 'lucide-react'
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'
import { address } from '#app/address.ts'
import { Field, SelectField } from '#app/admin/form/fields.tsx'
import type { BusinessProfile } from '#content/business-profile.ts'
import { weekdays } from '#content/clocks.ts'
import type { ProfileWarning, ProfileSection as SectionName } from '#content/profile-contradictions.ts'
import { businessWords as words } from '#words/admin-business.ts'
import type { FieldPath, ListName, ProfileDraft, RowChange } from './profile-draft.ts'
import type { Shown } from './where-it-shows.ts'

type ProfileForm = {
  /** By field name. */
  texts: ReadonlyMap<string, string>
  /** By field name. */
  errors: Readonly<Record<string, string>>
  draft: ProfileDraft
  /** While a figure is incomplete, the last complete profile. */
  profile: BusinessProfile
  warnings: readonly ProfileWarning[]
  shown: Readonly<Record<SectionName, readonly Shown[]>>
  onRows: (change: RowChange, what: string) => void
}

const ProfileFormContext = createContext<ProfileForm | undefined>(undefined)

export const ProfileFormProvider = ProfileFormContext.Provider

export function useProfileForm(): ProfileForm {
  const form = useContext(ProfileFormContext)
  if (!form) throw new Error('used outside of the business form')
  return form
}

type ProfileSectionProps = {
  name: SectionName
  help?: string
  picture?: ReactNode
  children: ReactNode
}

export function ProfileSection({ name, help, picture, children }: ProfileSectionProps) {
  const { warnings, shown } = useProfileForm()
  return (
    <section id={name} className="form-section profile-section" aria-labelledby={`${name}-heading`}>
      <div className="profile-facts">
        <h2 id={`${name}-heading`} className="text-name">
          {words[name]}
        </h2>
        {help && <p className="mt-2 text-note text-ink-2">{help}</p>}
        {children}
        <ul className="profile-warnings" aria-live="polite">
          {warnings
            .filter(({ section }) => section === name)
            .map(({ says }) => (
              <li key={says} className="notice notice-late">
                <TriangleAlert className="icon" aria-hidden="true" />
                <span>{says}</span>
              </li>
            ))}
        </ul>
      </div>
      <details className="profile-shown">
        <summary>{words.whereItShows}</summary>
        {picture}
        <dl>
          {shown[name].map(({ place, path, text }) => (
            <div key={place}>
              <dt>
                {path ? (
                  <a href={address(path)} target="_blank" rel="noreferrer">
                    {place} <span className="sr-only">{words.newTab}</span>
                    <ArrowUpRight className="icon" aria-hidden="true" />
                  </a>
                ) : (
                  <span>{place}</span>
                )}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  )
}

type ProfileFieldProps = Omit<ComponentProps<typeof Field>, 'id' | 'name' | 'error'> & { path: FieldPath }

export function ProfileField({ path, ...field }: ProfileFieldProps) {
  const { texts, errors } = useProfileForm()
  return (
    <Field
      required
      autoComplete="off"
      {...field}
      id={path}
      name={path}
      defaultValue={texts.get(path)}
      error={errors[path]}
    />
  )
}

export const FigureField = (field: ProfileFieldProps) => (
  <ProfileField inputMode="numeric" pattern="\d+" {...field} />
)

export function DayField({ path, label }: { path: FieldPath; label: string }) {
  const { texts } = useProfileForm()
  return (
    <SelectField id={path} name={path} label={label} defaultValue={texts.get(path)}>
      {weekdays.map((day) => (
        <option key={day} value={day}>
          {words.weekdays[day]}
        </option>
      ))}
    </SelectField>
  )
}

type RowsProps = {
  list: ListName
  nameOf: (position: number) => string
  add: string
  none?: string
  children: (index: number) => ReactNode
}

export function Rows({ list, nameOf, add, none, children }: RowsProps) {
  const { draft, errors } = useProfileForm()
  const count = draft[list].length
  return (
    <div className="profile-rows">
      {count === 0 && none && <p className="mt-4 text-ink-2 text-note">{none}</p>}
      {draft[list].map((_row, index) => (
        // A row has no identity but its place; all rows are made anew when one is added or removed.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <fieldset key={index} className="profile-row">
          <legend className="font-semibold text-fine text-ink-2">{nameOf(index + 1)}</legend>
          {children(index)}
          <RowButton change={{ list, remove: index }} what={nameOf(index + 1)} />
        </fieldset>
      ))}
      {errors[list] && (
        <p id={`${list}-error`} className="mt-3 font-semibold text-alert text-fine">
          {errors[list]}
        </p>
      )}
      <RowButton change={{ list }} what={nameOf(count + 1)} add={add} isInvalid={list in errors} />
    </div>
  )
}

type RowButtonProps = { change: RowChange; what: string; add?: string; isInvalid?: boolean }

function RowButton({ change, what, add, isInvalid = false }: RowButtonProps) {
  const { onRows } = useProfileForm()
  const RowIcon = add ? Plus : X
  return (
    <button
      type="button"
      className={add ? 'btn mt-4 max-sm:w-full' : 'btn btn-square profile-row-remove'}
      aria-label={add ? undefined : words.removeOf(what)}
      title={add ? undefined : words.removeOf(what)}
      aria-describedby={isInvalid ? `${change.list}-error` : undefined}
      data-rows={add && change.list}
      onClick={() => onRows(change, what)}
    >
      <RowIcon className="icon" aria-hidden="true" />
      {add}
    </button>
  )
}
