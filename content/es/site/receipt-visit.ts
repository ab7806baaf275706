import { texts } from '#content/texts.ts'

/** Also in the mails of an appointment and of who is on the way. */
export const idReady =
  'Por favor, tenga lista su identificación: revisamos quién es usted antes de abrir una puerta{asksForProof}.'

export const receiptVisitWords = texts({
  title: 'Quién va a llegar',
  photo: 'Foto de {staff}',
  idReady,
  someone: 'Una persona de {company}',
  license: 'Licencia {number}',
  codeWord: 'Palabra clave',
  ask: 'Pida la palabra clave antes de abrir. Nuestro técnico la sabe.',
  wrong: '¿Otra cara u otra palabra? No abra. Llámenos.',
  photos: 'Fotos del trabajo',
  before: 'Antes',
  after: 'Después',
  photosAsk: '¿Podemos mostrarlas?',
  photosAllow: 'Pueden mostrar estas fotos en su sitio web',
  photosAllowMore: 'También pueden mostrar en su sitio web las fotos que se agregaron después',
  photosHelp: 'Solo con el servicio y la ciudad: sin nombre ni dirección. Aquí puede retirar el permiso.',
  photosSave: 'Guardar',
  photosAllowedOn: 'Usted nos permitió mostrar estas fotos en nuestro sitio web ({day}).',
  photosForbid: 'Retirar el permiso',
  late: {
    many: 'Llevamos {count} minutos de retraso. Una disculpa.',
    one: 'Llevamos {count} minuto de retraso. Una disculpa.',
  },
  review: 'Escribir una reseña',
  reviewAlso: 'Dejar una reseña en {site}',
  reviewAsk:
    'Si tiene dos minutos, cuéntele a la siguiente persona cómo le fue. Buena o mala, cuenta lo mismo{allReviews}.',
  warranty: 'La garantía de nuestra mano de obra termina el {day}{has-warrantyDays}.',
})
