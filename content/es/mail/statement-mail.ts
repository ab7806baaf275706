import { either, texts } from '#content/texts.ts'

export const statementMailWords = texts({
  subject: 'Sus facturas por pagar de {company}',
  subjectLate: 'Recordatorio: sus facturas por pagar de {company}',
  greeting: 'Hola, {customer}:',
  one: 'Tiene una factura por pagar: {amount}',
  several: 'Tiene {count} facturas por pagar, en total {amount}',
  balance: 'Su saldo es de {amount}',
  line: 'Factura {number}: {amount}',
  lineDue: 'Factura {number}: {amount}, vence el {day}',
  lineLate: 'Factura {number}: {amount}, venció el {day}',
  lineBack: 'Factura {number}: le debemos {amount}',
  open: 'Abrir la factura {number}',
  late: 'De eso, {amount} ya venció y todavía no nos ha llegado. Por favor, páguelo ahora. Si ya lo pagó, gracias: no tiene que hacer nada.',
  pay: 'Pagar {amount} en línea',
  questions: either(
    '¿Tiene preguntas? Responda a este correo o llame al {phone}{has-email}.',
    '¿Tiene preguntas? Llame al {phone}.',
  ),
  footer: 'Recibe este correo porque hicimos un trabajo para usted.',
})
