import { GraphQLNonNull, GraphQLString } from 'graphql'
import { defaultProfile } from '#content/business-profile.ts'
import type { Call } from '#server/data-service/call.ts'
import type { ModelField } from '#server/data-service/model.ts'

/** The crew as built-in posts are signed in the store, and as it is called by the name that the business has now. */
const crewBy = ({ services: { words, profile } }: Call) => ({
  stored: words.crewOf(defaultProfile.name),
  now: words.crewOf(profile().name),
})

/** Who signs a post. The crew of a built-in one follows the name of the business. */
export const authorField: ModelField = {
  type: new GraphQLNonNull(GraphQLString),
  description: 'Who signs it; of a built-in post, the crew by the name that the business has now.',
  resolve: ({ author }, _args, call) => {
    const crew = crewBy(call)
    return author === crew.stored ? crew.now : author
  },
}

/** A form that shows the crew of today sends it back: stored as it was, it goes on following the name. */
export function storedAuthor(author: string, call: Call): string {
  const crew = crewBy(call)
  return author === crew.now ? crew.stored : author
}
