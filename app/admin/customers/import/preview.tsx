import { useState } from 'react'
import { Form, href, Link } from 'react-router'
import { address } from '#app/address.ts'
import { FormSection, SelectField } from '#app/admin/form/fields.tsx'
import { FormButton } from '#app/admin/form/form-button.tsx'
import { TableHead } from '#app/admin/list/row-table.tsx'
import { Figures } from '#app/admin/money/figures.tsx'
import { phoneLineOf } from '#content/profile/phone-line.ts'
import { customerImportWords as words } from '#words/panel/people/customer-import.ts'
import type { ImportPreview } from './import-data.ts'

type PreviewProps = { file: string; query: string; preview: ImportPreview }

export function WhatComesIn({ file, query, preview }: PreviewProps) {
  const { name, tool, made, joined, doubled, refused, stored, rows } = preview
  const [isChanged, setChanged] = useState(false)
  const [pressed, setPressed] = useState('')
  return (
    <div className="long-form">
      <FormSection id="counts" title={words.counts}>
        <p className="mt-2 mb-4">
          <bdi className="wrap-anywhere">{words.from(name, tool)}</bdi>
        </p>
        <Figures
          figures={[
            { name: words.made, says: words.number(made) },
            { name: words.joined, says: words.number(joined) },
            { name: words.doubled, says: words.number(doubled) },
            { name: words.refused, says: words.number(refused), isLate: refused > 0 },
          ]}
        />
        <p className="mt-3 text-ink-2 text-note">{words.why(preview)}</p>
        <Link to={href('/admin/customers/import')} className="link mt-3 inline-block">
          {words.another}
        </Link>
      </FormSection>
      {rows.length > 0 && <FirstRows rows={rows} />}
      {refused > 0 && <RefusedRows preview={preview} query={query} />}
      <Form
        method="get"
        reloadDocument
        onSubmit={({ nativeEvent }) => {
          // The router's type of the event does not say that forms are submitted by it.
          const { submitter } = nativeEvent as SubmitEvent
          setPressed(submitter instanceof HTMLButtonElement && submitter.value ? 'import' : 'again')
        }}
      >
        <input type="hidden" name="file" value={file} />
        {preview.format === 'csv' && <Columns columns={preview.columns} onChange={() => setChanged(true)} />}
        <div className="form-buttons">
          {preview.format === 'csv' && (
            <FormButton
              isBusy={pressed === 'again'}
              busy={words.sending}
              className={isChanged || stored === 0 ? 'btn btn-strong' : 'btn'}
            >
              {words.again}
            </FormButton>
          )}
          {stored > 0 && !isChanged && (
            <button
              type="submit"
              formMethod="post"
              name="intent"
              value="import"
              className="btn btn-strong"
              aria-disabled={pressed !== '' || undefined}
              onClick={(event) => pressed && event.preventDefault()}
            >
              {pressed === 'import' ? words.importing : words.import(stored)}
            </button>
          )}
        </div>
        <p role="status" className="mt-3 text-note">
          {isChanged && words.changed}
        </p>
      </Form>
    </div>
  )
}

function FirstRows({ rows }: Pick<ImportPreview, 'rows'>) {
  const { rowColumns } = words
  return (
    <FormSection id="rows" title={words.first(rows.length)}>
      <div className="mt-4">
        <table className="row-table" aria-labelledby="rows-heading">
          <TableHead names={Object.values(rowColumns)} />
          <tbody>
            {rows.map(({ line, name, company, phone, email, others, address: place, notes }) => (
              <tr key={line}>
                <th scope="row" data-label={rowColumns.name} className="font-semibold wrap-anywhere">
                  <bdi>{name}</bdi>
                  {company && company !== name && (
                    <span className="cell-under font-normal">
                      <bdi>{company}</bdi>
                    </span>
                  )}
                </th>
                <td data-label={rowColumns.reach} className="wrap-anywhere">
                  {[phone, email, ...others.map(shown)].filter(Boolean).map((contact) => (
                    <bdi key={contact} className="block">
                      {contact}
                    </bdi>
                  ))}
                </td>
                <td data-label={rowColumns.place}>{place && <bdi>{place}</bdi>}</td>
                <td data-label={rowColumns.notes} className="wrap-anywhere whitespace-pre-line">
                  {notes && <bdi>{notes.length > 200 ? `${notes.slice(0, 199)}…` : notes}</bdi>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </FormSection>
  )
}

const shown = (contact: string): string =>
  contact.startsWith('+') ? phoneLineOf({ phone: contact, phoneE164: contact }).display : contact

function RefusedRows({ preview, query }: Omit<PreviewProps, 'file'>) {
  const { refusedRows, refused } = preview
  const { refusedColumns } = words
  return (
    <FormSection id="refused" title={words.refusedTitle}>
      <div className="mt-4">
        <table className="row-table" aria-labelledby="refused-heading">
          <TableHead names={Object.values(refusedColumns)} />
          <tbody>
            {refusedRows.map(({ line, cells, message }) => (
              <tr key={line}>
                <th scope="row" data-label={refusedColumns.line} className="font-semibold whitespace-nowrap">
                  {words.line(line)}
                </th>
                <td data-label={refusedColumns.text} className="wrap-anywhere">
                  {cells.filter(Boolean).join(', ').slice(0, 200)}
                </td>
                <td data-label={refusedColumns.why}>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-3">
        {refused > refusedRows.length && `${words.refusedMore(refused - refusedRows.length)} `}
        <RefusedLink query={query} />
      </p>
    </FormSection>
  )
}

export const RefusedLink = ({ query }: { query: string }) => (
  <a href={`${address(href('/admin/customers/import/refused.csv'))}?${query}`} className="link">
    {words.download}
  </a>
)

type ColumnsProps = Pick<ImportPreview, 'columns'> & { onChange: () => void }

/** A column that holds nothing is not asked about. */
function Columns({ columns, onChange }: ColumnsProps) {
  return (
    <FormSection id="columns" title={words.columns}>
      <p className="mt-2 text-ink-2 text-note">{words.columnsHelp}</p>
      <div className="mt-2 grid gap-x-6 sm:grid-cols-2" onChange={onChange}>
        {columns.map(({ title, sample, target }, at) => {
          const id = `column-${at + 1}`
          if (!sample && !target) return <input key={id} type="hidden" name="column" value="" />
          return (
            <SelectField
              key={id}
              id={id}
              name="column"
              label={title || words.column(at + 1)}
              help={sample && <span className="wrap-anywhere">{words.sample(sample)}</span>}
              defaultValue={target}
            >
              {Object.entries(words.targets).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
          )
        })}
      </div>
    </FormSection>
  )
}
