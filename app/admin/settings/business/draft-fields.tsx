import { type ComponentProps, createContext, useContext } from 'react'
import { Field } from '#app/admin/form/fields.tsx'
import type { RowChange } from './list-rows.ts'
import type { FieldPath } from './profile-draft.ts'

type DraftFields = {
  /** What the fields open with, by their names. */
  texts: ReadonlyMap<string, string>
  /** What the data service said of them. */
  errors: Readonly<Record<string, string>>
  /** Adds or removes a row. */
  onRows: (change: RowChange, what: string) => void
}

const DraftContext = createContext<DraftFields>({ texts: new Map(), errors: {}, onRows: () => {} })

export const DraftFieldsProvider = DraftContext.Provider

export const useDraftFields = () => useContext(DraftContext)

type ProfileFieldProps = Omit<ComponentProps<typeof Field>, 'id' | 'name' | 'error'> & { path: FieldPath }

/** A fact of the profile, by its address. */
export function ProfileField({ path, ...field }: ProfileFieldProps) {
  const { texts, errors } = useDraftFields()
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

/** A fact that is a whole number. */
export const FigureField = (field: ProfileFieldProps) => (
  <ProfileField inputMode="numeric" pattern="\d+" {...field} />
)
