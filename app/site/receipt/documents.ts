import { graphql, type ResultOf } from '#app/graphql.ts'

/** What the holder of a receipt's token may see. */
export const ReadReceipt = graphql(`
  query Receipt($token: String!) {
    receipt(token: $token) {
      kind
      name
      service
      submittedAt
      fileCount
      now
      number
      message
      hasMessage
      phoneEnd
      emailHint
      hasAddress
      isEmergency
      stage
      staff
      promisedBy
      opensAt
      arrivesAt
      appointmentAt
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
      events {
        at
        kind
        name
        time
        text
        files
      }
    }
    receiptState(token: $token)
  }
`)

/** The same, read. */
export type Receipt = NonNullable<ResultOf<typeof ReadReceipt>['receipt']>

/** The receipt of a quote or message; a review has neither a number nor a stage. */
export type RequestReceipt = Receipt & {
  kind: 'QUOTE' | 'MESSAGE'
  stage: NonNullable<Receipt['stage']>
}

/** Whether a receipt is of a quote or message, which have a page to follow. */
export const isRequest = (receipt: Receipt): receipt is RequestReceipt =>
  receipt.kind !== 'REVIEW' && receipt.stage !== null

/** Whether anything of it is new, and how it stands in a line. */
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
      arrivesAt
      appointmentAt
      alertedAt
    }
  }
`)

/** Adds words or files. */
export const AddToRequest = graphql(`
  mutation AddToRequest($token: String!, $message: String, $fileUrls: [String!]) {
    addToRequest(token: $token, message: $message, fileUrls: $fileUrls) {
      version
    }
  }
`)

/** Corrects the phone number or says where the work is. */
export const CorrectRequest = graphql(`
  mutation CorrectRequest($token: String!, $phone: String, $address: String) {
    correctRequest(token: $token, phone: $phone, address: $address) {
      version
    }
  }
`)

/** Withdraws the request. */
export const CancelRequest = graphql(`
  mutation CancelRequest($token: String!) {
    cancelRequest(token: $token) {
      version
    }
  }
`)

/** Says that nobody has called. */
export const ComplainAboutRequest = graphql(`
  mutation ComplainAboutRequest($token: String!) {
    complainAboutRequest(token: $token) {
      version
    }
  }
`)
