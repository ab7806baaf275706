import { graphql, type ResultOf } from '#app/graphql.ts'

export const ReadReceipt = graphql(`
  query Receipt($token: String!) {
    receipt(token: $token) {
      kind
      origin
      name
      service
      submittedAt
      fileCount
      now
      number
      message
      hasMessage
      phoneEnd
      contactBy
      answers
      emailHint
      hasAddress
      isEmergency
      stage
      staff
      promisedBy
      opensAt
      arrivesAt
      lateMinutes
      whoComes {
        name
        license
        photo
        codeWord
      }
      reviewPath
      warrantyUntil
      appointmentAt
      appointmentUntil
      decline
      isVisitOpen
      mayDecline
      mayBook
      booksAtOnce
      pickedFrom
      pickedUntil
      reservedUntil
      alertedAt
      complaint
      complaintAlertedAt
      callUsAt
      mayComplain
      mayAlert
      mayAdd
      mayCorrect
      mayCancel
      mayAddFiles
      version
      estimates {
        id
        number
        version
        state
        lines {
          name
          quantity
          unitCents
          discountCents
          discountRate
          isTaxable
          totalCents
        }
        taxPlace
        taxRate
        subtotalCents
        taxCents
        totalCents
        depositCents
        deposit {
          paidCents
          openCents
          paidAt
          isInvoiced
          payLink
        }
        note
        validUntil
        answeredAt
      }
      photos {
        id
        shownAs
        url
        thumbnailUrl
        siteAllowedAt
      }
      invoices {
        kind
        number
        totalCents
        creditedCents
        openCents
        tipCents
        dueOn
        path
        payLink
      }
      events {
        at
        kind
        name
        time
        until
        text
        files
      }
    }
    receiptState(token: $token)
    freeWindows(token: $token) {
      date
      windows {
        from
        until
      }
    }
  }
`)

export type BookingDays = ResultOf<typeof ReadReceipt>['freeWindows']

export type Receipt = NonNullable<ResultOf<typeof ReadReceipt>['receipt']>

/** The receipt of a request; a review has neither a number nor a stage. */
export type RequestReceipt = Receipt & {
  kind: Exclude<Receipt['kind'], 'REVIEW'>
  stage: NonNullable<Receipt['stage']>
}

export const isRequest = (receipt: Receipt): receipt is RequestReceipt =>
  receipt.kind !== 'REVIEW' && receipt.stage !== null

/** Staff who write a call down leave it at `other` where the caller did not say. */
export const isServiceNotSaid = ({ kind, service }: Receipt): boolean =>
  kind === 'CALL' && service === 'other'

export const ReadVersion = graphql(`
  query ReceiptVersion($token: String!) {
    receipt(token: $token) {
      version
      now
      number
      isEmergency
      stage
      staff
      promisedBy
      contactBy
      arrivesAt
      appointmentAt
      appointmentUntil
      decline
      pickedFrom
      pickedUntil
      alertedAt
      estimates {
        state
        totalCents
        validUntil
      }
    }
  }
`)

export const AddToRequest = graphql(`
  mutation AddToRequest($token: String!, $message: String, $fileUrls: [String!]) {
    addToRequest(token: $token, message: $message, fileUrls: $fileUrls) {
      version
    }
  }
`)

export const CorrectRequest = graphql(`
  mutation CorrectRequest($token: String!, $phone: String, $address: String, $contactBy: String) {
    correctRequest(token: $token, phone: $phone, address: $address, contactBy: $contactBy) {
      version
    }
  }
`)

export const AnswerEstimate = graphql(`
  mutation AnswerEstimate(
    $token: String!
    $estimateId: ID!
    $isAccepted: Boolean!
    $name: String!
    $reason: String
  ) {
    answerEstimate(
      token: $token
      estimateId: $estimateId
      isAccepted: $isAccepted
      name: $name
      reason: $reason
    ) {
      version
    }
  }
`)

export const AskAnotherTime = graphql(`
  mutation AskAnotherTime($token: String!, $appointmentAt: AWSDateTime!, $message: String) {
    askAnotherTime(token: $token, appointmentAt: $appointmentAt, message: $message) {
      version
    }
  }
`)

export const CancelAppointment = graphql(`
  mutation CancelAppointment($token: String!, $appointmentAt: AWSDateTime!, $message: String) {
    cancelAppointment(token: $token, appointmentAt: $appointmentAt, message: $message) {
      version
    }
  }
`)

export const ReserveWindow = graphql(`
  mutation ReserveWindow($token: String!, $at: AWSDateTime!) {
    reserveWindow(token: $token, at: $at) {
      stage
    }
  }
`)

export const ReleaseWindow = graphql(`
  mutation ReleaseWindow($token: String!) {
    releaseWindow(token: $token) {
      stage
    }
  }
`)

export const BookWindow = graphql(`
  mutation BookWindow($token: String!, $at: AWSDateTime!, $address: String, $isAtOnce: Boolean) {
    bookWindow(token: $token, at: $at, address: $address, isAtOnce: $isAtOnce) {
      stage
    }
  }
`)

export const AllowPhotosOnSite = graphql(`
  mutation AllowPhotosOnSite($token: String!, $isAllowed: Boolean!, $photos: [ID!]) {
    allowPhotosOnSite(token: $token, isAllowed: $isAllowed, photos: $photos) {
      version
    }
  }
`)

export const CancelRequest = graphql(`
  mutation CancelRequest($token: String!) {
    cancelRequest(token: $token) {
      version
    }
  }
`)

export const ComplainAboutRequest = graphql(`
  mutation ComplainAboutRequest($token: String!) {
    complainAboutRequest(token: $token) {
      version
    }
  }
`)
