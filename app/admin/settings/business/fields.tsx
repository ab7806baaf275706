import { ArrowUpRight, Plus, TriangleAlert, X } from 'lucide-react'
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'
import { address } from '#app/address.ts'
import { Field, SelectField, TextArea } from '#app/admin/form/fields.tsx'
import { weekdays } from '#content/time/clocks.ts'
import { unbrokenParts } from '#content/unbroken.ts'
import { businessWords as words } from '#words/panel/business.ts'
import { checked, countRows, type ListName, type RowChange, type Texts } from './typed-profile.ts'
import type { ShownOnPage } from './where-it-shows.ts'

type ProfileForm = {
  start: Texts
  texts: Texts
  errors: Readonly<Record<string, string>>
  onRows: (change: RowChange, what: string) => void
  onText: (path: string, text: string) => void
}

const ProfileFormContext = createContext<ProfileForm | undefined>(undefined)

export const ProfileFormProvider = ProfileFormContext.Provider

export function useProfileForm(): ProfileForm {
  const form = useContext(ProfileFormContext)
  if (!form) throw new Error('used outside of the business form')
  return form
}

type ProfileFieldProps = Omit<ComponentProps<typeof Field>, 'id' | 'name' | 'error'> & { path: string }

export function ProfileField({ path, ...field }: ProfileFieldProps) {
  const { start, errors } = useProfileForm()
  return (
    <Field
      autoComplete="off"
      {...field}
      id={path}
      name={path}
      defaultValue={start[path]}
      error={errors[path]}
    />
  )
}

export const LinkField = (field: ProfileFieldProps) => (
  <ProfileField type="url" inputMode="url" maxLength={2000} placeholder="https://" {...field} />
)

export function LinesField({ path, ...field }: Pick<ProfileFieldProps, 'path' | 'label' | 'help'>) {
  const { start, errors } = useProfileForm()
  const wrong = Object.keys(errors).find((name) => name === path || name.startsWith(`${path}.`))
  return (
    <TextArea
      {...field}
      id={path}
      name={path}
      rows={3}
      defaultValue={start[path]}
      error={wrong && errors[wrong]}
    />
  )
}

export function BoxField({ path, label, help }: { path: string; label: string; help?: string | undefined }) {
  const { start } = useProfileForm()
  return (
    <>
      <label htmlFor={path} className="check-box">
        <input
          id={path}
          type="checkbox"
          name={path}
          value={checked}
          defaultChecked={start[path] === checked}
          aria-describedby={help && `${path}-help`}
        />
        {label}
      </label>
      {help && (
        <p id={`${path}-help`} className="ml-9 text-fine text-ink-2">
          {help}
        </p>
      )}
    </>
  )
}

type ChoiceFieldProps = {
  path: string
  label: string
  help?: string | undefined
  options: Readonly<Record<string, string>>
}

export function ChoiceField({ path, options, ...field }: ChoiceFieldProps) {
  const { start, errors } = useProfileForm()
  return (
    <SelectField {...field} id={path} name={path} defaultValue={start[path] ?? ''} error={errors[path]}>
      {Object.entries(options).map(([value, says]) => (
        <option key={value} value={value}>
          {says}
        </option>
      ))}
    </SelectField>
  )
}

const days = Object.fromEntries(weekdays.map((day) => [day, words.weekdays[day]]))

export const DayField = (field: { path: string; label: string }) => <ChoiceField {...field} options={days} />

type RowsProps = {
  list: ListName
  nameOf: (position: number) => string
  add: string
  children: (path: string) => ReactNode
}

export function ProfileRows({ list, nameOf, add, children }: RowsProps) {
  const { texts, errors } = useProfileForm()
  const count = countRows(texts, list)
  return (
    <div className="profile-rows">
      {Array.from({ length: count }, (_row, index) => {
        const path = `${list}.${index}`
        return (
          <fieldset key={path} className="profile-row">
            <legend className="font-semibold text-fine text-ink-2">{nameOf(index + 1)}</legend>
            {children(path)}
            <RowButton change={{ list, remove: index }} what={nameOf(index + 1)} />
          </fieldset>
        )
      })}
      {errors[list] && <p className="mt-3 font-semibold text-alert text-fine">{errors[list]}</p>}
      <RowButton change={{ list }} what={nameOf(count + 1)} add={add} />
    </div>
  )
}

/** Without script the form is sent, and comes back with the row or without it. */
function RowButton({ change, what, add }: { change: RowChange; what: string; add?: string }) {
  const { onRows } = useProfileForm()
  const { list, remove } = change
  const RowIcon = add ? Plus : X
  return (
    <button
      type="submit"
      name="rows"
      value={remove === undefined ? list : `${list}.${remove}`}
      formNoValidate
      className={add ? 'btn mt-4 max-sm:w-full' : 'btn btn-square profile-row-remove'}
      aria-label={add ? undefined : words.removeOf(what)}
      title={add ? undefined : words.removeOf(what)}
      onClick={(event) => {
        event.preventDefault()
        onRows(change, what)
      }}
    >
      <RowIcon className="icon" />
      {add}
    </button>
  )
}

export const Warnings = ({ says }: { says: readonly string[] }) => (
  <ul className="profile-warnings" aria-live="polite">
    {says.map((each) => (
      <li key={each} className="notice notice-late">
        <TriangleAlert className="icon" />
        <span>{each}</span>
      </li>
    ))}
  </ul>
)

/** Of a text that is split at them, phone numbers and times are at the odd places. */
const unbroken = (part: string, index: number) =>
  index % 2 === 0 ? (
    part
  ) : (
    <span key={part} className="whitespace-nowrap">
      {part}
    </span>
  )

export const WhereItShows = ({ shown }: { shown: readonly ShownOnPage[] }) => (
  <details className="profile-shown">
    <summary>{words.whereItShows}</summary>
    {shown.length === 0 && <p className="pb-4 text-fine text-ink-2">{words.showsNowhere}</p>}
    <dl>
      {shown.map(({ place, path, texts, more }) => (
        <div key={place + texts[0]}>
          <dt>
            <a href={address(path)} target="_blank" rel="noreferrer">
              {place} <span className="sr-only">{words.newTab}</span>
              <ArrowUpRight className="icon" />
            </a>
          </dt>
          <dd>
            {texts.map((text) => (
              <p key={text}>{text.split(unbrokenParts).map(unbroken)}</p>
            ))}
            {more > 0 && <p>{words.moreSentences(more)}</p>}
          </dd>
        </div>
      ))}
    </dl>
  </details>
)

type FoldedProps = { title: string; isOpen?: boolean; children: ReactNode }

export const Folded = ({ title, isOpen = false, children }: FoldedProps) => (
  <details className="profile-folded" open={isOpen || undefined}>
    <summary>{title}</summary>
    {children}
  </details>
)
