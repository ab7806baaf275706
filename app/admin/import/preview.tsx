import { useState } from 'react'
import { Form, Link } from 'react-router'
import { address } from '#app/address.ts'
import { FormSection, SelectField } from '#app/admin/form/fields.tsx'
import { FormButton } from '#app/admin/form/form-button.tsx'
import { TableHead } from '#app/admin/list/row-table.tsx'
import { Figures } from '#app/admin/money/figures.tsx'
import { importKindWords, importWords as words } from '#words/panel/imports.ts'
import type { ImportPreview } from './import-data.ts'
import { type ImportKindName, importScreens } from './import-kinds.ts'

type PreviewProps = { kind: ImportKindName; file: string; query: string; preview: ImportPreview }

export function WhatComesIn({ kind, file, query, preview }: PreviewProps) {
  const { name, tool, made, joined, doubled, refused, stored, rows } = preview
  const hasColumns = preview.format === 'csv' || preview.format === 'json'
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
        <p className="mt-3 text-ink-2 text-note">{whyOf(kind, preview)}</p>
        <Link to={importScreens[kind].path} className="link mt-3 inline-block">
          {words.another}
        </Link>
      </FormSection>
      {rows.length > 0 && <FirstRows kind={kind} rows={rows} />}
      {refused > 0 && <RefusedRows {...{ kind, preview, query }} />}
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
        {hasColumns && <Columns {...{ kind, preview }} onChange={() => setChanged(true)} />}
        <div className="form-buttons">
          {hasColumns && (
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
              {pressed === 'import' ? words.importing : importKindWords[kind].import(stored)}
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

function whyOf(kind: ImportKindName, { joined, doubled, stored }: ImportPreview): string {
  const isKnown = joined + doubled > 0
  if (stored === 0) return isKnown ? words.allHere : words.nothing
  return isKnown ? importKindWords[kind].why : ''
}

function FirstRows({ kind, rows }: Pick<PreviewProps, 'kind'> & Pick<ImportPreview, 'rows'>) {
  const { rowColumns } = importKindWords[kind]
  return (
    <FormSection id="rows" title={words.first(rows.length)}>
      <div className="mt-4">
        <table className="row-table" aria-labelledby="rows-heading">
          <TableHead names={rowColumns} />
          <tbody>
            {rows.map(({ line, cells: [first = '', ...others] }) => {
              const [name, ...under] = first.split('\n')
              return (
                <tr key={line}>
                  <th scope="row" data-label={rowColumns[0]} className="font-semibold wrap-anywhere">
                    <bdi>{name}</bdi>
                    {under.length > 0 && (
                      <span className="cell-under font-normal">
                        <bdi>{shortened(under.join(' '))}</bdi>
                      </span>
                    )}
                  </th>
                  {others.map((text, at) => (
                    <td
                      key={rowColumns[at + 1]}
                      data-label={rowColumns[at + 1]}
                      className="wrap-anywhere whitespace-pre-line"
                    >
                      {text && <bdi>{shortened(text)}</bdi>}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </FormSection>
  )
}

const shortened = (text: string): string => (text.length > 200 ? `${text.slice(0, 199)}…` : text)

function RefusedRows({ kind, preview, query }: Omit<PreviewProps, 'file'>) {
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
        <RefusedLink kind={kind} query={query} />
      </p>
    </FormSection>
  )
}

export const RefusedLink = ({ kind, query }: Pick<PreviewProps, 'kind' | 'query'>) => (
  <a href={`${address(importScreens[kind].refusedPath)}?${query}`} className="link">
    {words.download}
  </a>
)

type ColumnsProps = Pick<PreviewProps, 'kind' | 'preview'> & { onChange: () => void }

/** Nothing is asked about an empty column. */
function Columns({ kind, preview: { columns, hasDays, dayOrder }, onChange }: ColumnsProps) {
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
              <Options of={{ '': words.leaveOut, ...importKindWords[kind].targets }} />
            </SelectField>
          )
        })}
        {hasDays && (
          <SelectField id="day-order" name="dayOrder" label={words.dayOrder} defaultValue={dayOrder ?? ''}>
            <Options of={words.dayOrders} />
          </SelectField>
        )}
      </div>
    </FormSection>
  )
}

const Options = ({ of }: { of: Readonly<Record<string, string>> }) =>
  Object.entries(of).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
