import { trashDays } from '#content/trash-rules.ts'
import { locale } from '../../locale.ts'

type ErasedCounts = { records: number; keptInvoices: number; keptNumbers: readonly number[] }

const named = (what: string, numbers: readonly number[]) =>
  numbers.length > 0 && `${what} ${new Intl.ListFormat(locale).format(numbers.map(String))}`

export const privacyRequestWords = {
  title: 'Solicitudes de privacidad',
  lead: 'Alguien le pregunta qué guarda sobre esa persona, o le pide que lo elimine. Búsquela por el correo o el teléfono que usó.',
  contact: 'Correo o número de teléfono',
  contactHint: 'La dirección o el número completos. El nombre no basta: dos personas pueden llamarse igual.',
  find: 'Buscar',

  foundFor: (contact: string) => `Guardado bajo ${contact}`,
  nothing: (contact: string) => `No hay nada guardado bajo ${contact}.`,
  nothingHint:
    'Si acaba de eliminar todo, ya no está. Si no, revise cómo está escrito, o pruebe con su otro correo o teléfono.',
  inTrash: 'En la papelera',
  staysSold: 'Enviada, así que se queda',
  also: 'También usó:',

  exportTitle: 'Enviarle una copia',
  exportHint:
    'Un archivo ZIP: todo lo que envió, sus archivos, las notas de ustedes, los correos sobre ello y la actividad. Envíelo solo al correo o al teléfono que está guardado.',
  download: 'Descargar una copia',

  eraseTitle: 'Eliminar todo',
  eraseHint: `Las solicitudes, mensajes, reseñas, archivos, notas y correos se eliminan ahora, sin ${trashDays} días en la papelera. Una factura enviada se queda, con su nombre y su dirección: la ley quiere que se conserven las ventas. La actividad conserva que lo demás se eliminó, no lo que decía. Las copias de seguridad anteriores y el buzón de usted todavía lo tienen.`,
  confirmLabel: (contact: string) => `Escriba ${contact} para confirmar`,
  confirmMismatch: 'Esto no es lo que usted buscó.',
  erase: 'Eliminar todo para siempre',
  erasing: 'Eliminando...',
  erasedFor: (contact: string) => `Eliminado: ${contact}`,
  erased: ({ records, keptInvoices, keptNumbers }: ErasedCounts) =>
    [
      records === 1 && 'Se eliminó 1 registro para siempre.',
      records !== 1 &&
        (records > 0 || keptInvoices === 0) &&
        `Se eliminaron ${records} registros para siempre.`,
      keptInvoices === 1 &&
        `${named('La factura', keptNumbers) || 'La factura enviada'} se queda con su nombre y su dirección, porque la ley quiere que se conserven las ventas. Ya no tiene correo ni número de teléfono.`,
      keptInvoices > 1 &&
        `${named('Las facturas', keptNumbers) || `${keptInvoices} facturas enviadas`} se quedan con sus nombres y direcciones, porque la ley quiere que se conserven las ventas. Ya no tienen correo ni número de teléfono.`,
    ]
      .filter(Boolean)
      .join(' '),
}
