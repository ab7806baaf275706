import { attachmentTexts, fieldErrors } from './form-errors.ts'
import { quoteServiceLabels } from './service-choices.ts'

export const quoteFormWords = {
  firstName: 'Nombre',
  lastName: 'Apellido',
  phone: 'Teléfono',
  email: 'Correo',
  service: 'Servicio',
  chooseService: 'Elija un servicio',
  services: Object.entries(quoteServiceLabels).map(([value, label]) => ({ value, label })),
  message: '¿Qué pasó, y dónde?',
  optional: '(opcional)',
  contactBy: '¿Cómo le respondemos?',
  callMe: 'Llámenme',
  answers: [
    { value: 'email', label: 'Mejor por correo' },
    { value: 'text', label: 'Mejor por mensaje de texto' },
  ],
  /** For people who see no field; programs fill it in. */
  trap: 'Deje este campo vacío',

  files: 'Fotos o documentos',
  filesLead: 'La chapa y el canto de la puerta, si puede: dos fotos dicen más que una página.',
  filesHelp: attachmentTexts.help,
  filesChoose: 'Elegir archivos',
  filesTake: 'Tomar una foto o elegir archivos',
  filesDrop: 'o arrástrelos o péguelos aquí',
  fileRemove: 'Quitar {name}',
  fileCancel: 'Cancelar {name}',
  fileRetry: 'Intentar otra vez con {name}',
  fileUploading: '{sent} de {size}',
  fileChecking: 'Revisando',
  fileStored: 'Listo',
  fileWaiting: 'Aún no se sube. Irá con su solicitud.',
  filesTotal: 'Subiendo: {percent}%',
  tooManyFiles: attachmentTexts.tooManyFiles,
  tooManyBytes: attachmentTexts.tooManyBytes,
  wrongType: '{name} no es una imagen ni un PDF',
  video: '{name} es un video, y los videos no se pueden adjuntar. Tome una foto: con una basta.',
  emptyFile: '{name} está vacío',
  uploadFailed: 'Este archivo no se subió. Inténtelo de nuevo o quítelo.',
  fileGone: 'Por favor, agregue este archivo otra vez. La página se cerró antes de que se pudiera enviar.',
  filesLeftOut:
    'No todos los archivos llegaron: nuestro servidor no pudo recibirlos todos en este momento. Puede agregarlos en la página de su solicitud.',
  filesUnsent: 'Intente otra vez con el archivo marcado, agréguelo de nuevo o quítelo, y luego envíe.',
  filesAgain: 'Si había elegido archivos, elíjalos otra vez, por favor: los navegadores no los conservan.',

  // In the server’s words, so that one mistake has one wording.
  missing: {
    firstName: fieldErrors.firstNameMissing,
    lastName: fieldErrors.lastNameMissing,
    phone: fieldErrors.phoneMissing,
    email: fieldErrors.emailMissing,
    service: fieldErrors.serviceMissing,
  },
  emailMalformed: fieldErrors.emailMissing,
  phoneUncallable: fieldErrors.phoneNumber,
  phoneIncomplete: 'Este número parece incompleto. Si está bien, déjelo así.',
  emailMeant: '¿Quiso decir {email}?',
  emailCorrect: 'Usar {email}',

  submitting: 'Enviando...',
  thanksAgain: 'Recibimos su solicitud.',
  receipt: 'Ver su solicitud',
  pickTime: 'Elegir una hora',
  call: 'Llame al {phone}',
  closeNotice: 'Cerrar este aviso',
  failed: 'Hubo un error al enviar su solicitud. Por favor, inténtelo de nuevo.',
  failedCall: 'O llame al {phone}: lo que escribió se queda aquí.',

  draftRestored: 'Conservamos en este dispositivo lo que escribió la última vez.',
  draftClear: 'Borrar',

  waitingTitle: 'Su solicitud está pendiente de envío',
  waitingOffline: 'Sin conexión a internet.',
  waitingBusy: 'Nuestro servidor no pudo recibir la solicitud.',
  waitingKept:
    'Lo que escribió queda guardado en este dispositivo y se envía solo en cuanto se pueda, desde cualquiera de nuestras páginas que usted abra. O llame al {phone}.',
  waitingTextKept:
    'Deje esta página abierta y lo que escribió se envía solo, junto con los archivos: este navegador conserva únicamente el texto. O llame al {phone}.',
  waitingInPage:
    'Este navegador no puede guardar lo que escribió, así que deje esta página abierta y se envía solo. O llame al {phone}.',
  waitingNotKept: 'Sin conexión a internet. Deje esta página abierta y envíe otra vez, o llame al {phone}.',
  waitingSending: 'Enviando la solicitud que hizo antes...',
  waitingSummary: 'Para {name}, {service}',
  waitingSummaryFiles: 'Para {name}, {service}, archivos: {count}',
  waitingSendNow: 'Enviar ahora',
  waitingChange: 'Cambiar',
  waitingDiscard: 'Descartar',
  waitingRefused: 'La solicitud que se guardó en este dispositivo necesita una corrección antes de enviarse.',
}

export type QuoteFormWords = typeof quoteFormWords
