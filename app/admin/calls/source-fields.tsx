import type { ComponentProps } from 'react'
import { Field, SelectField } from '#app/admin/form/fields.tsx'
import { callFormWords as words } from '#words/panel/calls/form.ts'
import { callSources } from '#words/panel/calls/sources.ts'

const otherSource = 'other'

type SourceValues = Readonly<Record<'source' | 'sourceText', string>>

export const sourceValues = (stored: string): SourceValues =>
  Object.hasOwn(callSources, stored)
    ? { source: stored, sourceText: '' }
    : { source: otherSource, sourceText: stored }

export const sourceIn = ({ source = '', sourceText = '' }: Partial<SourceValues>): string =>
  source === otherSource ? sourceText || otherSource : source

type SourceFieldsProps = Readonly<
  Record<
    'source' | 'sourceText',
    Pick<ComponentProps<typeof Field>, 'id' | 'name' | 'defaultValue' | 'error'>
  >
>

/** One of the list, or words of their own. */
export function SourceFields({ source, sourceText }: SourceFieldsProps) {
  return (
    <div className="form-pair source-fields">
      <SelectField {...source} label={words.source}>
        {Object.entries(callSources).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        <option value={otherSource}>{words.sourceOther}</option>
      </SelectField>
      <div className="own-source">
        <Field {...sourceText} label={words.sourceText} maxLength={100} autoComplete="off" />
      </div>
    </div>
  )
}
