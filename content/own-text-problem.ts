import { factNamesIn } from './own-words.ts'

/** `given`: names of facts in our wordings, which are known in its place only. `needed`: those that it may not lack. */
export type TextNames = Readonly<{ given: readonly string[]; needed: readonly string[] }>

type TextPlan = TextNames & Readonly<{ isBlank: boolean; longest: number }>

export type TextProblem =
  | { reason: 'textEmpty' | 'entryEmpty' | 'textHtml' | 'textBraces'; facts?: undefined }
  | { reason: 'textFact' | 'textLacks'; facts: { name: string } }
  | { reason: 'tooLong'; facts: { most: number } }

/** Facts by name; a condition that holds is "". */
type KnownFacts = Readonly<Record<string, string | null | undefined>>

/** Why a text cannot stand in the place of ours: asked in the panel before it is sent, and where it is stored. */
export function textProblem(value: string, facts: KnownFacts, plan: TextPlan): TextProblem | undefined {
  const names = factNamesIn(value)
  if (saysNothing(value, facts)) return { reason: plan.isBlank ? 'entryEmpty' : 'textEmpty' }
  if (/<[a-z/!?]|&#?\w+;/i.test(value)) return { reason: 'textHtml' }
  const unknown = names.find((name) => !Object.hasOwn(facts, name) && !plan.given.includes(name))
  if (unknown !== undefined) return { reason: 'textFact', facts: { name: unknown } }
  if (/[{}]/.test(value.replace(/\{[\w-]+\}/g, ''))) return { reason: 'textBraces' }
  const lacking = plan.needed.find((name) => !names.includes(name))
  if (lacking !== undefined) return { reason: 'textLacks', facts: { name: lacking } }
  return value.length > plan.longest ? { reason: 'tooLong', facts: { most: plan.longest } } : undefined
}

/** A text of conditions alone prints nothing. */
const saysNothing = (value: string, facts: KnownFacts) =>
  value.replace(/\{([\w-]+)\}/g, (braces, name: string) => (facts[name] === '' ? '' : braces)).trim() === ''

/** Facts for which a text is there: the time of an appointment, the name of a request, what something costs. */
const saidFacts = [
  ...['time', 'callAt', 'days', 'day', 'number', 'price', 'title', 'page', 'link'],
  ...['count', 'n', 'stars', 'rating', 'average'],
]

/** A mail in plain text has no button to call; the privacy page says where to ask for deletion. */
const saysPhone = /^(?:customerMail|reviewRequest|privacy)\./

/** They say when something came, or for how long a link works: good to know, and no more. */
const mayLack = /^(?:receipt\.(?:sentBy|came)|customerMail\.received\.sent|reviewRequest\.link)/

export function textNames(key: string, wordings: readonly string[]): TextNames {
  const named = wordings.map(factNamesIn)
  const needed = saysPhone.test(key) ? [...saidFacts, 'phone'] : saidFacts
  return {
    given: [...new Set(named.flat())],
    needed: mayLack.test(key) ? [] : needed.filter((name) => named.every((names) => names.includes(name))),
  }
}
