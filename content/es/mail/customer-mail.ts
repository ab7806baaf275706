import { either, texts } from '#content/texts.ts'
import { howItCame, whileYouWait } from '../site/receipt.ts'
import { idReady } from '../site/receipt-visit.ts'

export const customerMailWords = texts({
  received: {
    subject: 'Recibimos su solicitud {number}',
    heading: 'Recibimos su solicitud',
    sent: 'Usted la envió {time}.',
    sentAbout: 'Usted la envió {time}, {about}.',
    came: howItCame,
    files: { one: 'Llegó con un archivo.', many: 'Llegó con {count} archivos.' },
    untimed: 'Le llamaremos.',
    urgent: 'Si no puede esperar, llame al {phone}. Alguien contesta a cualquier hora{nights}.',
    follow:
      'En la página de su solicitud puede ver cómo va, agregar algo, corregir su número de teléfono o cancelarla.',
    mistake: '¿Usted no nos pidió nada? Alguien escribió su dirección por error. Puede ignorar este correo.',
    mistakeGiven: '¿Usted no nos pidió nada? Nos dieron su dirección por error. Puede ignorar este correo.',
  },
  emergency: {
    subject: 'Recibimos su solicitud de emergencia. Llame ahora al {phone}',
    subjectAlerted: 'Alerta recibida: {time}. Llame ahora al {phone}',
    urgent: 'No nos espere: llame al {phone}. Alguien contesta a cualquier hora{nights}.',
    subjectClosed: 'Recibimos su solicitud de emergencia, y ahora estamos cerrados',
    closed: 'Ahora estamos cerrados. Si no puede esperar, llame a otro cerrajero.',
    whileYouWait,
  },
  taken: {
    subject: '{staff} tiene su solicitud y le está llamando',
    subjectNobody: 'Tenemos su solicitud y le estamos llamando',
    text: 'Nuestra llamada viene del {phone} o de un celular. Por favor, conteste.',
    /** To a customer who asked not to be called. */
    written: {
      subject: '{staff} tiene su solicitud y le responderá pronto',
      subjectNobody: 'Tenemos su solicitud y le responderemos pronto',
      email: 'La respuesta le llega por correo, como usted pidió.',
      text: 'La respuesta le llega por mensaje de texto, como usted pidió.',
    },
  },
  tried: {
    subject: 'Acabamos de llamarle desde el {phone}',
    noAnswer: 'No pudimos comunicarnos con usted.',
    voicemail: 'No pudimos comunicarnos con usted, así que le dejamos un mensaje de voz.',
    back: either('Llámenos a la hora que quiera, de día o de noche{nights}.', 'Llámenos cuando pueda.'),
    orSay: 'O díganos en la página de su solicitud a qué hora llamarle.',
  },
  /** What customers did on their page, for their records. */
  copy: {
    accepted: 'Usted aceptó nuestro presupuesto: {amount}',
    declined: 'Usted rechazó nuestro presupuesto: {amount}',
    anotherTime: 'Usted pidió otra hora',
    noAppointment: 'Usted canceló su cita',
    wished: 'Usted pidió esta hora: {time}',
    wishDeclined: 'Resultó que esta hora no está libre: {time}',
    wishOver: 'No alcanzamos a confirmar esta hora: {time}',
    cancelled: 'Usted canceló su solicitud',
    estimate: 'Presupuesto {number}, {amount} en total.',
    signed: 'Con la firma de {name}, {time}.',
    unsigned: 'Respondido {time}.',
    stands: 'Su cita: {time}. Sigue en pie hasta que acordemos otra hora.',
    was: 'Era: {time}.',
    done: 'Usted hizo esto {time}.',
    confirm: 'Queda fijada cuando la confirmemos.',
    pickAgain: 'Por favor, elija otra hora en la página de su solicitud, o llame al {phone}.',
    promises: {
      accepted: '{promise} para acordar la hora.',
      declined: '{promise}.',
      anotherTime: '{promise} para acordar la nueva hora.',
      noAppointment: '{promise} para hablar de ello.',
      wished: '{promise} para hablar de ello.',
      wishDeclined: '{promise}.',
      wishOver: '{promise}.',
      cancelled: '{promise}.',
    },
    untimed: 'Le llamaremos',
    ended: 'Nadie le llamará por esto.',
    mistake: '¿No fue usted? Llame de inmediato al {phone}.',
  },
  appointment: {
    subject: 'Su cita: {time}',
    moved: { subject: 'Su cita tiene nueva hora: {time}' },
    where: 'Vamos a {address}.',
    text: idReady,
    change: 'Si esa hora no le conviene, llame al {phone}.',
    changeOnPage: 'Si esa hora no le conviene, pida otra en la página de su solicitud, o llame al {phone}.',
  },
  reminder: { subject: 'Le recordamos su cita: {time}' },
  onTheWay: {
    subject: '{staff} va en camino (llegada: {time})',
    subjectNobody: 'Vamos en camino (llegada: {time})',
    later: {
      subject: '{staff} va con retraso (llegada: {time})',
      subjectNobody: 'Vamos con retraso (llegada: {time})',
    },
    text: idReady,
    codeWord:
      'Antes de abrir la puerta, pida la palabra clave. Está en la página de su solicitud, y nuestro técnico la sabe.',
    late: 'Si eso no le conviene, llame ahora al {phone}.',
  },
  done: {
    subject: 'Su trabajo está terminado. Gracias de parte de {company}',
    heading: 'Su trabajo está terminado. Gracias.',
    wrong: either(
      'Si algo no quedó bien, responda a este correo o llame al {phone}{has-email}.',
      'Si algo no quedó bien, llame al {phone}.',
    ),
    pay: 'Pagar en línea',
    ask: 'Si tiene dos minutos, por favor cuéntele a la siguiente persona cómo le fue.',
    review: 'Escribir una reseña',
  },
  greeting: 'Hola, {customer}:',
  request: 'Su solicitud: {number}',
  license: 'Licencia {number}, {holder}',
  open: 'Ver su solicitud',
  call: 'Llame al {phone}',
  footer:
    'Enviado automáticamente por {company}, porque esta dirección se escribió con una solicitud en nuestro sitio web.',
  /** Of a request that staff wrote down. */
  footerGiven: 'Enviado automáticamente por {company}, porque nos dieron esta dirección con una solicitud.',
})

export const customerMailExample = {
  signedBy: 'Dana Whitfield',
  number: '4821-0937',
  customer: 'Dana',
  staff: 'Mike',
  address: '12 Elm Street',
}

/** The one mail that asks the customer of a completed job for a review: nothing for it, and nothing against a low rating. */
export const reviewRequestWords = texts({
  subject: '¿Qué le pareció nuestro trabajo? {company}',
  greeting: 'Hola, {customer}:',
  ask: 'Terminamos su trabajo ({service}). Si tiene dos minutos, por favor cuéntele a la siguiente persona cómo le fue.',
  open: 'Escribir una reseña',
  elsewhere: 'O escriba su reseña en {site}',
  elsewhereAlone: 'Escriba su reseña en {site}',
  honest:
    'Buena o mala, cuenta igual, y no se da nada a cambio{allReviews}. Leemos cada reseña antes de que aparezca, solo para quitar direcciones, códigos y publicidad{allReviews}.',
  link: 'Este enlace es solo para usted y funciona durante {days} días. Su reseña llevará la marca Verificada, porque conocemos el trabajo.',
  help: either(
    'Si algo del trabajo no quedó bien, también puede responder a este correo o llamar al {phone}{has-email}.',
    'Si algo del trabajo no quedó bien, también puede llamar al {phone}.',
  ),
  once: '{company} envía este correo una sola vez por cada trabajo.',
  unsubscribe: 'Ya no me pidan reseñas, por favor',
})
