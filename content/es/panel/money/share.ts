import { ended } from '#content/fill-in.ts'
import { customerPageWords } from '../people/customer-page.ts'

const { copy, copied, copyFailed, text } = customerPageWords

const both = { copy, copied, copyFailed, text }

export const shareWords = {
  title: 'Para el cliente',
  again: (email: string) => `Enviar otra vez por correo a ${email}`,
  first: (email: string) => `Enviar por correo a ${email}`,
  remind: (email: string) => `Recordar por correo a ${email}`,
  mailing: 'Enviando...',
  mailed: 'Va en camino.',
  invoice: {
    ...both,
    link: (name: string) => `Enlace a la factura para ${name}`,
    textTo: (name: string) => `Mandar a ${name} un mensaje de texto con el enlace a la factura`,
    message: (name: string, company: string, link: string) =>
      `Hola, ${name}, le saluda ${ended(company)} Aquí está su factura: ${link}`,
  },
  overdue: {
    ...both,
    link: (name: string) => `Enlace a la factura para ${name}`,
    textTo: (name: string) => `Mandar a ${name} un recordatorio por mensaje de texto`,
    message: (name: string, company: string, link: string) =>
      `Hola, ${name}, le saluda ${ended(company)} Su factura ya venció; por favor revísela: ${link}`,
  },
  estimate: {
    ...both,
    link: (name: string) => `Enlace al presupuesto para ${name}`,
    textTo: (name: string) => `Mandar a ${name} un mensaje de texto con el enlace al presupuesto`,
    message: (name: string, company: string, link: string) =>
      `Hola, ${name}, le saluda ${ended(company)} Aquí puede leer su presupuesto y contestarlo: ${link}`,
  },
}

export const lostDraftWords = {
  title: 'Mientras tanto esto se envió, sin lo que usted escribió',
  hint: 'Ya no se puede cambiar. Lo que escribió está abajo, por si lo necesita.',
  dismiss: 'No lo necesito',
}
