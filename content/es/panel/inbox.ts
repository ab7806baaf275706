import { ended } from '#content/fill-in.ts'
import { trashDays } from '#content/trash-rules.ts'
import { locale } from '../locale.ts'
import type { ListWords } from './lists.ts'
import { screenWords } from './screens.ts'

const requests = (count: number) =>
  count === 1 ? '1 solicitud' : `${count.toLocaleString(locale)} solicitudes`

export const inboxWords = {
  ...screenWords.inbox,

  filterBy: 'Mostrar',
  filters: {
    open: 'Abiertas',
    mine: 'Mías',
    suspicious: 'Sospechosas',
    quotes: 'Solicitudes de cotización',
    messages: 'Mensajes',
    calls: 'Llamadas',
    new: 'Nuevas',
    contacted: 'Contactadas',
    done: 'Terminadas',
    all: 'Todas',
  },
  moreFilters: 'Tipo y estado',
  moreFiltersHint: 'Más filtros',
  search: 'Buscar en la bandeja de entrada',
  searchHint: 'Nombre o número',
  listTitle: 'Solicitudes',

  groups: {
    urgent: 'Llamar ya',
    waiting: 'Esperan una llamada',
    followUp: 'Dar seguimiento',
    working: 'En proceso',
    cleanUp: 'Viejas por cerrar',
    suspicious: 'Sospechosas',
    done: 'Terminadas',
  },
  groupHints: {
    cleanUp: 'Tienen más de tres días. Llame, o márquelas como terminadas.',
    suspicious: 'Quizá no sean solicitudes reales. Revise antes de llamar.',
  } as Readonly<Record<string, string>>,

  empty: 'No se encontraron solicitudes',
  emptyHint: 'Nadie está esperando. Las solicitudes nuevas aparecen aquí en cuanto llegan.',
  ownEmpty: 'Ahora usted no tiene trabajos',
  ownEmptyHint: 'Cuando le den uno, aparece aquí al instante.',
  toSchedule: 'Ver su agenda',
  writeDown: 'Anotar una llamada',
  showAll: 'Mostrar todas las solicitudes',
  loadFailed: 'No se pudo cargar la bandeja de entrada',
  loadFailedHint:
    'Las solicitudes están a salvo. Solo que no se pudieron mostrar. Intente otra vez en un momento.',
  stale: (since: string) =>
    `No se pudo cargar la bandeja de entrada. Se muestra la lista anterior (${since}).`,
  older: 'Más solicitudes',
  linked: 'La solicitud que abrió',
  linkedGone: 'La solicitud que abrió ya no existe.',

  files: (count: number) => (count === 1 ? '1 archivo' : `${count} archivos`),
  number: (number: string) => `Núm. ${number}`,
  unread: 'Sin mensaje',
  has: (name: string) => `La tiene ${name}`,
  givenTo: (name: string) => `Asignada a ${name}`,
  givenToYou: 'Asignada a usted',
  close: 'Cerrar esta solicitud',
  select: (name: string) => `Seleccionar la solicitud de ${name}`,

  startSelecting: 'Seleccionar',
  stopSelecting: 'Cancelar',
  selected: (count: number) =>
    count === 1 ? '1 solicitud seleccionada' : `${requests(count)} seleccionadas`,
  thanks: (count: number) =>
    `“Marcar como terminada” envía un correo de agradecimiento a ${count === 1 ? '1 cliente' : `${count} clientes`}.`,
  selectHint: 'Seleccione solicitudes para cambiar varias a la vez.',
  bulk: 'Cambiar las solicitudes seleccionadas',
  mark: { contacted: 'Marcar como contactada', completed: 'Marcar como terminada' },
  saving: 'Guardando...',
  trash: 'Mover a la papelera',
  bulkFailed: 'No se cambió nada. Revise la conexión e intente otra vez.',
  undoFailed: 'No se deshizo: otra persona cambió esto desde entonces.',
} satisfies ListWords & Record<string, unknown>

const markedAs = { contacted: ['contactada', 'contactadas'], completed: ['terminada', 'terminadas'] } as const

export const bulkWords = {
  nothingSelected: 'Primero seleccione al menos una solicitud.',
  marked: (count: number, status: 'contacted' | 'completed') => {
    const [one, many] = markedAs[status]
    return count === 1 ? `1 solicitud marcada como ${one}` : `${requests(count)} marcadas como ${many}`
  },
  thanked: (done: string, names: readonly string[]) =>
    `${ended(done)} ${names.length === 1 ? `${names[0]} recibe` : `${names.length} clientes reciben`} un correo de agradecimiento.`,
  trashed: (count: number) =>
    `${requests(count)} ${count === 1 ? 'se movió' : 'se movieron'} a la papelera por ${trashDays} días`,
  bulkPart: (done: number, failed: number) =>
    `${requests(done)} ${done === 1 ? 'cambió' : 'cambiaron'}, ${failed} no. Las que fallaron siguen seleccionadas.`,
  undoPart: (done: number, failed: number) =>
    `${requests(done)} ${done === 1 ? 'volvió' : 'volvieron'} a como ${done === 1 ? 'estaba' : 'estaban'}, ${failed} no: otra persona ${failed === 1 ? 'la' : 'las'} cambió.`,
}
