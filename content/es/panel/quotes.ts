import { leadFilterNames } from './leads.ts'
import type { ListWords } from './lists.ts'
import { screenWords } from './screens.ts'

export const quotesWords = {
  ...screenWords.quotes,
  median: 'Mediana del primer contacto en solicitudes de cotización, últimos 7 días:',
  share: (percent: number, minutes: number) => `${percent}% en ${minutes} minutos o menos.`,

  filterBy: 'Filtrar por estado',
  filters: leadFilterNames,
  search: 'Buscar en las solicitudes',
  searchHint: 'Nombre, teléfono o palabras',
  listTitle: 'Solicitudes',

  mailSubject: 'Su solicitud de cotización',
  empty: 'No se encontraron solicitudes',
  emptyHint: 'Las solicitudes nuevas aparecen aquí en cuanto llegan.',
  showAll: 'Mostrar todas las solicitudes',
  loadFailed: 'No se pudieron cargar las solicitudes',
  loadFailedHint: 'Las solicitudes están a salvo. Intente otra vez en un momento.',
  stale: (since: string) => `No se pudieron cargar las solicitudes. Se muestra la lista anterior (${since}).`,
  older: 'Solicitudes anteriores',
  linked: 'La solicitud que abrió',
  linkedGone: 'La solicitud que abrió ya no existe.',
} satisfies ListWords & Record<string, unknown>
