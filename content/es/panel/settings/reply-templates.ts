import type { ReplyTemplate } from '#content/reply-template.ts'

export const defaultReplyTemplates: readonly ReplyTemplate[] = [
  {
    id: 'on-my-way',
    channel: 'text',
    title: 'Hora de llegada',
    subject: '',
    body: 'Hola, {name}, le saluda {company}. Voy en camino, unos {minutes} min. Llegada aproximada: {arrival}',
  },
  {
    id: 'tried-to-call',
    channel: 'text',
    title: 'Intentamos llamar',
    subject: '',
    body: 'Hola, {name}, le saluda {company}. Acabamos de llamarle por su solicitud. Llámenos, o díganos aquí a qué hora le encontramos: {link}',
  },
  {
    id: 'send-address',
    channel: 'text',
    title: 'Pedir la dirección',
    subject: '',
    body: 'Hola, {name}, le saluda {company}. Por favor, mándeme por mensaje la dirección y lo que necesite para entrar, como el código del portón.',
  },
  {
    id: 'got-it',
    channel: 'mail',
    title: 'Recibimos su solicitud',
    subject: 'Su solicitud a {company}',
    body: 'Hola, {name}:\n\nRecibimos su solicitud y le llamaremos en breve. Aquí puede ver cómo va, agregar fotos o corregir la dirección:\n{link}\n\n{company}',
  },
  {
    id: 'appointment',
    channel: 'text',
    title: 'Su cita',
    subject: '',
    body: 'Hola, {name}, le saluda {company}. Su cita: {appointment}, en {address}. ¿No está bien? Díganos aquí: {link}',
  },
  {
    id: 'price',
    channel: 'text',
    title: 'El precio',
    subject: '',
    body: 'Hola, {name}, le saluda {company}. El precio de su trabajo es de {price}. ¿Quiere que vayamos?',
  },
  {
    id: 'could-not-reach',
    channel: 'mail',
    title: 'No pudimos comunicarnos',
    subject: 'Intentamos llamarle',
    body: 'Hola, {name}:\n\nIntentamos llamarle por su solicitud y no pudimos comunicarnos. ¿A qué hora le queda bien? Solo responda a este correo.\n\n{company}',
  },
]
