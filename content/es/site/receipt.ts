import { either, texts } from '#content/texts.ts'
import { quoteFormWords } from './quote-form.ts'

/** What to have ready at a locked door; also in the mail that confirms an emergency. */
export const whileYouWait = texts({
  title: 'Mientras espera',
  danger:
    'Si un niño o una mascota está encerrado en un carro, o alguien está en peligro: llame primero al 911.',
  ready: [
    either(
      'Tenga lista su identificación, y algo que muestre que usted vive ahí o que el carro es suyo.{does-automobile}{asksForProof}',
      'Tenga lista su identificación, y algo que muestre que usted vive ahí{asksForProof}.',
    ),
    'Tenga listos la dirección y el código del portón.',
    either(
      'Espere en un lugar con buena luz, a la vista de la puerta o del carro.{does-automobile}',
      'Espere en un lugar con buena luz, a la vista de la puerta.',
    ),
  ],
})

/** Of a request that staff wrote down; also in its mail. Its customer wrote nothing. */
export const howItCame = texts({
  called: { plain: 'Usted nos llamó {time}.', about: 'Usted nos llamó {time}, {about}.' },
  visited: { plain: 'Usted nos visitó {time}.', about: 'Usted nos visitó {time}, {about}.' },
  noted: { plain: 'Anotamos su solicitud {time}.', about: 'Anotamos su solicitud {time}, {about}.' },
})

export const receiptWords = texts({
  titles: { QUOTE: 'Su solicitud', MESSAGE: 'Su mensaje', CALL: 'Su solicitud', REVIEW: 'Su reseña' },
  review: 'Gracias, {customer}. Recibimos su reseña.',
  reviewNext: 'Se publicará después de aprobarla.',
  sentBy: '{customer}, usted envió esto {time}.',
  sentByAbout: '{customer}, usted envió esto {time}, {about}.',
  files: { one: 'Llegó con un archivo.', many: 'Llegó con {count} archivos.' },
  came: howItCame,
  filesLeftOut: quoteFormWords.filesLeftOut,
  keep: 'Guarde esta página en sus favoritos para ver cómo va su solicitud.',
  number: 'Solicitud {number}',
  /** On every other page while it is open; `news` is what its own page says first. */
  openRequest: 'Solicitud {number}: {news}.',
  /** First words of the news that begin with a small letter in `openRequest`. */
  smallWords: [
    'Recibimos',
    'Tenemos',
    'Intentamos',
    'Ya',
    'Su',
    'Usted',
    'Vamos',
    'En',
    'Cerramos',
    'Le',
    'Nos',
    'La',
    'Hay',
  ],
  next: 'Si no puede esperar, llámenos ahora. Alguien contesta a cualquier hora{nights}.',
  call: 'Llame al {phone}',
  text: 'Mande un mensaje{takesTexts}',
  home: 'Volver a la página de inicio',
  gone: {
    title: 'No encontramos ese comprobante',
    text: 'Se borró, o la dirección está incompleta. Si está esperando nuestra llamada, llámenos.',
  },
  ended: {
    title: 'Esta página terminó',
    text: 'La página de una solicitud se queda al menos 90 días después de que el trabajo se hace o se cancela. Llámenos con el número de su solicitud: todavía tenemos el trabajo en nuestros registros.',
  },

  /** What the page says first, by how far the request is; of one that waits, the promise (promise.ts). */
  stages: {
    waiting: 'Recibimos su solicitud',
    taken: 'Recibimos su solicitud',
    tried: 'Intentamos llamarle',
    contacted: 'Ya hablamos',
    estimated: 'Su presupuesto: {amount}',
    accepted: 'Usted aceptó {amount}',
    declined: 'Usted rechazó el presupuesto',
    expired: 'Su presupuesto venció',
    scheduled: 'Su cita: {time}',
    wished: 'Usted pidió esta hora: {time}',
    anotherTime: 'Usted pidió otra hora',
    noAppointment: 'Usted canceló la cita',
    onTheWay: 'Vamos en camino',
    late: 'Ya deberíamos estar con usted',
    overdue: 'Ya deberíamos haberle llamado',
    lost: 'Cerramos esta solicitud',
    done: 'Su trabajo está terminado. Gracias.',
    cancelled: 'Usted canceló esta solicitud',
  },
  stagesOfStaff: {
    taken: '{staff} tiene su solicitud',
    onTheWay: '{staff} va en camino',
    late: '{staff} ya debería estar con usted',
  },
  tab: 'En camino, {time}',
  leads: {
    closed: either(
      'Ahora estamos cerrados. ¿Se quedó afuera? Llame ya: alguien contesta a cualquier hora{nights}.',
      'Ahora estamos cerrados.',
    ),
    /** For a business that does not answer at night: which number to call instead. */
    closedEmergency:
      'Ahora estamos cerrados. Si alguien está en peligro, llame al 911. Si no puede esperar, llame a otro cerrajero.',
    emergency: 'No nos espere: llame ya. Alguien contesta a cualquier hora{nights}.',
    unpromised: 'Por si acaso, llámenos. Alguien contesta a cualquier hora{nights}.',
    untimed: 'Le llamamos.',
    /** In place of the promise of a call, for a business that promises no time. */
    untimedAgain: 'Le llamamos',
    /** Of a call: they have spoken with us. */
    noted: 'Si algo cambia, llámenos o agréguelo abajo.',
    tried: either(
      'Nadie contestó. Llámenos a cualquier hora, o lo intentamos otra vez{nights}.',
      'Nadie contestó. Llámenos, o lo intentamos otra vez.',
    ),
    contacted: 'Si algo cambia, llámenos o agréguelo abajo.',
    estimated: 'Acéptelo o rechácelo abajo. Válido hasta el {day}.',
    estimatedAlways: 'Acéptelo o rechácelo abajo.',
    accepted: '{promise} para fijar la hora.',
    declined: 'Si cambia de opinión, llámenos o agréguelo abajo.',
    expired: 'Llámenos para uno nuevo, o pídalo abajo.',
    scheduled: 'Si esa hora ya no le queda bien, pida otra abajo o llámenos.',
    wished: '{promise} para confirmarla.',
    wishedUntimed: 'Queda fijada cuando la confirmemos.',
    wishedOver: 'Esa hora pasó antes de que la confirmáramos. Elija otra abajo o llámenos.',
    anotherTime: '{promise} para acordarla.',
    stands: 'Mientras tanto, su cita sigue en pie: {time}.',
    noAppointment: '{promise} al respecto.',
    overdue: 'Prometimos llamarle antes de esta hora: {time}. Llámenos ahora.',
    late: 'Dijimos esta hora: {time}. Si no ha llegado nadie, llámenos.',
    lost: 'Si todavía nos necesita, llámenos o envíe una solicitud nueva.',
    done: 'Si algo no quedó bien, llámenos o agréguelo abajo.',
    cancelled: 'Nadie le va a llamar por ella. Si fue un error, llámenos.',
  },
  complaints: {
    alerting: either(
      'En este momento avisamos a todos los que están de guardia{someoneOnDuty}. Si no sabe de nosotros en unos minutos, llámenos.',
      'En este momento mandamos una alerta. Si no sabe de nosotros en unos minutos, llámenos.',
    ),
    alerted:
      'Nos llegó el aviso a esta hora: {time}. Si no sabe de nosotros, llámenos a partir de esta hora: {callAt}.',
    unanswered: 'Nos llegó la alerta a esta hora: {time}. Si todavía no sabe de nosotros, llámenos ahora.',
    noted: 'Lo anotamos. Por si acaso, llámenos.',
  },
  complaintsAgain: {
    alerted:
      'Nos llegó otra alerta a esta hora: {time}. Si no sabe de nosotros, llámenos a partir de esta hora: {callAt}.',
    unanswered: 'Nos llegó otra alerta a esta hora: {time}. Si todavía no sabe de nosotros, llámenos ahora.',
  },
  pay: 'Pagar en línea',
  toEstimate: 'Ver el presupuesto',
  askAgain: 'Enviar una solicitud nueva',
  arrives: 'Hora de llegada: {time}',
  /** Count down in the browser; {n} is filled in there. */
  countdown: { many: ', en {n} minutos', one: ', en 1 minuto', over: '' },
  countdownFirst: { many: 'En {n} minutos. ', one: 'En 1 minuto. ', over: '' },

  drawing: 'Una chapa de combinación: muescas alineadas bajo la palanca, {set} de 4',
  drawingDone: 'Una chapa de combinación: las cuatro muescas están bajo la palanca, que ya cayó en ellas',

  timeLine: 'Lo que ha pasado',
  events: {
    received: 'Recibimos su solicitud',
    planned: 'Programamos su próxima visita',
    notified: 'Nos llegó la alerta',
    seen: 'Ya la vimos',
    taken: 'La estamos atendiendo',
    tried: 'Llamamos, nadie contestó',
    contacted: 'Hablamos',
    scheduled: 'Cita fijada: {time}',
    onTheWay: 'En camino, llegada: {time}',
    late: 'Con retraso, llegada: {time}',
    signed: 'Se firmó de conformidad',
    done: 'Trabajo terminado',
    added: 'Usted agregó algo',
    corrected: 'Usted corrigió sus datos',
    wished: 'Usted pidió esta hora: {time}',
    unwished: 'Usted retiró el pedido',
    wishDeclined: 'Resultó que esa hora no estaba libre',
    wishOver: 'Esa hora pasó antes de que la confirmáramos',
    anotherTime: 'Usted pidió otra hora',
    appointmentCancelled: 'Usted canceló la cita',
    estimated: 'Le enviamos un presupuesto',
    accepted: 'Usted aceptó el presupuesto',
    declined: 'Usted rechazó el presupuesto',
    complained: 'Usted nos dijo que nadie le había llamado',
    lost: 'Cerramos esta solicitud',
    cancelled: 'Usted la canceló',
  },
  eventsOfStaff: { taken: '{staff} la está atendiendo' },
  live: 'En vivo',
  checkedAt: 'Sin conexión. Última revisión: {time}.',

  complain: 'Nadie me ha llamado',
  /** For a customer who asked not to be called. */
  written: {
    overdue: 'Ya deberíamos haberle respondido',
    promised:
      'Prometimos responder antes de esta hora: {time}. Presione el botón de abajo, o llámenos ahora.',
    complain: 'Nadie me ha respondido',
    email: 'Por correo a {address}, como usted pidió.',
    text: 'Por mensaje de texto al número que termina en {digits}, como usted pidió.',
  },
  complainHelp: either(
    'Con un toque avisa a todos los que están de guardia{someoneOnDuty}.',
    'Con un toque nos avisa.',
  ),

  sent: 'Lo que usted envió',
  noted: 'Lo que anotamos',
  service: 'Servicio',
  message: 'Mensaje',
  noMessage: 'Sin mensaje',
  messageKept: 'Tenemos su mensaje. No se muestra aquí, por si alguien más recibe este enlace.',
  contact: 'Cómo nos comunicamos con usted',
  contactText: 'Por teléfono al número que termina en {digits}, por correo a {address}.',
  contactPhone: 'Por teléfono al número que termina en {digits}.',
  address: 'Dirección',
  addressKept: 'La tenemos. No se muestra aquí, por si alguien más recibe este enlace.',
  addedFiles: { one: 'Un archivo', many: '{count} archivos' },

  add: {
    title: 'Agregar una foto o un mensaje',
    titleNoFiles: 'Agregar un mensaje',
    message: 'Mensaje',
    files: 'Fotos o documentos',
    filesHelp: quoteFormWords.filesHelp,
    send: 'Enviar',
  },
  correct: {
    title: 'Corregir su número o dirección, o cómo le respondemos',
    phone: 'Nuevo número de teléfono',
    address: 'Dirección del trabajo',
    contactBy: '¿Cómo le respondemos?',
    answers: {
      '': 'Sin cambio',
      call: 'Llámenme',
      email: 'Mejor por correo',
      text: 'Mejor por mensaje de texto',
    },
    addressHelp: 'Calle, número y todo lo que nos ayude a encontrar la puerta.',
    help: 'Deje un campo en blanco si está bien.',
    send: 'Guardar',
  },
  cancel: {
    title: 'Cancelar esta solicitud',
    text: 'Nadie le va a llamar por ella. Esto no se puede deshacer aquí.',
    send: 'Sí, cancelarla',
  },

  /** Said once, after a form on this page; after a complaint the page itself says what became of it. */
  did: {
    added: 'Agregado. Ya lo podemos ver.',
    addedWithoutFiles: quoteFormWords.filesLeftOut,
    corrected: 'Guardado. Desde ahora usamos los datos nuevos.',
    cancelled: 'Cancelada. Ya lo sabemos.',
    anotherTime: 'Enviado. Ya lo sabemos.',
    noAppointment: 'Cancelada. Ya lo sabemos.',
    booked: 'Reservada. Ya lo sabemos.',
    wished: 'Enviado. Ya lo sabemos.',
    released: 'Listo. Elija otra hora si gusta.',
    accepted: 'Gracias. Tenemos su respuesta.',
    declined: 'Gracias por decirnos.',
    photosAllowed: 'Gracias. Puede retirar el permiso aquí cuando quiera.',
    photosForbidden: 'Listo. Las fotos no están en nuestro sitio web.',
  },
  unsent:
    'Sin conexión a internet: no se envió nada. Lo que escribió sigue aquí. Presione otra vez cuando vuelva la conexión.',
  failed: 'No funcionó. Por favor, inténtelo de nuevo, o llámenos.',
})

export const receiptAppointmentWords = texts({
  title: 'Su cita',
  calendar: 'Agregar a su calendario',
  message: 'Mensaje (opcional)',
  anotherTime: {
    title: 'Pedir otra hora',
    text: 'Díganos qué días y horas le quedan bien. Nos comunicamos con usted, y esta hora sigue en pie hasta entonces.',
    send: 'Sí, pedir otra hora',
  },
  noAppointment: {
    title: 'Cancelar la cita',
    text: 'No irá nadie. Conservamos su solicitud y nos comunicamos con usted al respecto. Si ya no nos necesita, cancele la solicitud.',
    send: 'Sí, cancelar la cita',
  },
})

export const receiptBookingWords = texts({
  pick: 'Elegir una hora',
  move: 'Elegir otra hora',
  atOnce: 'Llegamos dentro del horario que usted elija. Es suyo en cuanto lo reserva.',
  asked: 'Llegamos dentro del horario que usted elija. Queda fijado cuando lo confirmemos.',
  moveText: 'Su cita sigue en pie hasta que quede fijada la nueva hora.',
  days: 'Día',
  windows: { one: '1 horario libre', many: '{count} horarios libres' },
  full: 'nada libre',
  none: 'En los próximos días no hay nada libre en línea. Llámenos, y juntos encontramos una hora.',
  reserved: 'Apartado para usted hasta esta hora: {time}',
  reservedText: 'Resérvelo antes y es suyo. Después queda libre otra vez para otras personas.',
  reservedAsked: 'Pídalo antes y se lo confirmamos. Después queda libre otra vez para otras personas.',
  address: 'Dirección del trabajo',
  addressHelp: 'Calle, número y todo lo que nos ayude a encontrar la puerta.',
  book: 'Reservar',
  ask: 'Pedir esta hora',
  wish: 'La hora que usted pidió',
  wishText: 'Se la confirmamos o le ofrecemos otra hora.',
  wishOver: 'Pasó antes de que la confirmáramos.',
  noneFits: '¿Ninguna le queda? Díganos qué días y horas sí.',
  sendFits: 'Enviar',
  unwish: 'Retirar el pedido',
  unwishText: 'Para una hora que ya no le queda bien. Conservamos su solicitud.',
  unwishSend: 'Sí, retirarlo',
  optional: '(opcional)',
})

export const receiptInvoiceWords = {
  title: 'Factura',
  open: 'Saldo por pagar',
  toPayBack: 'Reembolso a su favor',
  paid: 'Pagada por completo',
  credited: 'Nota de crédito',
  tip: 'Propina',
  due: 'vence el {day}',
  wasDue: 'venció el {day}',
  pay: 'Pagar en línea',
  pdf: 'Abrir el PDF',
}

export const receiptEstimateWords = {
  title: 'Presupuesto',
  heading: 'Presupuesto {number}',
  pdf: 'Abrir el PDF',
  version: 'Versión {version}',
  subtotal: 'Subtotal',
  total: 'Total',
  discount: 'Descuento {amount}',
  valid: 'Válido hasta el {day}.',
  expired: 'Fue válido hasta el {day}. Llámenos para uno nuevo.',
  replaced: 'Una versión más nueva lo reemplazó.',
  closed: 'Su solicitud está cerrada, así que no necesita respuesta.',
  accepted: 'Usted lo aceptó {time}.',
  declined: 'Usted lo rechazó {time}.',
  /** The line that unfolds an estimate which waits for no answer. */
  settled: 'Presupuesto {number}: {amount}',
  sentSinceYes: 'Usted aceptó {from} {time}. Después le enviamos esta nueva versión, por {to}.',
  older: 'Versiones anteriores',
  yes: 'Aceptar',
  yesText:
    'Al escribir su nombre, usted acepta el trabajo y el precio de arriba. Después nos comunicamos para fijar la hora.',
  yesBooked: 'Al escribir su nombre, usted acepta el trabajo y el precio de arriba.',
  no: 'Rechazar',
  name: 'Su nombre completo',
  reason: 'Por qué no (opcional)',
  reasonHelp: 'Si el precio o el día no le queda bien, quizá encontremos otra manera.',
  sendYes: 'Sí, acepto',
  sendNo: 'Rechazar el presupuesto',
  depositOnYes: 'Anticipo, se paga al aceptar',
  yesDeposit: 'Entonces se paga un anticipo de {amount}, que se descuenta de su factura.',
}

export const receiptDepositWords = texts({
  due: 'Anticipo por pagar: {amount}',
  paid: 'Anticipo de {amount} pagado el {day}. Gracias.',
  text: 'Se descuenta de su factura. Por favor, mencione la solicitud {number} al pagar.',
  ways: either('Puede pagar {payment}, o llamar al {phone}.', 'Para pagarlo, llame al {phone}.'),
  pay: 'Pagar el anticipo en línea',
})
