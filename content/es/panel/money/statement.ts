export const statementWords = {
  title: (name: string) => `Estado de cuenta: ${name}`,
  back: 'Todas las facturas',
  missingTitle: 'Aquí no hay ninguna factura',
  missing: 'No existe esa factura.',
  failed: 'No se pudo cargar el estado de cuenta. Intente otra vez en un momento.',
  stale: (since: string) => `No se pudo cargar el estado de cuenta. Se muestra como estaba (${since}).`,
  says: (count: number, amount: string) =>
    count === 1 ? `1 factura por cobrar: ${amount}` : `${count} facturas por cobrar, en total ${amount}`,
  late: (amount: string) => `De eso, ${amount} ya venció.`,
  none: 'No queda nada por cobrar.',
  about: (email: string) => `Todo lo que falta por cobrar de las facturas a ${email}.`,
  aboutNumber:
    'Todo lo que falta por cobrar con el número de este cliente. Sin un correo electrónico, no se envía.',
  list: 'Facturas por cobrar',
  pdf: 'PDF',
  mail: (email: string) => `Enviarlo por correo a ${email}`,
  mailing: 'Enviando...',
  mailed: 'Está en camino.',
}
