import { nameOf } from '#app/admin/person.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import { contactServiceLabel } from '#content/en/contact-services.ts'
import { serviceLabel } from '#content/en/quote-services.ts'
import type { Arrival } from './arrival.ts'

export const OnCreateQuote = graphql('subscription { onCreateQuote { id firstName lastName service } }')
export const OnCreateMessage = graphql('subscription { onCreateMessage { id name service } }')
export const OnCreateReview = graphql('subscription { onCreateReview { id name title } }')

export const quoteIn = ({ onCreateQuote: quote }: ResultOf<typeof OnCreateQuote>): Arrival | undefined =>
  quote ? { kind: 'quote', id: quote.id, name: nameOf(quote), about: serviceLabel(quote.service) } : undefined

export const messageIn = ({
  onCreateMessage: message,
}: ResultOf<typeof OnCreateMessage>): Arrival | undefined =>
  message
    ? {
        kind: 'message',
        id: message.id,
        name: message.name,
        about: contactServiceLabel(message.service),
      }
    : undefined

export const reviewIn = ({ onCreateReview: review }: ResultOf<typeof OnCreateReview>): Arrival | undefined =>
  review ? { kind: 'review', id: review.id, name: review.name, about: review.title } : undefined

/** What else changes a list or a number of the panel. */
export const otherChanges = [
  graphql('subscription { onUpdateQuote { id } }'),
  graphql('subscription { onDeleteQuote { id } }'),
  graphql('subscription { onUpdateMessage { id } }'),
  graphql('subscription { onDeleteMessage { id } }'),
  graphql('subscription { onUpdateReview { id } }'),
  graphql('subscription { onDeleteReview { id } }'),
  graphql('subscription { onCreateTestimonial { id } }'),
  graphql('subscription { onUpdateTestimonial { id } }'),
  graphql('subscription { onDeleteTestimonial { id } }'),
  graphql('subscription { onCreateBlog { id } }'),
  graphql('subscription { onUpdateBlog { id } }'),
  graphql('subscription { onDeleteBlog { id } }'),
  graphql('subscription { onCreateAuditEntry { id } }'),
] as const
