import type { leadFilterNames } from './leads.ts'
import type { ListWords } from './lists.ts'
import { screenWords } from './screens.ts'

const filters: typeof leadFilterNames = {
  all: 'Todos',
  new: 'Nuevos',
  contacted: 'Contactados',
  completed: 'Terminados',
  suspicious: 'Sospechosos',
}

export const messagesWords = {
  ...screenWords.messages,

  filterBy: 'Filtrar por estado',
  filters,
  search: 'Buscar en los mensajes',
  searchHint: 'Nombre, teléfono o palabras',
  listTitle: 'Mensajes',

  mailSubject: 'Su mensaje',

  empty: 'No se encontraron mensajes',
  emptyHint: 'Los mensajes nuevos del formulario de contacto aparecen aquí en cuanto llegan.',
  showAll: 'Mostrar todos los mensajes',
  loadFailed: 'No se pudieron cargar los mensajes',
  loadFailedHint: 'Los mensajes están a salvo. Intente otra vez en un momento.',
  stale: (since: string) => `No se pudieron cargar los mensajes. Se muestra la lista anterior (${since}).`,
  older: 'Mensajes anteriores',
  linked: 'El mensaje que abrió',
  linkedGone: 'El mensaje que abrió ya no existe.',
} satisfies ListWords & Record<string, unknown>
