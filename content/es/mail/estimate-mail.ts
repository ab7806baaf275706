import { either, texts } from '#content/texts.ts'

export const estimateMailWords = texts({
  subject: 'Su presupuesto de {company}',
  subjectAgain: 'Su nuevo presupuesto de {company}',
  heading: 'Presupuesto {number}: {amount}',
  greeting: 'Hola, {customer}:',
  line: '{name}: {amount}',
  tax: 'Impuesto: {amount}',
  text: 'Los detalles están en la página de su solicitud. Ahí puede aceptarlo o rechazarlo.',
  deposit: 'Al aceptarlo se paga un anticipo de {amount}.',
  valid: 'Es válido hasta el {day}.',
  open: 'Abrir el presupuesto',
  questions: either(
    '¿Tiene preguntas? Responda a este correo o llame al {phone}{has-email}.',
    '¿Tiene preguntas? Llame al {phone}.',
  ),
  footer: 'Recibe este correo porque nos pidió un precio.',
})
