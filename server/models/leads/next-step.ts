import type { Language, Languages } from '#content/languages.ts'
import { optional } from '#server/data-service/field-types.ts'
import { fieldOn, type ModelField } from '#server/data-service/model.ts'
import type { StoredRequest } from '#server/schema/requests.ts'

const ours = ['nextAfterYes', 'nextAfterNo'] as const

/** Which of our steps this is. The form of a request stores it in the language of the panel that saved it. */
export const ourStep = (step: string | null, languages: Languages): (typeof ours)[number] | undefined =>
  ours.find((name) => languages.some(({ words }) => words.estimate[name] === step))

function stepIn(step: string | null, language: Language, languages: Languages): string | null {
  const name = ourStep(step, languages)
  return name ? language.words.estimate[name] : step
}

/** In place of its column: what we wrote is said in the language of who reads it. */
export const nextStepField: ModelField & { private: true } = {
  private: true,
  ...fieldOn<StoredRequest>({
    ...optional.text,
    resolve: ({ nextStep }, _args, { language, services }) => stepIn(nextStep, language, services.languages),
  }),
}
