import { trashDays } from '#content/trash-rules.ts'
import type { ListWords } from '../lists.ts'
import { screenWords } from '../screens.ts'

export const postsWords = {
  ...screenWords.posts,
  create: 'Crear artículo',

  filterBy: 'Filtrar por estado',
  filters: {
    all: 'Todos los artículos',
    published: 'Publicados',
    drafts: 'Borradores',
    scheduled: 'Programados',
  },
  search: 'Buscar artículos',
  searchHint: 'Título o resumen',
  listTitle: 'Artículos del blog',

  columns: {
    post: 'Artículo',
    author: 'Autor',
    date: 'Fecha',
    status: 'Estado',
    actions: 'Acciones',
  },
  published: 'Publicado',
  draft: 'Borrador',
  scheduledFor: (time: string) => `Programado: ${time}`,
  publishedSince: (date: string) => `desde el ${date}`,
  view: 'Ver en el sitio',
  viewOf: (title: string) => `Ver “${title}” en el sitio`,

  publishShort: 'Publicar',
  unpublishShort: 'Quitar del sitio',
  publish: (title: string) => `Publicar “${title}”`,
  unpublish: (title: string) => `Quitar “${title}” del sitio`,
  hasPublished: (title: string) => `Se publicó “${title}”`,
  hasUnpublished: (title: string) => `“${title}” es otra vez un borrador`,
  toggleFailed: 'No se pudo actualizar el artículo',
  edit: (title: string) => `Editar “${title}”`,

  deleteOf: (title: string) => `Eliminar “${title}”`,
  deleteQuestion: '¿Seguro que quiere eliminar este artículo?',
  deleteWhat: (title: string) =>
    `“${title}” se queda en la papelera ${trashDays} días. Su enlace no funciona hasta que usted lo restaure.`,
  deleted: (title: string) => `Se eliminó “${title}”`,
  deleteFailed: 'No se pudo eliminar el artículo',

  saved: (title: string) => `Se guardó “${title}”.`,

  empty: 'No se encontraron artículos',
  emptyHint: 'Presione “Crear artículo” para escribir el primero.',
  showAll: 'Mostrar todos los artículos',
  loadFailed: 'No se encontraron artículos',
  loadFailedHint: 'No se pudieron cargar los artículos. Están a salvo; intente otra vez en un momento.',
  stale: (since: string) => `No se pudieron cargar los artículos. Se muestra la lista anterior (${since}).`,
  older: 'Artículos anteriores',
  linked: 'El artículo que abrió',
  linkedGone: 'El artículo que abrió ya no existe.',
} satisfies ListWords & Record<string, unknown>
