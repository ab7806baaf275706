import { call, dataOf, type TestLantern } from './lantern.ts'

export const ruth = {
  name: 'Ruth Abara',
  email: 'ruth@example.com',
  rating: 4,
  title: 'Quick and tidy',
  comment: 'Rekeyed the back door and left no dust.',
  service: 'Residential',
  location: 'Montrose',
}

export const CreateReview = `mutation($input: CreateReviewInput!, $submission: SubmissionInput) {
  createReview(input: $input, submission: $submission) {
    id email isApproved approvedAt helpfulCount receipt quarantineReasons deliveries { id }
  }
}`

type CreatedReview = { id: string; receipt: string; email: string | null; isApproved: boolean }

export const sentReview = async (lantern: TestLantern, changes: object = {}) =>
  dataOf<CreatedReview>(await call(lantern, CreateReview, { input: { ...ruth, ...changes } }), 'createReview')

export const shownReview = async (
  lantern: TestLantern,
  headers: Record<string, string>,
  changes: object = {},
) =>
  dataOf<CreatedReview>(
    await call(lantern, CreateReview, { input: { ...ruth, isApproved: true, ...changes } }, headers),
    'createReview',
  )
