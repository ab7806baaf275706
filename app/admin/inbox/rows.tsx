import { FileImage, Mail } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { AnswerButton } from '#app/admin/leads/call-button.tsx'
import { EmergencyMark } from '#app/admin/leads/emergency-mark.tsx'
import { LanguageMark } from '#app/admin/leads/language-mark.tsx'
import { rowElementId, useList } from '#app/admin/list/list.ts'
import { type RequestKind, serviceOf } from '#app/admin/records/lead.ts'
import { mailtoHref } from '#app/admin/records/person.ts'
import { useMayWrite, useSeesOnlyOwn } from '#app/admin/rights.ts'
import { useAdminOutlet } from '#app/admin/screen/panel-context.tsx'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { dateTimeText } from '#app/ui/dates.ts'
import { contactWayIn } from '#content/promise-rules.ts'
import { inboxWords as words } from '#words/panel/inbox.ts'
import { leadWords } from '#words/panel/leads.ts'
import { type RequestInInbox, useView } from './inbox-list.ts'
import { callFirst, Reason, waitsForCall } from './reason.tsx'
import { RowCheckbox, useSelection } from './selection.tsx'

type RowsProps = { requests: readonly RequestInInbox[]; openId: string | undefined }

export function InboxRows({ requests, openId }: RowsProps) {
  const { list, query } = useList()
  const { kind, pathOf } = useView()
  const { arrived } = useAdminOutlet()
  const { selected } = useSelection()
  const mayWrite = useMayWrite('leads')
  const seesOnlyOwn = useSeesOnlyOwn()
  const timeZone = useTimeZone()
  // A list of one kind is newest first; the longest wait is the oldest.
  const first = callFirst(kind ? requests.toReversed() : requests)
  const rowsOf = (some: readonly RequestInInbox[]) => (
    <ul>
      {some.map((request) => (
        <Row
          key={request.id}
          request={request}
          elementId={rowElementId(list, request.id)}
          to={`${pathOf(request)}${list.queryString(query)}`}
          kind={kind}
          timeZone={timeZone}
          mayWrite={mayWrite}
          seesOnlyOwn={seesOnlyOwn}
          isOpen={request.id === openId}
          isFirst={first.has(request.id)}
          isSelected={selected.has(request.id)}
          isArrived={arrived.has(request.id)}
        />
      ))}
    </ul>
  )
  if (kind)
    return (
      <div className="inbox-group" data-kind={kind}>
        {rowsOf(requests)}
      </div>
    )
  const groups = [...new Set(requests.map(({ group }) => group))]
  return groups.map((group) => (
    <section key={group} className="inbox-group" data-group={group} aria-labelledby={`group-${group}`}>
      <header>
        <h2 id={`group-${group}`}>{words.groups[group]}</h2>
        {words.groupHints[group] && <p>{words.groupHints[group]}</p>}
      </header>
      {rowsOf(requests.filter((request) => request.group === group))}
    </section>
  ))
}

type RowProps = {
  request: RequestInInbox
  elementId: string
  to: string
  kind: RequestKind | undefined
  timeZone: string
  mayWrite: boolean
  seesOnlyOwn: boolean
  isOpen: boolean
  isFirst: boolean
  isSelected: boolean
  isArrived: boolean
}

/** A step to a request and back draws forty rows anew without this, a quarter of a second on a slow phone. */
const Row = memo(function Row(props: RowProps) {
  const {
    request,
    elementId,
    to,
    kind,
    timeZone,
    mayWrite,
    seesOnlyOwn,
    isOpen,
    isFirst,
    isSelected,
    isArrived,
  } = props
  const {
    id,
    name,
    number,
    email,
    isEmergency,
    excerpt,
    address,
    broughtBy,
    files,
    assigneeName,
    isGiven,
    language,
    mailSubject,
    submittedAt,
  } = request
  const asked = contactWayIn(request.contactBy)
  return (
    <li
      id={elementId}
      tabIndex={-1}
      className="inbox-row"
      data-to-call={waitsForCall(request) || undefined}
      data-first={isFirst || undefined}
      data-urgent={request.group === 'urgent' || undefined}
      data-selected={isSelected || undefined}
      data-open={isOpen || undefined}
      data-arrived={isArrived || undefined}
    >
      {mayWrite && <RowCheckbox request={request} />}
      <p className="inbox-who">
        <Link
          to={to}
          className="inbox-open"
          aria-current={isOpen ? 'page' : undefined}
          aria-describedby={`about-${id}`}
          dir="auto"
        >
          {name}
        </Link>
        {isEmergency ? <EmergencyMark /> : <span className="inbox-service">{serviceOf(request)}</span>}
        <LanguageMark code={language} />
      </p>
      <p className="inbox-words" dir="auto">
        {excerpt || <span className="text-ink-3">{words.unread}</span>}
      </p>
      <p className="inbox-place">
        {assigneeName && !seesOnlyOwn && (
          <b>{isGiven ? words.givenTo(assigneeName) : words.has(assigneeName)}</b>
        )}
        {isGiven && seesOnlyOwn && <b>{words.givenToYou}</b>}
        {kind && <time dateTime={submittedAt}>{dateTimeText(submittedAt, timeZone)}</time>}
        {files > 0 && (
          <span className="inbox-files">
            <FileImage className="icon" />
            <span className="sr-only">{words.files(files)}</span>
            <span aria-hidden="true">{files}</span>
          </span>
        )}
        {asked && <b>{leadWords.answerBy[asked]}</b>}
        {broughtBy && <bdi>{broughtBy}</bdi>}
        {address && <bdi>{address}</bdi>}
        <span className="inbox-number">{words.number(number)}</span>
      </p>
      <p id={`about-${id}`} className="inbox-reason">
        <Reason request={request} />
      </p>
      <div className="inbox-reach">
        {kind && email && asked !== 'email' && (
          <a
            href={mailtoHref(email, mailSubject)}
            className="btn btn-square inbox-mail"
            aria-label={leadWords.mail(name, email)}
            title={email}
          >
            <Mail className="icon" />
          </a>
        )}
        <AnswerButton request={request} mailSubject={mailSubject} isFirst={isFirst} className="inbox-call" />
      </div>
    </li>
  )
})
