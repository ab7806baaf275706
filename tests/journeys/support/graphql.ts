import { expect, type Page } from '@playwright/test'

export const asVisitor = { 'x-api-key': 'public-key-of-the-journeys' }

/** With the cookies of the page. */
export async function graphql<Data>(
  { request }: Pick<Page, 'request'>,
  query: string,
  variables: object = {},
  headers: Record<string, string> = {},
): Promise<Data> {
  const answer = await request.post('/graphql', { headers, data: { query, variables } })
  const { data, errors } = await answer.json()
  expect(errors).toBeUndefined()
  return data
}

type Model = 'Blog' | 'Invoice' | 'Message' | 'Page' | 'PriceItem' | 'Quote' | 'Review' | 'Testimonial'

/** Gives the id of the new record. */
export async function create(
  page: Pick<Page, 'request'>,
  model: Model,
  input: object,
  headers?: Record<string, string>,
): Promise<string> {
  const query = `mutation($input: Create${model}Input!) { made: create${model}(input: $input) { id } }`
  const { made } = await graphql<{ made: { id: string } }>(page, query, { input }, headers)
  return made.id
}

export const changeQuote = (page: Pick<Page, 'request'>, id: string, input: object) =>
  graphql(page, 'mutation($input: UpdateQuoteInput!) { updateQuote(input: $input) { id } }', {
    input: { id, ...input },
  })

export async function quoteIdOf(page: Pick<Page, 'request'>, email: string): Promise<string> {
  const query = 'query($email: String) { listQuotes(filter: { email: { eq: $email } }) { items { id } } }'
  const found = await graphql<{ listQuotes: { items: [{ id: string }] } }>(page, query, { email })
  return found.listQuotes.items[0].id
}
