import { attachmentTexts } from './site/form-errors.ts'

const wishes = 'Se aceptan imágenes JPEG, PNG, HEIC, WebP y GIF, y archivos PDF.'

type NamedFile = { name: string }

const attachmentRefusals = {
  tooManyFiles: attachmentTexts.tooManyFiles,
  tooManyBytes: attachmentTexts.tooManyBytes,
  attachmentMissing: 'No se encontró un archivo adjunto. Por favor, adjúntelo otra vez.',
  uploadNotFound: 'No se encontró esta carga. Por favor, elija el archivo otra vez.',
  uploadExpired: 'Esta carga ya venció. Por favor, elija el archivo otra vez.',
  uploadComplete: 'Este archivo ya está completo.',
  uploadClaimed: 'Este archivo ya se envió con una solicitud.',
  uploadIncomplete: 'Todavía faltan partes del archivo.',
  uploadInterrupted: 'El archivo no llegó completo.',
  partSuperseded: 'Mientras tanto, esta parte se envió de nuevo.',
  moreThanAnnounced: 'Llegaron más bytes de los anunciados.',
  lessThanAnnounced: 'Llegaron menos bytes de los anunciados.',
  partTooLong: 'La parte es más larga de lo anunciado.',
  partTooShort: 'La parte es más corta de lo anunciado.',
  partLengthMissing: 'Envíe el tamaño de la parte.',
  partTypeChanged: 'El tipo no es el anunciado.',
  noRoomForFiles: 'En este momento no hay espacio para archivos. Puede enviar su solicitud sin ellos.',
  filesBusy:
    'En este momento se revisan demasiados archivos. Intente otra vez en un momento, o envíe su solicitud sin ellos.',
  tooManyWaiting: 'Hay demasiados archivos en espera. Quite algunos, o envíe su solicitud con ellos.',
  tooManyUploads:
    'Acaban de llegar demasiados archivos desde su conexión. Por favor, espere un poco o llámenos.',
  fileUnnamed: 'El archivo no tiene nombre.',
  fileEmpty: ({ name }: NamedFile) => `${name} está vacío.`,
  fileTooSlow: ({ name }: NamedFile) =>
    `${name} tarda demasiado en leerse. Por favor, envíe una imagen más chica, o tómele una foto.`,
  fileBroken: ({ name }: NamedFile) =>
    `${name} está dañado o es demasiado grande para leerse como imagen. Por favor, envíe otro.`,
  heifUnread: ({ name }: NamedFile) =>
    `${name} está dañado, o es un tipo nuevo de imagen que todavía no podemos leer. Por favor, envíelo como JPEG, o mande una captura de pantalla.`,
  notPhotoNorPdf: ({ name }: NamedFile) => `${name} no es una foto ni un PDF. ${wishes}`,
  oldImageFormat: ({ name }: NamedFile) =>
    `${name} no es una foto ni un PDF. Por favor, guárdelo como JPEG o PDF e intente otra vez. ${wishes}`,
  isVideo: ({ name }: NamedFile) =>
    `${name} no es una foto ni un PDF. No se pueden adjuntar videos. Tómele una foto: con una basta. ${wishes}`,
  isMarkup: ({ name }: NamedFile) =>
    `${name} no es una foto ni un PDF. No se pueden adjuntar dibujos SVG ni páginas web. ${wishes}`,
  describeOneFile: 'Envíe el nombre, el tamaño y el tipo de un archivo.',
  fileNotFound: 'No se encontró este archivo.',
  linkExpired: 'Este enlace ya venció.',
  linkInvalid: 'Este enlace no es válido.',
  onlyStaffDeleteFiles: 'Solo el personal elimina archivos.',
  sendKeyOrSignIn: 'Envíe la clave pública de API o inicie sesión.',
}

const imageRefusals = {
  imageAltMissing: 'Por favor, describa la imagen.',
  imageMissing: 'Por favor, elija una imagen.',
  imageTooLarge: 'La imagen pasa de 15 MB. Por favor, elija una más chica.',
  imageType: 'Esta no es una imagen que las páginas puedan mostrar. Se aceptan JPEG, PNG, WebP, GIF y AVIF.',
  photoNotAllowed: 'Por favor, inicie sesión para cambiar su foto.',
  photoType: 'Por favor, elija una foto JPEG, PNG o WebP.',
  imageHeic:
    'Los navegadores no pueden mostrar HEIC. Ponga el celular en “Más compatible”, o comparta la foto para guardarla como JPEG.',
  imageBroken: 'La imagen está dañada o tiene demasiados píxeles.',
  imageCrop: 'La parte elegida queda fuera de la imagen.',
  imageInterrupted: 'La imagen no llegó completa. Por favor, envíela otra vez.',
  noRoomForImages: 'En este momento no hay espacio para más imágenes en el servidor.',
  imagesBusy: 'Se están preparando otras imágenes. Por favor, envíe esta otra vez en un momento.',
  imageUsed: 'Un artículo o una página del sitio usa esta imagen. Primero quítela de ahí.',
  imageNotAllowed: 'Su rol no incluye agregar imágenes.',
  imageNotFound: 'No se encontró esta imagen.',
  markType: 'Por favor, elija un archivo SVG o PNG.',
  markEntities:
    'Este SVG nombra otros archivos o se repite sin fin. Por favor, expórtelo otra vez como SVG sencillo o como PNG.',
  markText:
    'Las letras de este SVG son texto vivo y saldrían con otro tipo de letra. En el programa de dibujo, conviértalas en contornos (Illustrator: Texto, Crear contornos; Inkscape: Trayecto, Objeto a trayecto), o guarde un PNG.',
  markForeign: 'Una parte de este SVG solo se ve en un navegador y faltaría. Por favor, guárdelo como PNG.',
  markLinked:
    'Este SVG muestra una imagen o un estilo que está en otro archivo. Por favor, incrústelo en el SVG o guarde un PNG.',
  markThin:
    'Esto es tan alargado que quedaría como un cabello. Por favor, use uno que sea como máximo 30 veces más ancho que alto.',
  markTooLarge: 'El archivo pasa de 2 MB. Por favor, elija uno más chico.',
  markBroken: 'El archivo está dañado, tiene demasiados píxeles o no muestra nada.',
  logoSmall:
    'Este PNG es demasiado chico. Por favor, elija uno de al menos 48 píxeles de ancho, mejor 800, o un SVG.',
  iconSmall:
    'Este PNG es demasiado chico. Por favor, elija uno de al menos 180 píxeles de ancho, mejor 512, o un SVG.',
  markNotAllowed: 'Su rol no incluye cambiar la marca.',
}

const requestRefusals = {
  failed: 'Algo salió mal de nuestro lado. Por favor, intente otra vez.',
  failedCall: 'Algo salió mal de nuestro lado. Por favor, llámenos.',
  notFound: 'No se encontró',
  tooMuchSent: 'Se envió demasiado.',
  tooMuch: 'Es más de lo que esto acepta. Por favor, envíe menos.',
  tooMuchForForm: 'Es más de lo que el formulario acepta. Por favor, envíe menos.',
  formInterrupted: 'El formulario no llegó completo. Por favor, envíelo otra vez.',
  sendJson: 'Envíe JSON.',
  sendForm: 'Envíe un formulario.',
  postJson: 'Envíe su operación como JSON con POST.',
  fromAnotherSite: 'Esto se envió desde otro sitio.',
  notAHost: 'Esto no es un nombre de servidor.',
  otherMethod: 'Esta dirección se lee con GET y recibe formularios con POST.',
}

export const fileRefusals = { ...attachmentRefusals, ...imageRefusals, ...requestRefusals }
