import { factsInWords } from '#content/facts-in-words.ts'
import { entered } from './entered.ts'
import { emergencyArrivalText, hoursInSentence } from './hours.ts'
import { language, locale } from './locale.ts'

const nouns = { year: 'año', review: 'reseña', day: 'día', mile: 'milla', hour: 'hora', minute: 'minuto' }

export const { speechOf, factsOf } = factsInWords({
  language,
  locale,
  noun: (noun, count) => (count === 1 ? nouns[noun] : `${nouns[noun]}s`),
  arrival: emergencyArrivalText,
  hours: hoursInSentence,
  ourLicense: (numbers, count) =>
    count === 1 ? `Nuestro número de licencia es ${numbers}` : `Nuestros números de licencia son ${numbers}`,
  payment: {
    card: 'con tarjeta de crédito o de débito',
    cash: 'en efectivo',
    check: 'con cheque',
    transfer: 'por transferencia',
  },
  entered,
  experience: experienceInWords,
  claimSource: inSpanish,
  timeOfDay: timeOfDayInWords,
})

/** What the owner entered in English, "2 PM" or "noon", behind "antes de": "las 2 p. m.", "el mediodía". */
export function timeOfDayInWords(time: string): string | undefined {
  const [, hour, minute = '', half] =
    /^(?:las? )?(\d{1,2})(:\d\d)?\s*([ap])\.?\s?m\.?$/i.exec(time.trim()) ?? []
  if (!hour || !half) return { noon: 'el mediodía', midnight: 'la medianoche' }[time.toLowerCase()]
  const clock = `${hour}${minute === ':00' ? '' : minute}\u00a0${half.toLowerCase()}.\u00a0m.`
  return `${Number(hour) === 1 ? 'la' : 'las'} ${clock}`
}

/** A sentence has one language; a name ("Google") is the same in all. */
function inSpanish(given: string): string | undefined {
  const { text, lang } = entered(given)
  const isName = !/(?:^|\s)\p{Ll}/u.test(text)
  return !lang || isName ? text : undefined
}

const numbers: Readonly<Record<string, string>> = {
  a: 'un',
  one: 'un',
  two: 'dos',
  three: 'tres',
  four: 'cuatro',
  five: 'cinco',
  six: 'seis',
  seven: 'siete',
  eight: 'ocho',
  nine: 'nueve',
  ten: 'diez',
  eleven: 'once',
  twelve: 'doce',
  fifteen: 'quince',
  twenty: 'veinte',
  'twenty-five': 'veinticinco',
  thirty: 'treinta',
  forty: 'cuarenta',
  fifty: 'cincuenta',
}

const extents: Readonly<Record<string, string>> = {
  over: 'más de ',
  'more than': 'más de ',
  'at least': 'al menos ',
  almost: 'casi ',
  nearly: 'casi ',
  about: 'cerca de ',
}

/** What the owner entered in English, "over two decades" or "20+ years"; anything else is said in English only. */
function experienceInWords(experience: string): string | undefined {
  const said = experience.trim().toLowerCase()
  const [, extent = '', amount = '', plus, noun] =
    /^(over|more than|at least|almost|nearly|about)? ?(\d+|[a-z-]+)(\+)? (year|decade)s?$/.exec(said) ?? []
  const number = /^\d+$/.test(amount) ? amount : numbers[amount]
  if (!number || !noun) return /años|década/.test(said) ? said : undefined
  const isOne = number === 'un' || number === '1'
  const inYears = noun === 'year'
  const many = isOne && !inYears ? number.replace('un', 'una') : number
  return `${plus ? extents.over : (extents[extent] ?? '')}${many} ${inYears ? 'año' : 'década'}${isOne ? '' : 's'}`
}
