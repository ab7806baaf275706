import { lineItemLimits } from '#content/money/line-items.ts'
import { invoiceDollars } from './invoice.ts'
import { locale } from './locale.ts'
import { permissionRefusals } from './permission-refusals.ts'
import { fieldErrors } from './site/form-errors.ts'
import { textRefusals, tooLong } from './text-refusals.ts'

/*
 * Why a call is refused: one sentence for each reason, plain, and telling what to do. A reason with facts is a function of
 * them. The names of reasons go out with the sentences, for programs: they stay as they are.
 */

type Most = { most: number }

/** What a name of the schema stands for, and whether it is "este" or "esta". */
const records: Readonly<Record<string, readonly [this: 'Este' | 'Esta', name: string]>> = {
  Request: ['Esta', 'solicitud'],
  Quote: ['Esta', 'solicitud de cotización'],
  Message: ['Este', 'mensaje'],
  Call: ['Esta', 'llamada'],
  LeadNote: ['Esta', 'nota'],
  Estimate: ['Este', 'presupuesto'],
  Invoice: ['Esta', 'factura'],
  DrawerClosing: ['Este', 'cierre de caja'],
  StockMove: ['Este', 'movimiento del inventario'],
  Contact: ['Este', 'cliente importado'],
  CustomerPlace: ['Este', 'lugar del cliente'],
  Review: ['Esta', 'reseña'],
  Testimonial: ['Este', 'testimonio'],
  PriceItem: ['Este', 'precio'],
  Blog: ['Este', 'artículo'],
  BlogRevision: ['Esta', 'versión del artículo'],
  Page: ['Esta', 'página'],
  PageRevision: ['Esta', 'versión de la página'],
  Redirect: ['Esta', 'redirección'],
  Image: ['Esta', 'imagen'],
  WorkSpan: ['Este', 'registro de horas'],
  WorkPhotoPair: ['Este', 'par de fotos'],
}

const thisRecord = (model: string): string => (records[model] ?? ['Este', 'registro']).join(' ')

const isFeminine = (model: string): boolean => records[model]?.[0] === 'Esta'

/** What is wrong with the call itself. `model`: a name of the schema. */
const callRefusals = {
  internal: ({ reference }: { reference: string }) =>
    `Algo salió mal de nuestro lado. Referencia: ${reference}`,
  databaseAway: 'La base de datos no responde.',
  busy: 'En este momento se le pide demasiado a este sitio. Por favor, intente otra vez en un momento, o llámenos.',
  tooManyConnections: 'Hay demasiadas conexiones abiertas. Cierre algunas, o intente otra vez en un minuto.',
  tooManySubscriptions: ({ most }: Most) => `Una conexión acepta ${most} suscripciones.`,
  tooDeep: ({ depth, most }: Most & { depth: number }) =>
    `Esta operación tiene ${depth} niveles; se permiten ${most}.`,
  tooManyCalls: ({ calls, most }: Most & { calls: number }) =>
    `Esta operación hace ${calls} llamadas; se permiten ${most}.`,
  tooManyFields: ({ most, times }: Most & { times: number }) =>
    `Esta operación pide demasiados campos: se permiten ${most}, cada uno ${times} veces.`,
  tooManyConditions: ({ most }: Most) =>
    `Un filtro acepta ${most} condiciones; una que busca dentro de un texto cuenta como diez.`,
  tooCostly: ({ cost, most }: Most & { cost: number }) =>
    `Esta operación cuesta ${cost}; se permite ${most}. Pida menos a la vez.`,
  answerTooLarge: 'Esta respuesta pasa de 4 MB. Pida menos a la vez.',
  filterTooDeep: ({ most }: Most) => `Un filtro puede tener hasta ${most} niveles.`,
  betweenTakesTwo: 'between lleva dos valores.',
  tooManyValues: ({ most }: Most) => `in y notIn aceptan ${most} valores.`,
  scheduleTooLong: ({ most }: Most) => `Una agenda tiene como máximo ${most} días.`,
  searchTooLong: ({ most }: Most) => `Una búsqueda tiene como máximo ${most} caracteres.`,
  limitRange: ({ most }: Most) => `limit va de 1 a ${most}.`,
  foreignNextToken: 'Este nextToken es de otra lista o de otro orden.',
  refusedValue: 'Uno de estos valores no se puede guardar ni comparar.',
  idIsUuid: 'Un id es un UUID.',
  gone: ({ model }: { model: string }) => `${thisRecord(model)} ya no existe.`,
  storedDifferently: ({ model }: { model: string }) =>
    `${thisRecord(model)} ya está ${isFeminine(model) ? 'guardada' : 'guardado'}, y no como se envió ahora.`,
  notInTrash: 'Esto ya no está en la papelera.',
  unreadableContact: 'Escriba una dirección de correo o un número de teléfono completos.',
  nothingAboutPerson: 'No hay nada guardado sobre esta persona.',
  placeTaken: 'No se puede restaurar: después de eliminarlo se agregó otra vez lo mismo.',
  staffUnknown: 'Nadie que trabaje con solicitudes tiene este id.',
  longIdempotencyKey: ({ most }: Most) => `Una idempotencyKey tiene como máximo ${most} caracteres.`,
}

const formRefusals = {
  checkFields: 'Por favor, revise los campos marcados.',
  notValid: 'Esto no se puede aceptar. Por favor, revíselo.',
  implausibleDate: 'Por favor, escriba una fecha entre 1900 y 2200.',
  noMoment: 'Esa fecha no existe. Los programas escriben un momento con su zona, como 2026-11-21T03:41:07Z.',
  tooLong,
  ...fieldErrors,
  serviceNotListed: 'Por favor, elija un servicio de la lista.',
  tooManySubmissions:
    'Acaban de llegar muchas solicitudes desde su conexión. Por favor, espere un poco o llámenos.',
  unknownCallButton: 'No hay ningún botón de llamada así.',
  tooManyVotes: 'Acaban de llegar muchos votos desde su conexión. Por favor, intente otra vez más tarde.',
  reviewVotesFull: 'Hoy llegaron varios votos para esta reseña desde su conexión. El suyo no se contó.',
  addressMissing: 'Por favor, escriba una dirección.',
  contactUnreached: 'Escriba un número de teléfono o una dirección de correo.',
  customerUnknown: 'Nadie ha preguntado con este número o esta dirección de correo.',
  contactKnown: 'Otro cliente ya preguntó con este número o esta dirección de correo. Mejor una a los dos.',
  customerSame: 'Este ya es el mismo cliente.',
  noteMissing: 'Por favor, escriba la nota.',
  noteOfOthers: 'Una nota solo la cambia quien la escribió.',
  notOnTheWay: 'Nadie va en camino con este cliente, así que nadie lleva retraso.',
  reviewNotCompleted: 'Primero marque la solicitud como terminada y luego pida una reseña.',
  reviewWritten: 'Este cliente ya escribió una reseña.',
  reviewNoEmail: 'Este cliente no tiene dirección de correo. Puede enviarle el enlace usted.',
  reviewMailed: 'Este cliente ya recibió el correo. Todavía puede enviarle el enlace usted.',
}

const receiptRefusals = {
  requestGone:
    'No encontramos esa solicitud. Puede que se haya quitado o que su página haya terminado. Por favor, llámenos.',
  requestClosed: 'Esta solicitud está cerrada. Por favor, llámenos.',
  tooManyChanges: 'Fueron muchos cambios de una vez. Por favor, espere un poco o llámenos.',
  additionEmpty: 'Escriba unas palabras o elija una foto.',
  correctionEmpty: 'Escriba un número de teléfono o una dirección.',
  noMoreFiles: 'Esta solicitud ya no acepta más archivos.',
  notShowable: 'Al cliente solo se le pueden mostrar fotos que agregó el personal.',
  appointmentChanged: 'La cita cambió mientras tanto. Vea la hora de arriba y responda otra vez.',
  photosChanged: 'Las fotos cambiaron mientras tanto. Véalas arriba y responda otra vez.',
  appointmentOver: 'Ya es muy tarde para cambiar esta cita aquí. Por favor, llámenos.',
  windowTaken: 'Esa hora ya no está libre. Por favor, elija otra.',
  notBookable: 'Para esta solicitud ya no se puede elegir una hora en línea. Por favor, llámenos.',
  bookingChanged: 'La manera de reservar acaba de cambiar. Por favor, léala y presione otra vez.',
  tooManyBookings: ({ phone }: { phone: string }) =>
    `Hoy se reservaron muchas horas desde su red, que quizá comparte con otras personas. Por favor, llame al ${phone} y se la reservamos.`,
  wishOver: 'La hora que se pidió ya pasó. Ofrezca otra.',
  promiseNotOver: 'La hora a la que prometimos llamar no ha pasado. Si no puede esperar, llámenos ahora.',
}

const postRefusals = {
  excerptMissing: 'Por favor, escriba un extracto.',
  authorMissing: 'Por favor, escriba un autor.',
  categoryMissing: 'Por favor, escriba una categoría.',
  contentMissing: 'Por favor, escriba el contenido.',
  imageAddress: 'Por favor, escriba una dirección que empiece con https:// o /.',
  tooManyTags: ({ most }: Most) => `Máximo ${most} etiquetas.`,
  publishAtPast: 'Por favor, elija una hora futura, o publique el artículo ahora.',
  languageUnknown: 'El sitio no tiene ese idioma.',
  translationMissing: 'Aquello de lo que sería la traducción ya no existe.',
  translationSameLanguage: 'Eso está en el mismo idioma.',
  translationTaken: ({ title }: { title: string }) => `“${title}” ya es la versión en este idioma.`,
  slugTaken: 'Otro artículo ya tiene esta dirección.',
  slugEmpty: 'La dirección necesita al menos una letra o un dígito.',
  slugReserved: 'El sitio mismo usa esta dirección. Por favor, elija otra.',
  draftTooLong: 'Esto es más de lo que cabe en un borrador.',
  postGone: 'Este artículo ya no existe.',
}

const pageRefusals = {
  pageDescriptionMissing: 'Por favor, escriba lo que los buscadores muestran debajo del título.',
  pagePlaceUnknown: 'Una página se enlaza desde el menú, desde el pie de página o desde ninguno.',
  pageGone: 'Esta página ya no existe.',
  pageSlugTaken: 'Otra página ya tiene esta dirección.',
}

const redirectRefusals = {
  redirectFrom:
    'Por favor, escriba la dirección anterior tal como va después del nombre del sitio, como /about-us.html.',
  redirectFromHash: 'Quite lo que empieza con #. Los navegadores se guardan esa parte.',
  redirectFromPage: 'En esta dirección hay una página, y las páginas van primero.',
  redirectFromTaken: 'Esta dirección ya lleva a algún lado.',
  redirectTo:
    'Por favor, escriba una dirección de este sitio, como /services, o una que empiece con https://',
  redirectStatus: 'El estado es 301 o 308.',
  redirectLoop: 'Esto llevaría de regreso a donde empieza.',
  redirectChain: ({ via, to }: { via: string; to: string }) =>
    `${via} lleva a su vez a ${to}. Por favor, escriba esa dirección.`,
  redirectChainBefore: ({ from, to }: { from: string; to: string }) =>
    `${from} lleva a esta dirección. Primero cámbiela a ${to}.`,
  tooManyRedirects: ({ most }: Most) => `No más de ${most} redirecciones.`,
}

const importRefusals = {
  importEmpty: 'Este archivo está vacío.',
  importWorkbook: 'Este es un libro de Excel o de Numbers. Primero guárdelo como CSV.',
  importTooLong: ({ most }: Most) =>
    `Este archivo tiene más de ${most.toLocaleString(locale)} renglones. Divídalo en varios.`,
  importGone: 'El archivo se guardó una hora y ya no está. Elíjalo otra vez.',
  importedAlready: 'Este archivo ya se importó. Para importarlo una vez más, elíjalo otra vez.',
  importUnknown: 'No hay ninguna importación así.',
  importRuns: 'Una importación todavía no termina. Intente otra vez en unos minutos.',
  importUndone: 'Esta importación ya se deshizo.',
  importTooManyCells: ({ most }: Most) =>
    `Este renglón tiene más celdas que las ${most} columnas del encabezado. ¿Falta una comilla o una coma?`,
  importAmountUnreadable: ({ text }: { text: string }) => `“${text}” no es un monto que se pueda leer.`,
  importDayUnreadable: ({ text }: { text: string }) => `“${text}” no es un día que se pueda leer.`,
  importDayAmbiguous: ({ text }: { text: string }) =>
    `“${text}” puede ser dos días. Diga qué número es el mes y luego véalo otra vez.`,
  importNoNumber: 'Falta el número de factura.',
  importNoIssued: 'Falta el día en que se facturó.',
  importNoTotal: 'Falta el monto.',
  importSumsDiffer: 'El total menos lo pagado no da el saldo.',
  importInvoiceEnded: 'Es un borrador, está anulada o se devolvió el dinero: no se debe nada por ella.',
  importNoDay: 'Falta el día en que se pidió.',
  importJsonUnreadable: 'Esto no se puede leer como JSON.',
  importJsonCut: 'La lista sigue después de esta página. Exporte también las páginas que siguen.',
  importItemUnreadable: 'Este elemento no se puede leer como XML.',
  importPicture: 'Las imágenes no se traen. Abra su dirección, guárdela y póngala donde la quiera.',
  importTypeUnknown: ({ text }: { text: string }) => `“${text}” no es un artículo ni una página.`,
  importTrashed: 'Estaba en la papelera, o nunca se guardó.',
  importTooDeep: 'Su texto tiene demasiados niveles para leerse.',
  importNoPrice: 'Falta el precio.',
  importNoName: 'No hay nombre ni empresa.',
  importUnreached: 'No hay número de teléfono ni dirección de correo.',
  importPhoneUnreadable: 'No se puede leer el número de teléfono, y no hay dirección de correo.',
  importEmailUnreadable: 'No se puede leer la dirección de correo, y no hay número de teléfono.',
}

const profileRefusals = {
  factMissing: 'Por favor, llene esto.',
  figure: 'Por favor, escriba un número entero.',
  price: 'Por favor, escriba un precio como 85 u 85.50.',
  callbackMinutes: 'Por favor, escriba minutos enteros, de 1 a 60.',
  ratingFigure: 'Por favor, escriba una calificación de 1 a 5, como 4.8.',
  timeOfDay: 'Por favor, escriba una hora como 07:00.',
  profileConflict: 'Otra persona guardó el perfil del negocio después de que usted lo abrió.',
  timeZone: 'Por favor, escriba una zona horaria como America/Chicago.',
  answerMinutes: 'Por favor, escriba minutos enteros, de 1 a 1440.',
  stateUnknown: 'Por favor, escriba un estado, como Texas o TX.',
  postalCode: 'Por favor, escriba un código postal como 77002 o 77002-1234.',
  latitude: 'Por favor, escriba grados de -90 a 90, como 29.76.',
  longitude: 'Por favor, escriba grados de -180 a 180, como -95.37. Al oeste de Greenwich es negativo.',
  bothCoordinates: 'Por favor, escriba las dos coordenadas, o ninguna.',
  webAddress: 'Por favor, escriba una dirección completa que empiece con https://',
  realDay: 'Por favor, escriba un día del calendario, como 2026-12-24.',
  listedTwice: 'Esto está dos veces en la lista.',
  serviceUnknown: 'El sitio no tiene ese servicio.',
  cardUnknown: 'El sitio no tiene esa tarjeta, como safe/depository-safes.',
  tooManyEntries: ({ most }: Most) => `Máximo ${most} entradas.`,
  accentForm: 'Por favor, escriba un color como #1e3a8a.',
  accentFaint:
    'Con el tema claro, este color apenas se distingue de la página. Por favor, elija uno más oscuro.',
  markUploaded: 'Un logo o un ícono se pone subiéndolo.',
  photoAddress: 'Por favor, elija una imagen que se haya subido aquí.',
  photoAlt: 'Por favor, diga qué muestra la imagen.',
}

const templateRefusals = {
  templateTitle: 'Por favor, escriba un nombre.',
  templateBody: 'Por favor, escriba el texto.',
  templateSubject: 'Por favor, escriba un asunto.',
  tooManyTemplates: ({ most }: Most) => `No más de ${most} respuestas guardadas.`,
  templatesConflict: 'Otra persona cambió las respuestas guardadas. Revise la lista e intente otra vez.',
}

const invoicingRefusals = {
  bookName: 'Por favor, nómbrelo como en su QuickBooks.',
  lineName: 'Por favor, diga qué se cobra en la línea.',
  quantity: 'Por favor, escriba una cantidad como 1 o 1.5.',
  discountRate: 'Por favor, escriba un descuento de 0 a 100 por ciento.',
  discountTooLarge: 'El descuento es mayor que lo que cuesta la línea.',
  linesMissing: 'Por favor, escriba al menos una línea.',
  tooManyLines: ({ most }: Most) => `Máximo ${most} líneas.`,
  totalTooLarge: 'El total es más de lo que se puede guardar. Por favor, revise cantidades y precios.',
  taxRate: 'Por favor, escriba una tasa de 0 a 25 por ciento, como 8.25.',
  taxPlace: 'Por favor, escriba el nombre del lugar.',
  days: 'Por favor, escriba días enteros, hasta 365.',
  estimateSent: ({ number }: { number: number }) =>
    `El presupuesto ${number} ya se envió: no cambia ni se elimina. Haga una versión nueva.`,
  estimateGone: 'Este presupuesto ya no existe.',
  estimateReplaced: 'Hay una versión más reciente de este presupuesto. Por favor, responda a esa.',
  estimateAnswered: 'Este presupuesto ya tiene respuesta. Si su respuesta cambió, por favor llámenos.',
  estimateExpired:
    'Este presupuesto ya no es válido: su último día pasó. Por favor, llámenos para uno nuevo.',
  estimateAnswerName: 'Por favor, escriba su nombre.',
  estimateAnswerStays: 'No se deshizo: lo respondió su cliente, o desde entonces pasó algo más.',
  notMailable: 'Por correo solo se manda lo que ya se envió y sigue vigente, al correo de su solicitud.',
  nothingOwed: 'No se debe nada, así que no hay estado de cuenta que enviar.',
  estimateEndsBefore: 'Este día ya pasó. Por favor, elija uno posterior, o déjelo vacío.',
  dueBefore: 'Este día ya pasó. Por favor, elija uno posterior, o déjelo vacío.',
  invoiceSent: ({ number }: { number: string }) =>
    `La factura ${number} ya se envió: no cambia ni se elimina. Anúlela, o haga una nota de crédito.`,
  invoiceReason: 'Por favor, dé un motivo: se imprime en la factura.',
  invoicePaidNotVoid: 'Ya hay un pago en ella. Revierta el pago, o haga una nota de crédito.',
  invoiceCreditedNotVoid: 'Una parte ya tiene nota de crédito: haga otra por el resto.',
  creditNothing: 'Diga de qué es la nota de crédito: una cantidad de una línea, o un monto.',
  creditQuantity: 'Es más de lo que queda por acreditar de una línea.',
  creditTooLarge: ({ openCents }: { openCents: number }) =>
    `Es más de lo que queda por acreditar: ${invoiceDollars(openCents)}.`,
  creditEither: 'Ponga líneas o un monto, no las dos cosas.',
  creditOfAnother: 'Esta nota de crédito se hizo para otra factura.',
  invoiceEnded: 'Solo se puede anular o acreditar una factura enviada que no esté ya anulada ni acreditada.',
  invoiceNotPayable: 'No es una factura por cobrar: es un borrador, una nota de crédito o está anulada.',
  invoicePaid: 'No le queda nada por cobrar.',
  tipOnMoneyBack: 'No hay propina en dinero que se devuelve.',
  depositDenied: 'Su sitio dice que no pide anticipo. Quítelo, o cambie eso en Ajustes, Perfil del negocio.',
  depositRate: 'Por favor, escriba un anticipo de 0 a 100 por ciento.',
  depositPaid: 'El anticipo ya está pagado. Para cobrar más por adelantado, escriba cuánto.',
  depositTooLarge: 'El anticipo es más que el total.',
  depositNotDue: 'No hay anticipo por pagar: se paga después del sí, mientras el trabajo está abierto.',
  depositInvoiced: 'Este trabajo ya se facturó. Registre el pago en la factura.',
  invoiceHoldsDeposit:
    'En este borrador se registraron pagos, así que se queda. Devuelva el anticipo, o cambie las líneas a lo que se queda y envíelo.',
  amount: 'Por favor, escriba una cantidad como 85 u 85.50.',
  paymentAmount: 'Por favor, escriba una cantidad mayor que cero, como 85 u 85.50.',
  tipAmount: `Por favor, escriba una propina de 0 a ${invoiceDollars(lineItemLimits.unitCents)}.`,
  paymentAhead: 'Ese día todavía no llega.',
  paymentTooOld: 'Ese día fue hace más de diez años.',
  paymentTooLarge: ({ openCents }: { openCents: number }) =>
    `Es más de lo que queda por cobrar: ${invoiceDollars(openCents)}.`,
  depositPaymentTooLarge: ({ openCents }: { openCents: number }) =>
    `Es más que el resto del presupuesto: ${invoiceDollars(openCents)}.`,
  refundTooLarge: ({ openCents }: { openCents: number }) =>
    `Es más de lo que se devuelve al cliente: ${invoiceDollars(openCents)}.`,
  paymentOfAnother: 'Este pago se registró para otra factura.',
  drawerEmpty: 'Aquí no hay efectivo que entregar.',
  drawerDiffers: ({ cashCents, countedCents }: { cashCents: number; countedCents: number }) =>
    `${countedCents < cashCents ? 'Faltan' : 'Sobran'} ${invoiceDollars(Math.abs(countedCents - cashCents))}: deberían ser ${invoiceDollars(cashCents)}. Cuente otra vez, o diga aquí por qué.`,
  drawerChanged: ({ cashCents }: { cashCents: number }) =>
    `La caja tiene ahora ${invoiceDollars(cashCents)}: entró un pago o se revirtió uno. Cuente otra vez.`,
  paymentOfColleague: 'Otra persona registró este pago. Pida a la oficina que lo revierta.',
  paymentDiffers:
    'Con este mismo botón ya se registró otro pago. Vea los pagos de la factura y luego escriba este otra vez.',
  paymentPaidBack: 'Ese dinero ya se devolvió. Primero revierta la devolución.',
  stockCount: 'Por favor, escriba un número hasta 10,000, como 3.',
  stockOff:
    'El inventario de la camioneta está desactivado. Un dueño lo activa en Ajustes, Presupuestos y facturas.',
  stockNotCounted: 'Esto ya no se cuenta.',
}

const workRefusals = {
  photosOnSite: 'Estas dos fotos ya están en el sitio web. Quítelas primero.',
  photoNotForSite: 'El cliente no ha permitido esta foto en el sitio web, o retiró el permiso.',
  workClosed: 'Este trabajo está cerrado. Primero reábralo, o pida que las horas se escriban a mano.',
  workAhead: 'Esa hora todavía no llega.',
  workEndsFirst: 'El fin debe ser después del inicio.',
  workTooLong: 'Son más de 24 horas. Por favor, revise los días.',
  workOverlaps: 'Esta persona tiene otras horas a esa hora. Primero corrija esas.',
  workBeforeJob: 'Es más de una semana antes de que llegara este trabajo. Por favor, revise la fecha.',
  workByHand: 'Para esa hora hay horas escritas a mano; esas valen y esto no se guardó.',
  workPressedWhen:
    'Esto se presionó hace más de tres días, o el reloj del teléfono estaba mal. Pida que las horas se escriban a mano.',
}

const notificationRefusals = {
  recipientListed: 'Esta dirección ya está en la lista.',
  tooManyRecipients: ({ most }: Most) => `No más de ${most} direcciones.`,
  webhookAddress: 'Escriba una dirección completa que empiece con https://',
  webhookCredentials: 'Quite de la dirección el nombre de usuario y la contraseña.',
  webhookPrivate: 'Esta dirección lleva a una red privada. Solo se llama a direcciones públicas.',
  webhookMissing: 'Escriba la dirección que se debe llamar.',
  noWebhookSecret: 'Primero guarde la dirección del webhook: entonces se crea su secreto.',
  environmentSecret: 'El secreto de este webhook está en los ajustes del servidor.',
  notARecipient: 'Con estos ajustes no se envía nada ahí.',
  webhookOff: 'El webhook está apagado.',
  deviceGone: 'Este dispositivo ya no está en la lista.',
  subscriptionUnusable: 'La suscripción de este navegador no se puede usar.',
  deliveredOrGone: 'Esto ya se entregó, o ya no existe lo que anunciaba.',
}

const mailRefusals = {
  environmentMail:
    'Los ajustes propios del servidor (SMTP_URL) dicen cómo se envía el correo. Se cambian ahí, no aquí.',
  environmentFrom:
    'Los ajustes propios del servidor (MAIL_FROM) dicen quién es el remitente. Se cambia ahí, no aquí.',
  environmentUrl:
    'Los ajustes propios del servidor (PUBLIC_URL) dicen cuál es la dirección. Se cambia ahí, no aquí.',
  mailHost: 'Escriba el nombre del servidor de correo, como smtp.example.com.',
  mailHostPrivate:
    'Este nombre lleva a una red privada. Escriba un servidor de correo público, o pida que se ponga SMTP_PRIVATE=1 en el servidor.',
  mailHostUnknown: 'No hay ningún servidor con este nombre. Revise cómo está escrito.',
  mailPort: 'Escriba un puerto entre 1 y 65535. La mayoría de los servidores usa 465 o 587.',
  mailSecurity: 'Elija TLS o STARTTLS: sin cifrado, la contraseña se podría leer en el camino.',
  mailPassword: 'Escriba la contraseña de este servidor y nombre de usuario.',
  mailPasswordForm: 'Esta contraseña no se puede usar. Cópiela otra vez sin saltos de línea.',
  mailUser: 'Escriba el nombre de usuario que va con la contraseña.',
  keepTo: ({ most }: Most) => `Máximo ${most} caracteres.`,
  publicUrl: 'Escriba la dirección completa, como https://example.com.',
  mailNotSetUp: 'Primero prepare el correo.',
  proofRecipient: 'La prueba va a un administrador o a una dirección que recibe los avisos.',
  siteShowsExample:
    'El sitio todavía muestra teléfonos, correo o licencia de ejemplo. Primero escriba los suyos.',
  addressNotAsked: 'Primero escriba la URL de su sitio web.',
  addressWait: 'Se revisó hace un momento. Espere un minuto antes de revisar otra vez.',
  proofWait: 'Se acaba de enviar una prueba. Espere medio minuto antes de enviar otra.',
  tooManyProofs: 'Ya fueron muchas pruebas. Intente otra vez en una hora.',
  mailNotSent: ({ why }: { why: string }) => why,
  proofCode: 'Escriba los seis dígitos del correo de prueba.',
  proofCodeWrong: 'Ese no es el código del último correo de prueba.',
  proofCodeOver: 'Este código ya venció o se escribió mal demasiadas veces. Envíe otra prueba.',
  proofOutdated: 'Los ajustes cambiaron después de enviar esta prueba. Envíe otra prueba.',
}

type Detail = { detail: string }
type Seconds = { seconds: number }

/** Why a notification was not delivered, or what a delivered one left undone. `detail`: what the other side said. */
const deliveryReasons = {
  senderFailed: 'Algo inesperado salió mal; está en el registro del servidor.',
  channelNotConfigured: 'Ya no hay nada configurado que pueda entregar esto.',
  addressUnproven:
    'Los enlaces para clientes esperan hasta que se compruebe la URL de su sitio web. Revísela en Ajustes, Correo.',
  deliveryUnreadable: 'Esta versión no pudo leer el mensaje guardado.',
  deliveryWasInTrash: 'No se envió: estaba en la papelera. Con “Reintentar” se envía ahora.',
  deliveryTooLate: 'Es demasiado tarde para que este correo ayude.',
  nobodyToMail: 'Todavía no hay ningún administrador ni otra dirección a la que escribir.',
  mailNotWritten: ({ detail }: Detail) => `El correo no se pudo escribir en el disco: ${detail}`,
  mailPasswordUnreadable:
    'La contraseña del servidor de correo no se puede leer aquí. Escríbala otra vez en Ajustes, Correo.',
  mailServerPrivate:
    'El nombre del servidor de correo lleva a una red privada. Solo se usan direcciones públicas.',
  mailServerUntrusted: ({ detail }: Detail) =>
    `No se puede confiar en el certificado del servidor de correo: ${detail}`,
  mailServerInsecure: ({ detail }: Detail) =>
    `No se pudo llegar de forma segura al servidor de correo: ${detail}`,
  mailServerPlain:
    'El servidor de correo no habla TLS en este puerto. TLS va con el puerto 465, STARTTLS con el 587.',
  mailServerSlow: 'El servidor de correo tardó demasiado.',
  mailServerSilent: 'El servidor de correo no respondió a tiempo. Puede que el puerto esté bloqueado.',
  mailServerUnknown: 'No se encontró el nombre del servidor de correo.',
  mailServerClosed: 'El servidor de correo rechaza conexiones en este puerto.',
  mailServerDropped: 'El servidor de correo cortó la conexión.',
  mailServerUnreachable: ({ detail }: Detail) => `No se pudo llegar al servidor de correo: ${detail}`,
  mailServerBusy: ({ detail }: Detail) => `Por ahora el servidor de correo no acepta más: ${detail}`,
  mailServerRefusesUs: ({ detail }: Detail) => `El servidor de correo no nos atiende: ${detail}`,
  mailSignInRefused: ({ detail }: Detail) =>
    `El servidor de correo rechazó el nombre de usuario o la contraseña: ${detail}`,
  mailSignInMissing: ({ detail }: Detail) =>
    `El servidor de correo pide nombre de usuario y contraseña: ${detail}`,
  mailSenderRefused: ({ detail }: Detail) =>
    `El servidor de correo rechazó nuestra dirección de remitente: ${detail}`,
  mailAddressRefused: ({ detail }: Detail) => `El servidor de correo rechazó la dirección: ${detail}`,
  mailAddressDeferred: ({ detail }: Detail) => `El servidor de correo aplazó la dirección: ${detail}`,
  mailMessageRefused: ({ detail }: Detail) => `El servidor de correo rechazó el mensaje: ${detail}`,
  mailMessageDeferred: ({ detail }: Detail) => `El servidor de correo aplazó el mensaje: ${detail}`,
  mailNotAddressed: ({ detail }: Detail) => `No se pudo dirigir el correo: ${detail}`,
  /** The mail was accepted for its other recipients. */
  mailNotAcceptedFor: ({ detail }: Detail) => `No se aceptó para ${detail}`,
  webhookTurnedOff: 'El webhook está apagado. Actívelo en Ajustes, Avisos, y luego reintente.',
  webhookLeadsInside: 'El nombre del webhook lleva a una red privada. Solo se llama a direcciones públicas.',
  webhookSilent: ({ seconds }: Seconds) => `El webhook no respondió en ${seconds} s.`,
  webhookCutShort: 'La llamada se interrumpió.',
  webhookUnreachable: ({ detail }: Detail) => `No se pudo llegar al webhook: ${detail}.`,
  webhookUnusable: 'No se pudo llegar al webhook: la dirección no se puede usar.',
  webhookRedirects: ({ status }: { status: number }) =>
    `El webhook respondió ${status}, una redirección; esas no se siguen.`,
  webhookAnswered: ({ detail }: Detail) => `El webhook respondió ${detail}`,
  pushServicePrivate: 'El nombre del servicio de avisos lleva a una red privada.',
  pushServiceSilent: ({ seconds }: Seconds) => `El servicio de avisos no respondió en ${seconds} s.`,
  pushCutShort: 'El aviso se interrumpió.',
  pushServiceUnreachable: ({ detail }: Detail) => `No se pudo llegar al servicio de avisos: ${detail}.`,
  pushServiceAnswered: ({ detail }: Detail) => `El servicio de avisos respondió ${detail}`,
  deviceTakenOff: 'El dispositivo ya no acepta avisos y se quitó de la lista.',
}

export const refusals = {
  ...permissionRefusals,
  ...callRefusals,
  ...formRefusals,
  ...receiptRefusals,
  ...postRefusals,
  ...pageRefusals,
  ...redirectRefusals,
  ...importRefusals,
  ...profileRefusals,
  ...textRefusals,
  ...templateRefusals,
  ...invoicingRefusals,
  ...workRefusals,
  ...notificationRefusals,
  ...mailRefusals,
  ...deliveryReasons,
}
