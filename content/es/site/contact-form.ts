import { fieldErrors } from './form-errors.ts'
import { quoteFormWords } from './quote-form.ts'
import { contactServiceLabels } from './service-choices.ts'

const {
  phone,
  email,
  service,
  chooseService,
  trap,
  submitting,
  receipt,
  pickTime,
  call,
  closeNotice,
  failedCall,
} = quoteFormWords
const { emailMalformed, phoneIncomplete, emailMeant, emailCorrect, draftRestored, draftClear } =
  quoteFormWords
const { optional, contactBy, callMe, answers } = quoteFormWords
const { waitingOffline, waitingKept, waitingTextKept, waitingInPage, waitingNotKept } = quoteFormWords
const { waitingSummary, waitingSendNow, waitingChange, waitingDiscard } = quoteFormWords

export const contactFormWords = {
  services: Object.entries(contactServiceLabels).map(([value, label]) => ({ value, label })),
  name: 'Nombre',
  email,
  phone,
  service,
  chooseService,
  message: 'Mensaje',
  optional,
  contactBy,
  callMe,
  answers,
  trap,

  missing: {
    name: fieldErrors.nameMissing,
    email: fieldErrors.emailMissing,
    phone: fieldErrors.phoneMissing,
    service: fieldErrors.serviceMissing,
    message: fieldErrors.commentMissing,
  },
  emailMalformed,
  phoneUncallable: fieldErrors.phoneNumber,
  phoneIncomplete,
  emailMeant,
  emailCorrect,

  emergencyChosen: '¿Se quedó afuera? Llamar es más rápido que este formulario.',
  /** Before the link to the quote form, on the link, and behind it where it is so. Quotes know no emergency: its own page takes photos. */
  photos: '¿Tiene fotos que enviar?',
  photosLater: 'Primero envíe esto. Las puede agregar después en su página.',
  photosLink: 'Use el formulario de cotización',
  photosTaken: 'Conservamos lo que ya escribió.',

  submit: 'Enviar el mensaje',
  submitting,
  thanksAgain: 'Recibimos su mensaje.',
  receipt,
  pickTime,
  call,
  closeNotice,
  failed: 'Hubo un error al enviar su mensaje. Por favor, inténtelo de nuevo.',
  failedCall,

  draftRestored,
  draftClear,

  waitingTitle: 'Su mensaje está pendiente de envío',
  waitingOffline,
  waitingBusy: 'Nuestro servidor no pudo recibir el mensaje.',
  waitingKept,
  waitingTextKept,
  waitingInPage,
  waitingNotKept,
  waitingSending: 'Enviando el mensaje que escribió antes...',
  waitingSummary,
  waitingSendNow,
  waitingChange,
  waitingDiscard,
  waitingRefused: 'El mensaje que se guardó en este dispositivo necesita una corrección antes de enviarse.',
}

export type ContactFormWords = typeof contactFormWords
