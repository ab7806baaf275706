export const statementWords = {
  title: (name: string) => `Estado de cuenta: ${name}`,
  back: 'Todas las facturas',
  missingTitle: 'Aquí no hay ninguna factura',
  missing: 'No existe esa factura.',
  failed: 'No se pudo cargar el estado de cuenta. Intente otra vez en un momento.',
  stale: (since: string) => `No se pudo cargar el estado de cuenta. Se muestra como estaba (${since}).`,
  says: ({ owed, back, amount }: { owed: number; back: number; amount: string }) => {
    if (back > 0) return `${owed} por cobrar y ${back} por devolver, en total ${amount}`
    return owed === 1 ? `1 factura por cobrar: ${amount}` : `${owed} facturas por cobrar, en total ${amount}`
  },
  late: (amount: string) => `De eso, ${amount} ya venció.`,
  none: 'No queda nada por cobrar.',
  about: (email: string) =>
    `Todo lo que falta por cobrar de las facturas a ${email}, menos lo que se devuelve.`,
  aboutNumber:
    'Todo lo que falta por cobrar con el número de este cliente, menos lo que se devuelve. Sin un correo electrónico, no se envía.',
  list: 'Facturas',
  pdf: 'PDF',
  mail: (email: string) => `Enviarlo por correo a ${email}`,
  mailing: 'Enviando...',
  mailed: 'Está en camino.',
}
