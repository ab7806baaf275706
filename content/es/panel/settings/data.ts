import { locale } from '../../locale.ts'

/** Bytes as people read them: 640 KB, 3.4 MB, 12.1 GB. */
function size(bytes: number): string {
  if (bytes === 0) return '0 KB'
  const units = ['KB', 'MB', 'GB', 'TB']
  let amount = bytes / 1024
  let unit = 0
  while (amount >= 1000 && unit < units.length - 1) {
    amount /= 1024
    unit += 1
  }
  return `${unit === 0 ? Math.max(1, Math.round(amount)) : amount.toFixed(1)} ${units[unit]}`
}

export const dataWords = {
  title: 'Datos',
  lead: 'Lo que guarda este sitio, y sus copias.',

  kept: 'Lo que se guarda',
  rows: {
    quotes: 'Solicitudes de cotización',
    messages: 'Mensajes',
    calls: 'Llamadas',
    reviews: 'Reseñas',
    testimonials: 'Testimonios',
    posts: 'Artículos',
    pictures: 'Imágenes del blog',
    attachments: 'Archivos de clientes',
    activity: 'Registros de actividad',
  },
  count: (total: number) => total.toLocaleString(locale),
  database: 'Base de datos',
  files: 'Archivos de clientes, tamaño total',
  free: 'Espacio libre en el disco',
  size,
  tight:
    'El disco está casi lleno: no hay espacio para otra copia. Descargue y elimine las más viejas, o consiga más disco.',

  budget: 'Espacio para archivos de clientes',
  budgetUsed: (used: number, budget: number, share: string) =>
    `${size(used)} de ${size(budget)} en uso (${share}).`,
  budgetAbout:
    'Cuando se llena, se rechazan fotos y documentos; las solicitudes siguen llegando. Elimine solicitudes que ya no necesite, o pida que se permita más espacio en el servidor.',

  state: 'Estado de sus copias de seguridad',
  mark: { well: 'Hecho:', open: 'Falta:', late: 'Mal:' },
  notMade: 'Falló la última copia',
  noneMade: 'Todavía no hay ninguna copia',
  overdue: 'Hay una copia atrasada',
  noRoom: 'No hay espacio para una copia',
  encrypted: 'Cifradas',
  encryptedNext: 'Cifradas a partir de la siguiente copia',
  encryptedNoMore: 'Ya no están cifradas',
  notEncrypted: 'Sin cifrar',
  noPlace: 'Sin segundo lugar',
  place: 'En un segundo lugar',
  placeEmpty: 'El segundo lugar sigue vacío',
  placeSameDisk: 'El segundo lugar está en el mismo disco',
  placeFailed: 'Falló el último envío al segundo lugar',
  neverProved: 'Nunca probadas',
  proved: (time: string) => `Probada: ${time}`,
  notProved: (time: string) => `No se pudo abrir: ${time}`,

  backups: 'Copias de seguridad',
  about:
    'Un archivo con todo: los registros como JSON, las listas también como CSV, archivos de clientes, imágenes, cuentas. Para restaurar una, elija “Restaurar una copia de seguridad” en la página de puesta en marcha de un sitio nuevo y vacío.',
  openToAll: 'Guárdela como una llave: quien la tiene puede leer sobre sus clientes.',
  encryptedOne: 'cifrada',
  plainOne: 'sin cifrar: cualquiera que tenga el archivo puede leerlo',
  make: 'Hacer copia ahora',
  making: 'Haciendo la copia...',
  made: 'Copia hecha.',
  stillMaking: 'Se está haciendo la copia. Aparece abajo cuando termine.',
  running: (since: string) => `Se está haciendo una copia desde: ${since}`,
  failed: (time: string, reason: string) => `La copia falló (${time}). ${reason}`,
  worksAgain: (time: string) => `Las copias fallaron antes. Funcionan otra vez desde: ${time}`,
  none: 'Todavía no hay ninguna copia.',
  nightlyOne: 'de la noche',
  list: 'Copias guardadas',
  older: (count: number) => (count === 1 ? '1 copia anterior' : `${count} copias anteriores`),
  download: 'Descargar',
  downloadOf: (name: string) => `Descargar ${name}`,
  delete: 'Eliminar',
  deleteOf: (name: string) => `Eliminar ${name}`,
  question: '¿Seguro que quiere eliminar esta copia de seguridad?',
  questionWhat: (name: string) => `${name} se eliminará para siempre. Sus datos se quedan.`,
  deleted: 'Copia eliminada.',

  lists: 'Listas para una hoja de cálculo',
  listsAbout: 'Una lista entera como archivo CSV. Para una parte, filtre esa lista y use el enlace de ahí.',
  listNames: {
    quotes: 'Solicitudes de cotización',
    messages: 'Mensajes',
    calls: 'Llamadas',
    customers: 'Clientes importados',
    reviews: 'Reseñas',
  },
  cards: 'Clientes como vCard',
  exportOf: (list: string) => `Exportar ${list.toLowerCase()} como CSV`,

  nightly: 'Cada noche',
  nightlyOn: (zone: string) =>
    `Entre las 2 y las 5 a.\u00a0m., ${zone}. Se guardan las últimas 7; las suyas se quedan hasta que usted las elimine.`,
  nightlyOff: 'Las copias de cada noche están apagadas.',
  turnOn: 'Hacer copia cada noche',
  turnOff: 'Dejar de hacer copias cada noche',
  turnedOn: 'Las copias de cada noche están activadas.',
  turnedOff: 'Las copias de cada noche están apagadas.',
}
