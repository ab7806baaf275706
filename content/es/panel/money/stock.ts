import { screenWords } from '../screens.ts'

const remaining = (count: string): string => (count === '1' ? 'queda 1' : `quedan ${count}`)

export const stockWords = {
  ...screenWords.stock,
  heading: 'Inventario de la camioneta',
  failed: 'No se pudo cargar el inventario.',
  failedHint: 'No se perdió nada. Intente otra vez en un momento.',
  stale: (since: string) => `No se pudo cargar el inventario. Se muestra como estaba (${since}).`,

  off: 'El inventario de la camioneta no se cuenta',
  offHint:
    'Al activarlo, usted ve cuántas piezas quedan de cada una, las facturas descuentan lo que venden y hay una lista de compras.',
  offForOthers: 'Un dueño lo activa en Ajustes, Presupuestos y facturas.',
  turnOn: 'Activarlo en Ajustes',
  empty: 'Todavía no se cuenta ninguna pieza',
  emptyHint: 'Elija las piezas de su lista de precios que lleva en la camioneta, y luego diga cuántas hay.',
  emptyForOthers: 'Quien lleva la lista de precios elige las piezas que se cuentan.',
  emptyBook: 'La lista de precios está vacía. Primero agregue ahí las piezas.',
  openBook: 'Abrir la lista de precios',

  parts: 'En la camioneta',
  countOf: (item: string) => `Cuenta de ${item}`,
  oneMore: (item: string) => `Una más de ${item}`,
  oneLess: (item: string) => `Una menos de ${item}`,
  never: 'Todavía sin contar',
  negative: (used: string) => `Uso por encima de lo contado: ${used}. Cuente otra vez.`,
  none: 'No queda ninguna',
  few: (orderAt: string) => `Por comprar: ${orderAt} o menos`,
  mark: (orderAt: string) => `Comprar al llegar a ${orderAt}`,
  more: 'Contar o comprar',
  moreOf: (item: string) => `Contar o comprar ${item}`,
  count: '¿Cuántas hay?',
  setCount: 'Fijar la cuenta',
  setting: 'Fijando...',
  bought: '¿Cuántas compró?',
  addBought: 'Agregar',
  adding: 'Agregando...',
  badQuantity: 'Escriba un número como 3 o 2.5.',
  counted: (item: string, left: string) => `${item}: ${remaining(left)}.`,

  buy: 'Por comprar',
  left: remaining,
  listed: (item: string, left: string) => `${item} (${left})`,
  copy: 'Copiar la lista',
  copied: 'La lista está copiada.',
  copyFailed: 'Aquí no se permite copiar. La lista está seleccionada; cópiela usted.',
  share: 'Compartir',
  print: 'Imprimir',
  download: 'Descargar el inventario (CSV)',
  file: {
    columns: {
      item: 'Pieza',
      count: 'Quedan',
      orderAt: 'Comprar al llegar a',
      buy: 'Comprar',
      countedAt: 'Última cuenta',
    },
    buy: 'sí',
    name: 'inventario',
  },

  choose: 'Elegir qué se cuenta',
  chooseHint: 'Piezas, no mano de obra ni cargos. El número: cuántas deben quedar para que toque comprar.',
  orderAtOf: (item: string) => `Comprar ${item} al llegar a`,
  orderAt: 'Comprar al llegar a',
  saveChoice: 'Guardar',
  saving: 'Guardando...',
  chosen: 'Se guardó qué se cuenta.',
  conflict: 'Mientras tanto, otra persona cambió la misma pieza.',

  history: 'Historial',
  historyOf: (item: string) => `Historial de ${item}`,
  historyOfAll: 'Historial de todas las piezas',
  noHistory: 'Todavía no ha entrado ni salido nada.',
  columns: { at: 'Cuándo', item: 'Pieza', change: 'Cambio', reason: 'Por qué', by: 'Quién' },
  reasons: {
    counted: 'Contado',
    bought: 'Comprado',
    corrected: 'A mano',
    used: 'Usado',
    putBack: 'Devuelto',
  },
  invoice: 'Abrir la factura',
  older: 'Anteriores',
  newest: 'Más recientes',
}

/** On a line of an estimate or invoice. */
export const stockOfLineWords = {
  left: remaining,
  countAgain: (count: string) => `${count}, cuente otra vez`,
  fromVan: (item: string, left: string) => `${item} de la camioneta (${left})`,
}
