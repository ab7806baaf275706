import { noteInThread } from '#app/admin/leads/notes.tsx'
import { replyFields } from '#app/admin/leads/templates.ts'
import { estimateInList } from '#app/admin/money/estimates/estimate-data.ts'
import { invoiceInList } from '#app/admin/money/invoices/invoice-data.ts'
import { deliveryOnRow } from '#app/admin/records/delivery.ts'
import { graphql } from '#app/graphql.ts'

/**
 * Here, with the documents that take it in: with a text of another module, these and the library that parses them would stay in
 * the browser's code.
 */
export const leadFields = `
  phone
  phoneE164
  email
  contactBy
  service
  message
  status
  submittedAt
  contactedAt
  completedAt
  cancelledAt
  notes
  suspiciousReasons: quarantineReasons
  isEmergency
  language
  broughtBy
  utmSource
  utmMedium
  utmCampaign
  utmTerm
  adNetwork
  referrerHost
  firstPage
` as const

const work = `
  callDueBy
  followUpAt
  lostReason
  arrivesAt
  assignee {
    id
    name
    label
  }
  deliveries {
    ...DeliveryOnRow
  }
  number
  updatedAt
  seenAt
  takenAt
  givenAt
  assignmentNote
  calledAt
  callOutcome
  onTheWayAt
  address
  scheduledAt
  scheduledMinutes
  windowMinutes
  declinedAppointment
  pickedFrom
  pickedUntil
  reservedUntil
  appointmentMails
  repeatMonths
  quotedCents
  skippedParts
  signedName
  signedAt
  nextStep
  complainedAt
  lateMinutes
  codeWord
  reviewAskedAt
  reviewAskedBy
  reviewInvitation
  isInvitationOpen
  reviewId
  thread {
    ...NoteInThread
  }
  work {
    id
    personId
    person
    startedAt
    endedAt
    ending
    updatedAt
  }
  events {
    id
    at
    kind
    by
    actorName
    text
    facts
  }
  customerPath
  customerTexts {
    page
    weCalled
    review
    mailSubject
    replies {
      language
      path
      arrival
      appointment
    }
  }
  stepMails
  files {
    path
    name
    contentType
    isProtected
    addedBy
    shownAs
    siteAllowedAt
    mayRemove
    url
    thumbnailUrl
    viewUrl
  }
` as const

export const historyFields = graphql(`
  fragment HistoryFields on CustomerHistory @_unmask {
    requests {
      kind
      id
      name
      service
      message
      status
      lostReason
      submittedAt
      notes
      quotedCents
    }
    reviews {
      id
      rating
      title
      comment
      submittedAt
    }
    contacts {
      id
      name
      company
      address
      notes
      importId
      createdAt
    }
  }
`)

const aboutRequest = graphql(
  `
  fragment AboutRequest on Query @_unmask {
    history: customerHistory(id: $id) @include(if: $all) {
      ...HistoryFields
    }
    estimates: listEstimates(filter: $estimates, limit: 20) @include(if: $money) {
      items {
        ...EstimateInList
      }
    }
    invoices: listInvoices(filter: $invoices, limit: 20) @include(if: $money) {
      items {
        ...InvoiceInList
      }
    }
    people @include(if: $all) {
      id
      name: label
    }
    pairs: listWorkPhotoPairs(filter: $pairs, limit: 20) @include(if: $site) {
      items {
        id
        service
        isOnHome
        beforeUrl
        afterUrl
        beforeAlt
        afterAlt
      }
    }
    ...ReplyFields
  }
`,
  [estimateInList, historyFields, invoiceInList, replyFields],
)

export const ReadFormerJob = graphql(`
  query AdminFormerJob($id: ID!) {
    formerJob(id: $id) {
      at
      isMine
      by
      note
    }
  }
`)

export const OpenRequestQuery = graphql(
  `
  query AdminOpenRequest(
    $id: ID!
    $all: Boolean!
    $money: Boolean!
    $site: Boolean!
    $pairs: ModelWorkPhotoPairFilterInput!
    $estimates: ModelEstimateFilterInput!
    $invoices: ModelInvoiceFilterInput!
  ) {
    request: getRequest(id: $id) {
      id
      kind
      name
      firstName
      lastName
      source
      wantedAt
      ${leadFields}
      ${work}
    }
    ...AboutRequest
  }
` as const,
  [aboutRequest, deliveryOnRow, noteInThread],
)
