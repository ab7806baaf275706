import { either, texts } from '#content/texts.ts'

export const invoiceMailWords = texts({
  subject: '{title} de {company}',
  subjectPaid: 'Recibo: {title} de {company}',
  subjectLate: 'Recordatorio: {title} de {company}',
  heading: '{title}: {amount}',
  greeting: 'Hola, {customer}:',
  due: 'Por favor, pague {amount} a más tardar el {day}.',
  late: '{amount} se debía pagar el {day} y todavía no nos ha llegado. Por favor, páguelo ahora. Si ya lo pagó, gracias: no tiene que hacer nada.',
  howTo: 'Por favor, vea la nota en la factura.',
  invoice: 'Aquí está su factura.',
  received: 'Recibimos {amount}. Gracias.',
  paid: 'La pagó por completo: {amount}. Gracias.',
  credit: 'Aquí está su nota de crédito: ya no debe la factura a la que se refiere.',
  creditOf: 'Esta nota de crédito termina la factura {number}: ya no la debe.',
  creditPart: 'Esta nota de crédito le quita {amount} a la factura {number}.',
  stillOpen: 'De esa factura todavía quedan {amount} por pagar.',
  back: 'Le debemos los {amount} que usted pagó por ella.',
  owedBack: 'Le debemos {amount}.',
  credited: 'Le quitamos {amount}.',
  open: 'Abrir el PDF',
  pay: 'Pagar en línea',
  questions: either(
    '¿Tiene preguntas? Responda a este correo o llame al {phone}{has-email}.',
    '¿Tiene preguntas? Llame al {phone}.',
  ),
  footer: 'Recibe este correo porque hicimos un trabajo para usted.',
})
