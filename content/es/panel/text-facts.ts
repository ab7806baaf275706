import type { TextProblem } from '#content/own-text-problem.ts'
import { factNames, factOf } from '#content/profile/facts.ts'
import { isPractice } from '#content/profile/practices.ts'
import { serviceSlugs } from '#content/services.ts'
import { serviceLabels } from '../site/service-choices.ts'
import { textRefusals, tooLong } from '../text-refusals.ts'
import { wordsOfFact } from './settings/facts.ts'
import { practiceNames } from './setup.ts'

/** What a name in the braces of a text stands for, where the label of its field does not say it, or another name has that too. */
const named: Readonly<Record<string, string>> = {
  city: 'su ciudad',
  state: 'su estado',
  place: 'su ciudad y su estado',
  street: 'su calle',
  phone: 'su número de teléfono',
  officePhone: 'el teléfono de su oficina',
  email: 'su dirección de correo',
  year: 'este año',
  trashDays: 'días hasta que desaparece lo eliminado',
  ourLicense: 'su número de licencia',
  licenseHolders: 'a nombre de quién está la licencia',
  licenseAuthority: 'quién emitió la licencia',
  since: 'el año en que empezó',
  years: 'sus años en el negocio',
  yearsOpen: 'sus años en el negocio, en palabras',
  arrivalFrom: 'llegada en emergencias, desde (minutos)',
  arrivalTo: 'llegada en emergencias, hasta (minutos)',
  averageTime: 'llegada promedio, en palabras',
  callbackTime: 'en cuánto tiempo devuelve la llamada, en palabras',
  warranty: 'garantía de la mano de obra, en palabras',
  claimedRating: 'su calificación en otro sitio',
  claimedCount: 'cuántas reseñas en otro sitio',
  claimedReviews: 'las reseñas en otro sitio, en palabras',
  claimSource: 'dónde tiene esa calificación',
  claimDate: 'el día de esa calificación',
  homePrice: 'precio de una visita a una casa',
  businessPrice: 'precio de una visita a un negocio',
  afterHoursFee: 'su cargo fuera de horario',
  tripFee: 'su cargo por traslado',
  payment: 'cómo pagan los clientes',
  miles: 'qué tan lejos llega (millas)',
  radius: 'qué tan lejos llega',
  freeMiles: 'sin cargo por traslado hasta (millas)',
  freeRadius: 'sin cargo por traslado hasta',
  arrivalRadius: 'hasta dónde vale el tiempo de llegada',
  bookedHours: 'su horario de citas',

  about: 'de qué se trata',
  address: 'la dirección',
  after: 'lo que viene después',
  amount: 'el monto',
  before: 'lo que viene antes',
  by: 'quién lo hizo',
  callAt: 'a qué hora llama',
  count: 'cuántos son',
  customer: 'el nombre del cliente',
  day: 'el día',
  days: 'cuántos días',
  digits: 'los últimos dígitos',
  distance: 'a qué distancia',
  holder: 'a nombre de quién está la licencia',
  label: 'su nombre',
  link: 'el enlace',
  minutes: 'cuántos minutos',
  n: 'cuántos son',
  name: 'el nombre',
  number: 'el número',
  page: 'la página',
  price: 'el precio',
  promise: 'cuándo devuelve la llamada',
  query: 'lo que se buscó',
  rating: 'la calificación',
  service: 'el servicio',
  site: 'el nombre de la página',
  staff: 'quién va',
  stars: 'cuántas estrellas',
  time: 'la hora',
  title: 'el título',
  waiting: 'lo que está en espera',
  who: 'quién es',

  // English takes these from their names in the code.
  author: 'el autor',
  authority: 'quién emitió la licencia',
  average: 'el promedio',
  covers: 'lo que cubre',
  feet: 'cuántos pies',
  from: 'desde',
  location: 'el lugar',
  news: 'las novedades',
  pages: 'cuántas páginas',
  provider: 'el proveedor',
  reviews: 'las reseñas',
  set: 'lo que se fijó',
  to: 'hasta',
  company: 'el nombre de su negocio',
}

const conditions: Readonly<Record<string, string>> = {
  nights: 'alguien contesta a cualquier hora',
  takesTexts: 'su teléfono recibe mensajes de texto',
  speaksSpanish: 'ustedes hablan español',
  keepsHours: 'usted da su horario',
  asksDeposit: 'usted dice si pide anticipo',
  feeFartherOut: 'usted va más lejos de lo que va gratis',
  looksUp: 'su licencia se puede consultar',
  houston: 'usted está en Houston',
  texas: 'usted está en Texas',
  gulf: 'usted está cerca de la costa del Golfo',
  licensed: 'usted da una licencia',
  mobile: 'usted va con los clientes',
  faces: 'usted muestra la foto de una persona',
  noDeposit: 'usted no pide anticipo',
  depositForOrders: 'usted pide anticipo por los pedidos',
  takesCards: 'usted acepta tarjetas',
  takesCash: 'usted acepta efectivo',
  takesChecks: 'usted acepta cheques',
  invoices: 'usted envía facturas',
}

/** The name of a fact in plain words. What nobody named says its own name. */
export const factNamed = (name: string): string =>
  own(named, name) ?? fieldNamed(name) ?? name.replace(/(?<=[a-z])(?=[A-Z])|-/g, ' ').toLowerCase()

const fieldNamed = (name: string) => {
  const field = factNames.find((one) => factOf(one).says?.includes(name))
  return field && wordsOfFact(field).label
}

/** When a condition holds, after "solo mientras"; undefined for a fact. */
export function conditionNamed(name: string): string | undefined {
  const service = serviceSlugs.find((slug) => name === `does-${slug}`)
  if (service) return `usted ofrece “${serviceLabels[service]}”`
  if (isPractice(name)) return `usted dice “${practiceNames[name]}”`
  if (name.startsWith('has-')) return `usted da “${factNamed(name.slice(4))}”`
  return own(conditions, name)
}

const own = (words: Readonly<Record<string, string>>, name: string) =>
  Object.hasOwn(words, name) ? words[name] : undefined

export const chipWords = {
  facts: 'De su perfil',
  onlyIf: 'solo si',
  more: (conditions: number) =>
    conditions === 0 ? 'Más' : conditions === 1 ? 'Más: 1 condición' : `Más: ${conditions} condiciones`,
  standsWhile: 'Aparece solo mientras',
  saysWhile: (sentence: string) => `“${sentence}” aparece solo mientras`,
  notNow: 'ahora no es así',
  noValue: 'todavía sin dato',
  addFact: 'Poner un dato',
  choose: 'Elija uno',
  madeOf: (count: number) =>
    count === 1 ? 'Esta línea está hecha de 1 texto' : `Esta línea está hecha de ${count} textos`,
}

/** What is wrong with a text, said at its field: what it lacks by its chip's name. */
export function problemInWords(problem: TextProblem): string {
  if (problem.reason === 'tooLong') return tooLong(problem.facts)
  if (problem.reason === 'textFact') return textRefusals.textFact(problem.facts)
  if (problem.reason === 'textLacks')
    return `Vuelva a poner “${factNamed(problem.facts.name)}”: sin eso el texto no dice lo que debe decir.`
  return textRefusals[problem.reason]
}
