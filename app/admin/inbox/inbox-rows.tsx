import { FileImage } from 'lucide-react'
import { Link } from 'react-router'
import { useAdminOutlet } from '#app/admin/layout/panel-context.tsx'
import { EmergencyMark } from '#app/admin/leads/emergency-mark.tsx'
import { requestPath } from '#app/admin/leads/lead.ts'
import { rowElementId } from '#app/admin/list/list.ts'
import { useList } from '#app/admin/list/list-context.ts'
import { useMayWrite } from '#app/admin/rights.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PhoneLink } from '#app/ui/links.tsx'
import { phoneLineOf } from '#content/phone-line.ts'
import { inboxWords as words } from '#words/admin-inbox.ts'
import { contactServiceLabel, serviceLabel } from '#words/service-choices.ts'
import type { RequestInInbox } from './inbox-list.ts'
import { Reason, waitsForCall } from './reason.tsx'
import { RowCheckbox } from './selection.tsx'

type InboxRowsProps = { requests: readonly RequestInInbox[]; openId: string | undefined }

/** The requests of a page, each group of them under its name. */
export function InboxRows({ requests, openId }: InboxRowsProps) {
  const groups = Map.groupBy(requests, ({ group }) => group)
  return [...groups].map(([group, rows]) => (
    <section key={group} className="inbox-group" data-group={group} aria-labelledby={`group-${group}`}>
      <header>
        <h2 id={`group-${group}`}>{words.groups[group]}</h2>
        {words.groupHints[group] && <p>{words.groupHints[group]}</p>}
      </header>
      <ul>
        {rows.map((request) => (
          <InboxRow key={request.id} request={request} isOpen={request.id === openId} />
        ))}
      </ul>
    </section>
  ))
}

/** One request in a line: who, what, how long they wait, and the button that calls them. */
function InboxRow({ request, isOpen }: { request: RequestInInbox; isOpen: boolean }) {
  const { list, query } = useList()
  const { arrived } = useAdminOutlet()
  const mayWrite = useMayWrite('leads')
  const { id, name, number, isEmergency, excerpt, address, files, assigneeName } = request
  const line = phoneLineOf(request)
  const waits = waitsForCall(request)
  return (
    <li
      id={rowElementId(list, id)}
      tabIndex={-1}
      className="inbox-row"
      data-to-call={waits || undefined}
      data-urgent={request.group === 'urgent' || undefined}
      data-open={isOpen || undefined}
      data-arrived={arrived.has(id) || undefined}
    >
      {mayWrite && <RowCheckbox request={request} />}
      <p className="inbox-who">
        <Link
          to={`${requestPath(request)}${list.queryString(query)}`}
          className="inbox-open"
          aria-current={isOpen ? 'page' : undefined}
          aria-describedby={`about-${id}`}
          dir="auto"
        >
          {name}
        </Link>
        {isEmergency ? <EmergencyMark /> : <span className="inbox-service">{serviceOf(request)}</span>}
      </p>
      <p className="inbox-words" dir="auto">
        {excerpt || <span className="text-ink-3">{words.unread}</span>}
      </p>
      <p className="inbox-place">
        {assigneeName && <b>{words.has(assigneeName)}</b>}
        {files > 0 && (
          <span className="inbox-files">
            <FileImage className="icon" aria-hidden="true" />
            <span className="sr-only">{words.files(files)}</span>
            <span aria-hidden="true">{files}</span>
          </span>
        )}
        {address && <bdi>{address}</bdi>}
        <span className="inbox-number">{words.number(number)}</span>
      </p>
      <p id={`about-${id}`} className="inbox-reason">
        <Reason request={request} />
      </p>
      <PhoneLink
        line={line}
        className={waits ? 'btn btn-primary inbox-call' : 'btn inbox-call'}
        label={words.call(name, line.display)}
      >
        <Icon name="phone" />
        <span>{line.display}</span>
      </PhoneLink>
    </li>
  )
}

const serviceOf = ({ kind, service }: RequestInInbox): string =>
  kind === 'Quote' ? serviceLabel(service) : contactServiceLabel(service)
