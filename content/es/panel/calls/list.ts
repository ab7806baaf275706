import { leadFilterNames } from '../leads.ts'
import type { ListWords } from '../lists.ts'
import { screenWords } from '../screens.ts'

export const callsWords = {
  ...screenWords.calls,

  filterBy: 'Filtrar por estado',
  filters: leadFilterNames,
  search: 'Buscar llamadas',
  searchHint: 'Nombre, teléfono o palabras',
  listTitle: 'Llamadas',

  mailSubject: 'Su solicitud',

  empty: 'No se encontraron llamadas',
  emptyHint: 'Las solicitudes por teléfono o en persona aparecen aquí en cuanto usted las anota.',
  showAll: 'Mostrar todas las llamadas',
  loadFailed: 'No se pudieron cargar las llamadas',
  loadFailedHint: 'Las llamadas están a salvo. Intente otra vez en un momento.',
  stale: (since: string) => `No se pudieron cargar las llamadas. Se muestra la lista anterior (${since}).`,
  older: 'Llamadas anteriores',
  linked: 'La llamada que abrió',
  linkedGone: 'La llamada que abrió ya no existe.',
} satisfies ListWords & Record<string, unknown>
