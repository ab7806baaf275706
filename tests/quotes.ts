import { v7 as uuidv7 } from 'uuid'
import { issueFormToken } from '#server/http/form-token.ts'
import { dataOf, type GraphQLResponse } from './lantern.ts'

export const dana = {
  firstName: 'Dana',
  lastName: 'Whitfield',
  phone: '(713) 555-0117',
  email: 'dana@example.com',
  service: 'automotive',
  message: 'Keys locked in a 2019 F-150 at Memorial Park.',
}

export const CreateQuote = `mutation($input: CreateQuoteInput!, $submission: SubmissionInput) {
  createQuote(input: $input, submission: $submission) { id status submittedAt receipt notes quarantineReasons }
}`

type CreatedQuote = { id: string; status: string; receipt: string; notes: null; quarantineReasons: null }

export const createdQuote = (answer: GraphQLResponse) => dataOf<CreatedQuote>(answer, 'createQuote')

export const filledForm = (secret: string, idempotencyKey = uuidv7()) => ({
  idempotencyKey,
  formToken: issueFormToken(secret, new Date(Date.now() - 10_000)),
})
