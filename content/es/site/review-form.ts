import { fieldErrors } from './form-errors.ts'
import { quoteFormWords } from './quote-form.ts'
import { ratingWords } from './rating.ts'

export const reviewFormWords = {
  dialogTitle: 'Dejar una reseña',
  lead: 'Cuéntele a la siguiente persona qué tenía la chapa y cómo le fue.',

  name: 'Nombre',
  nameHelp: 'Como debe aparecer, por ejemplo Ana K.',
  email: 'Correo',
  emailHelp: 'No se publica: solo nuestro personal lo ve, por si necesitamos comunicarnos con usted.',
  ...ratingWords,
  title: 'Título',
  titleHelp: 'En pocas palabras, como “El cerrojo vuelve a girar”',
  comment: 'Su reseña',
  commentHelp: 'No ponga su dirección, códigos de alarma ni dónde guarda llaves de repuesto.',
  service: 'Servicio',
  chooseService: 'Elija un servicio',
  location: 'Lugar',
  locationHelp: 'Basta con la colonia',
  optional: quoteFormWords.optional,
  trap: quoteFormWords.trap,

  missing: {
    name: fieldErrors.nameMissing,
    email: fieldErrors.emailMissing,
    rating: fieldErrors.starsMissing,
    title: fieldErrors.titleMissing,
    comment: fieldErrors.commentMissing,
  },
  emailMalformed: fieldErrors.emailMissing,
  emailMeant: quoteFormWords.emailMeant,
  emailCorrect: quoteFormWords.emailCorrect,

  submit: 'Enviar la reseña',
  submitting: 'Enviando...',
  thanks: 'Gracias por su reseña. Se publicará después de aprobarla.',
  thanksAgain: 'Recibimos su reseña.',
  receipt: 'Ver su comprobante',
  closeNotice: quoteFormWords.closeNotice,
  failed: 'Hubo un error al enviar su reseña. Por favor, inténtelo de nuevo.',
  waitingNotKept:
    'Sin conexión a internet. Deje esta ventana abierta y envíe otra vez cuando vuelva la conexión.',
  draftRestored: quoteFormWords.draftRestored,
  draftClear: quoteFormWords.draftClear,
  cancel: 'Cancelar',
  close: 'Cerrar',
}
