import { href, Link } from 'react-router'
import { rowElementId, useList } from '#app/admin/list/list.ts'
import { listClientLoader, listLoader } from '#app/admin/list/list-loader.ts'
import { ListScreen } from '#app/admin/list/list-screen.tsx'
import { RowList } from '#app/admin/list/row-list.tsx'
import { ExactTime } from '#app/admin/list/time.tsx'
import { recordHref, rowsOf } from '#app/admin/records/row-href.ts'
import type { ScreenHandle } from '#app/admin/rights.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { dateTimeText } from '#app/ui/dates.ts'
import { auditWords as words } from '#words/panel/audit.ts'
import type { Route } from './+types/route.ts'
import { type AuditEntryInList, auditList, auditListOf, ListAuditEntries } from './audit-list.ts'
import { valueName } from './audit-values.ts'

export const handle = { needs: { area: 'settings', to: 'write' } } satisfies ScreenHandle

export function loader(args: Route.LoaderArgs) {
  const { person } = args.params
  return listLoader(args, person === undefined ? auditList : auditListOf(person), { page: ListAuditEntries })
}

export const clientLoader = (args: Route.ClientLoaderArgs) => listClientLoader(args, auditList)

export default function Audit({ loaderData, params: { person } }: Route.ComponentProps) {
  return (
    <ListScreen
      list={auditList}
      loaderData={loaderData}
      heading={<p className="screen-lead">{words.intro}</p>}
      skeleton={<Skeleton />}
    >
      {(shown) => (
        <>
          <PeopleFilter people={shown.auditPeople} person={person} />
          <RowList loaded={shown} deletesForGood>
            {(entries) => (
              <ol className="activity">
                {entries.map((entry) => (
                  <AuditEntry key={entry.id} entry={entry} />
                ))}
              </ol>
            )}
          </RowList>
          <p className="mt-6 max-w-[44rem] text-fine text-ink-2">{words.scope}</p>
        </>
      )}
    </ListScreen>
  )
}

function Skeleton() {
  return (
    <div className="activity" aria-hidden="true">
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="activity-entry">
          <i className="h-4 w-3/5" />
          <i className="mt-3 h-4 w-36" />
        </div>
      ))}
    </div>
  )
}

type PeopleFilterProps = { people: readonly string[]; person: string | undefined }

/** The person is part of the path, so that filter, search and pages keep it. */
function PeopleFilter({ people, person }: PeopleFilterProps) {
  const { list, query } = useList()
  const { filter, search } = query
  const filtered = list.queryString({ filter, search })
  return (
    <nav aria-label={words.people} className="activity-people">
      {[undefined, ...people].map((name) => (
        <Link
          key={name ?? ''}
          to={`${pathOf(name)}${filtered === '?' ? '' : filtered}`}
          aria-current={name === person ? 'page' : undefined}
          preventScrollReset
        >
          {name ?? words.everybody}
        </Link>
      ))}
    </nav>
  )
}

const pathOf = (person: string | undefined) =>
  person === undefined
    ? href('/admin/settings/activity')
    : href('/admin/settings/activity/by/:person', { person })

function AuditEntry({ entry }: { entry: AuditEntryInList }) {
  const { id, at, actorName, actorRealName, action, subject, label, recordIsGone } = entry
  const before = valuesIn(entry.before)
  const after = valuesIn(entry.after)
  const timeZone = useTimeZone()
  const fields = changedFields({ before, after, subject }, timeZone)
  const path = pathOfAct(entry)
  return (
    <li id={rowElementId(auditList, id)} tabIndex={-1} className="activity-entry">
      <div className="activity-line">
        <p className="activity-sentence">
          <b>{actorRealName ?? actorName}</b>{' '}
          {actorRealName && <span className="text-ink-2">({actorName})</span>}{' '}
          {words.did({ action, subject, label, after })}
        </p>
        <p className="activity-time">
          <ExactTime at={at} />
        </p>
      </div>
      {(fields.length > 0 || path) && (
        <div className="activity-more">
          {fields.length > 0 && <ChangeTable fields={fields} />}
          {path && (recordIsGone ? <span>{words.gone}</span> : <Link to={path}>{words.open}</Link>)}
        </div>
      )}
    </li>
  )
}

function ChangeTable({ fields }: { fields: readonly ChangedField[] }) {
  const hasBefore = fields.some(({ before }) => before !== undefined)
  const hasAfter = fields.some(({ after }) => after !== undefined)
  return (
    <details className="activity-details">
      <summary>{words.details}</summary>
      <table className="activity-table">
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            {hasBefore && <th scope="col">{words.before}</th>}
            {hasAfter && <th scope="col">{words.after}</th>}
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, before, after }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {hasBefore && <td data-label={words.before}>{before ?? words.nothing}</td>}
              {hasAfter && <td data-label={words.after}>{after ?? words.nothing}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

type Values = Readonly<Record<string, unknown>>

function valuesIn(json: string | null): Values {
  const parsed: unknown = json === null ? {} : JSON.parse(json)
  return Object.fromEntries(Object.entries(Object(parsed)))
}

/** Undefined where the entry has no value of that side. */
type ChangedField = { name: string; before: string | undefined; after: string | undefined }

type Change = { before: Values; after: Values; subject: string }

function changedFields({ before, after, subject }: Change, timeZone: string): ChangedField[] {
  const said = { subject, timeZone }
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names
    .map((name) => ({
      name: words.fieldName(name),
      before: name in before ? valueText(name, before[name], said) : undefined,
      after: name in after ? valueText(name, after[name], said) : undefined,
    }))
    .filter((field) =>
      [field.before, field.after].some((text) => text !== undefined && text !== words.nothing),
    )
}

const isoMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

type SaidIn = { subject: string; timeZone: string }

function valueText(field: string, value: unknown, said: SaidIn): string {
  if (value === null || value === undefined || value === '') return words.nothing
  if (value === true) return words.yes
  if (value === false) return words.no
  if (typeof value === 'string')
    return isoMoment.test(value)
      ? dateTimeText(value, said.timeZone)
      : valueName(value, { field, subject: said.subject })
  if (Array.isArray(value))
    return value.length === 0 ? words.nothing : value.map((one) => valueText(field, one, said)).join(', ')
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, inner]) => `${words.fieldName(name)}: ${valueText(name, inner, said)}`)
      .join('; ')
  return String(value)
}

/** What an export or an import is about is a list. */
function pathOfAct({ action, subject, subjectId }: AuditEntryInList): string | undefined {
  const isOfList = ['export', 'import', 'undo import'].includes(action)
  return isOfList ? listPath(subject) : recordPath(subject, subjectId)
}

function listPath(subject: string): string | undefined {
  switch (subject) {
    case 'Quote':
      return href('/admin/quotes')
    case 'Message':
      return href('/admin/messages')
    case 'Call':
      return href('/admin/calls')
    case 'Review':
    case 'Testimonial':
    case 'Blog':
    case 'PriceItem':
      return rowsOf[subject].path
    case 'Contact':
      return href('/admin/customers')
    case 'Invoice':
      return href('/admin/invoices')
    case 'DrawerClosing':
      return href('/admin/drawers')
    case 'Report':
    case 'Payment':
    case 'WorkSpan':
      return href('/admin/reports')
    default:
      return undefined
  }
}

function recordPath(subject: string, id: string): string | undefined {
  switch (subject) {
    case 'Quote':
    case 'Message':
    case 'Call':
      return recordHref(subject, id)
    case 'Review':
      return href('/admin/reviews/:id/edit', { id })
    case 'Testimonial':
      return href('/admin/testimonials/:id/edit', { id })
    case 'Blog':
      return href('/admin/blogs/:id/edit', { id })
    case 'Page':
      return href('/admin/pages/:id/edit', { id })
    case 'Redirect':
      return href('/admin/redirects/:id/edit', { id })
    case 'PriceItem':
      return href('/admin/prices/:id/edit', { id })
    case 'Estimate':
      return href('/admin/estimates/:id', { id })
    case 'Invoice':
      return href('/admin/invoices/:id', { id })
    case 'BusinessProfile':
      return href('/admin/settings/business')
    default:
      return undefined
  }
}
