import { ended } from '#content/fill-in.ts'
import { locale } from '../locale.ts'

const languageNames = new Intl.DisplayNames(locale, { type: 'language' })
const dollars = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' })

export const leadMailWords = {
  suspiciousReasons: 'Por qué',
  call: (phone: string) => `Llamar al ${phone}`,
  service: 'Servicio',
  phone: 'Teléfono',
  answer: 'Respuesta',
  answerBy: {
    email: 'Responda por correo, no llame',
    text: 'Responda por mensaje de texto, no llame',
  },
  email: 'Correo',
  language: 'Idioma',
  /** Another one than the site's first, by its code. */
  languageName: (code: string) => languageNames.of(code) ?? code,
  submitted: 'Enviado',
  address: 'Dirección',
  appointment: 'Cita',
  price: 'Precio cotizado',
  dollars: (cents: number) => dollars.format(cents / 100),
  notes: 'Notas',
  note: (name: string) => `Nota de ${name}`,
  anybody: 'la oficina',
  footer: (company: string) => `Enviado por el sitio web de ${ended(company)}`,
}

export const quoteMailWords = {
  subject: (service: string, who: string) => `Nueva solicitud de cotización: ${service}, ${who}`,
  suspiciousSubject: (service: string, who: string) => `Por favor, revise: ${service}, ${who}`,
  heading: (name: string) => `${name} pide una cotización`,
  suspiciousHeading: 'Esta parece sospechosa. Por favor, revísela antes de salir.',
  open: 'Abrir la solicitud',
  message: 'Mensaje',
  noMessage: 'Sin mensaje.',
  attachments: (count: number) => (count === 1 ? '1 archivo adjunto' : `${count} archivos adjuntos`),
  attachmentsWhere: 'Los archivos solo se abren en el panel de administración.',
  replies: 'Responda a este correo para contestarle.',
}

export const messageMailWords = {
  subject: (service: string, who: string) => `Nuevo mensaje: ${service}, ${who}`,
  suspiciousSubject: (service: string, who: string) => `Por favor, revise el mensaje: ${service}, ${who}`,
  heading: (name: string) => `${name} le escribió`,
  suspiciousHeading: 'Este parece sospechoso. Por favor, revíselo antes de salir.',
  open: 'Abrir el mensaje',
  message: 'Mensaje',
  replies: 'Responda a este correo para contestarle.',
}

export const callMailWords = {
  subject: (service: string, who: string) => `Nueva llamada: ${service}, ${who}`,
  suspiciousSubject: (service: string, who: string) => `Por favor, revise: ${service}, ${who}`,
  heading: (name: string) => `Una solicitud de ${name}`,
  suspiciousHeading: 'Esta parece sospechosa. Por favor, revísela antes de salir.',
  open: 'Abrir la solicitud',
  message: 'De qué se trata',
  noMessage: 'No se escribieron detalles.',
  replies: 'Responda a este correo para contestarle.',
}

export const reviewMailWords = {
  subject: (stars: string, who: string) => `Una reseña espera aprobación: ${stars}, ${who}`,
  suspiciousSubject: (stars: string, who: string) => `Por favor, revise: reseña de ${stars}, ${who}`,
  heading: (name: string) => `Una reseña espera aprobación. La escribió ${name}.`,
  suspiciousHeading: 'Esta parece sospechosa. Por favor, léala con cuidado antes de aprobarla.',
  open: 'Aprobar o editar la reseña',
  rating: 'Calificación',
  stars: (rating: number) => (rating === 1 ? '1 estrella' : `${rating} estrellas`),
  title: 'Título',
  location: 'Lugar',
  comment: 'Comentario',
  replies: 'Responda a este correo para contestarle a quien escribió la reseña.',
}

const reasons: Record<string, string> = {
  trap: 'Se llenó un campo que las personas no ven',
  'no-token': 'No vino del formulario de este sitio',
  'forged-token': 'El formulario fue manipulado',
  'too-fast': 'El formulario se llenó más rápido de lo que escribe una persona',
  'stale-token': 'El formulario llevaba más de un día abierto',
  many: 'Llegaron muchas solicitudes de la misma dirección',
}

/** Why a submission was put aside, for the owner; a reason from another version is shown as it is. */
export const suspiciousReasonText = (reason: string): string => reasons[reason] ?? reason
