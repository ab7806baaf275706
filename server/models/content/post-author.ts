import { defaultProfile } from '#content/profile/business-profile.ts'
import type { Call } from '#server/data-service/call.ts'
import { required } from '#server/data-service/field-types.ts'
import type { ModelField } from '#server/data-service/model.ts'

const crewBy = ({ services: { words, profile } }: Call) => ({
  stored: words.crewOf(defaultProfile.name),
  now: words.crewOf(profile().name),
})

export const authorField: ModelField = {
  ...required.text,
  description: 'Who signs it; of a built-in post, the crew by the name that the business has now.',
  resolve: ({ author }, _args, call) => {
    const crew = crewBy(call)
    return author === crew.stored ? crew.now : author
  },
}

/**
 * A form sends today's crew name back: it is stored in its original form, so that it goes on following the
 * name.
 */
export function storedAuthor(author: string, call: Call): string {
  const crew = crewBy(call)
  return author === crew.now ? crew.stored : author
}
