import type { BusinessProfile } from '#content/profile/business-profile.ts'
import { texts } from '#content/texts.ts'
import type { Weekday } from '#content/time/clocks.ts'
import type { Holiday } from '#content/time/holidays.ts'
import {
  comingClosedDays,
  type DayRun,
  daysBetween,
  type OpeningHours,
  weekOf,
} from '#content/time/opening-hours.ts'
import { locale } from './locale.ts'

const dayNames: Readonly<Record<Weekday, string>> = {
  Monday: 'lunes',
  Tuesday: 'martes',
  Wednesday: 'miércoles',
  Thursday: 'jueves',
  Friday: 'viernes',
  Saturday: 'sábado',
  Sunday: 'domingo',
}

/** "Lunes a viernes" and "7 a. m. a 7 p. m.", for each line of opening hours. */
export const hoursInWords = (hours: readonly OpeningHours[]): { days: string; hours: string }[] =>
  hours.map((run) => ({ days: daysInWords(run), hours: spanInWords(run) }))

/** The same for all seven days; `closed` is what a day without hours says. */
export const weekInWords = (hours: readonly OpeningHours[], closed: string) =>
  weekOf(hours).map((run) => {
    const { opens, closes } = run
    return { days: daysInWords(run), hours: opens && closes ? spanInWords({ opens, closes }) : closed, run }
  })

/** At the beginning of a line. */
function daysInWords({ from, to }: DayRun): string {
  const [first, last] = [dayNames[from], dayNames[to]]
  const begun = first.charAt(0).toUpperCase() + first.slice(1)
  if (from === to) return begun
  if (daysBetween(from, to).length === 7) return 'Todos los días'
  return daysBetween(from, to).length === 2 ? `${begun} y ${last}` : `${begun} a ${last}`
}

const spanInWords = ({ opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>): string =>
  opens === closes ? '24 horas' : `${timeInWords(opens)} a ${timeInWords(closes)}`

function timeInWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${minutes}\u00a0${hour < 12 ? 'a' : 'p'}.\u00a0m.`
}

const list = new Intl.ListFormat(locale, { type: 'conjunction' })

/** Opening hours inside a sentence: "de lunes a viernes de 7 a. m. a 7 p. m. y los sábados de 8 a. m. a 5 p. m.". */
export const hoursInSentence = (hours: readonly OpeningHours[]): string =>
  list.format(
    hours.map((run) => {
      const span = run.opens === run.closes ? 'las 24 horas' : `de ${spanInWords(run)}`
      return `${daysInSentence(run)} ${span}`
    }),
  )

function daysInSentence({ from, to }: DayRun): string {
  if (from === to) return `los ${everyDay(from)}`
  if (daysBetween(from, to).length === 7) return 'todos los días'
  if (daysBetween(from, to).length === 2) return `los ${everyDay(from)} y ${everyDay(to)}`
  return `de ${dayNames[from]} a ${dayNames[to]}`
}

const everyDay = (day: Weekday): string => dayNames[day].replace(/o$/, 'os')

/** "20 a 30 minutos", as every page says it. */
export const emergencyArrivalText = ({
  from,
  to,
}: NonNullable<BusinessProfile['emergencyArrival']>): string =>
  from === to ? `${from} ${from === 1 ? 'minuto' : 'minutos'}` : `${from} a ${to} minutos`

export const closedWords = texts({
  today: 'Cerrado hoy',
  days: 'Cerramos en estas fechas: {days}.',
})

export const holidayNames: Readonly<Record<Holiday, string>> = {
  newYear: 'Año Nuevo',
  martinLutherKing: 'Día de Martin Luther King Jr.',
  washington: 'Día de los Presidentes',
  memorial: 'Día de los Caídos (Memorial Day)',
  juneteenth: 'Juneteenth',
  independence: 'Día de la Independencia (4 de julio)',
  labor: 'Día del Trabajo (Labor Day)',
  columbus: 'Día de la Raza (Columbus Day)',
  veterans: 'Día de los Veteranos',
  thanksgiving: 'Día de Acción de Gracias',
  christmasEve: 'Nochebuena',
  christmas: 'Navidad',
  newYearsEve: 'Víspera de Año Nuevo',
}

const day = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' })

/** "Día de Acción de Gracias, Navidad y 28 de diciembre (inventario)": holidays, then the closed days of the next 60 days. */
export function closedDaysInWords(
  { holidays, closedDays }: Pick<BusinessProfile, 'holidays' | 'closedDays'>,
  today: string,
): string | undefined {
  const coming = comingClosedDays({ closedDays }, today).map(({ date, name }) =>
    name ? `${day.format(date)} (${name})` : day.format(date),
  )
  const names = [...holidays.map((holiday) => holidayNames[holiday]), ...coming]
  return names.length > 0 ? list.format(names) : undefined
}
