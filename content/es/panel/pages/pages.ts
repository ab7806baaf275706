import { trashDays } from '#content/trash-rules.ts'
import type { ListWords } from '../lists.ts'
import { screenWords } from '../screens.ts'

const places = { none: 'Ningún lado', menu: 'Menú', footer: 'Pie de página' }

export const pagesWords = {
  tabs: 'Páginas, textos y redirecciones',
  ...screenWords.pages,
  create: 'Agregar página',
  filterBy: 'Filtrar por estado',
  filters: { all: 'Todas las páginas', published: 'Publicadas', drafts: 'Borradores' },
  search: 'Buscar páginas',
  searchHint: 'Título o texto',
  listTitle: 'Sus propias páginas',
  columns: {
    title: 'Página',
    place: 'Enlazada desde',
    changed: 'Modificada',
    state: 'Estado',
    actions: 'Acciones',
  },
  places,
  published: 'Publicada',
  draft: 'Borrador',
  view: 'Ver en el sitio',
  viewOf: (title: string) => `Ver “${title}” en el sitio`,
  edit: (title: string) => `Editar “${title}”`,
  saved: (title: string) => `Se guardó “${title}”.`,
  undone: (title: string) => `“${title}” está otra vez como antes.`,

  deleteOf: (title: string) => `Eliminar “${title}”`,
  deleteQuestion: '¿Eliminar esta página?',
  deleteWhat: (title: string) =>
    `“${title}” se queda en la papelera ${trashDays} días. Su dirección no funciona hasta que usted la restaure.`,
  deleted: (title: string) => `Se eliminó “${title}”`,
  deleteFailed: 'No se pudo eliminar la página',

  empty: 'No se encontraron páginas',
  emptyHint: 'Escriba lo que no dicen las demás páginas: una garantía, un socio, una ciudad que atiende.',
  showAll: 'Mostrar todas las páginas',
  loadFailed: 'No se pudieron cargar las páginas',
  loadFailedHint: 'Están a salvo; intente otra vez en un momento.',
  stale: (since: string) => `No se pudieron cargar las páginas. Se muestra la lista anterior (${since}).`,
  older: 'Más páginas',
  linked: 'La página que abrió',
  linkedGone: 'La página que abrió ya no existe.',
} satisfies ListWords & Record<string, unknown>

export const pageFormWords = {
  createTitle: 'Agregar página',
  editTitle: 'Editar página',
  back: 'Todas las páginas',
  create: 'Agregar',
  update: 'Guardar',
  failed: 'No se pudo guardar la página',
  missingTitle: 'Aquí no hay ninguna página',
  missing: 'Quizá alguien la eliminó.',
  loadFailed: 'No se pudo cargar la página.',
  loadFailedHint: 'Está a salvo; intente otra vez en un momento.',

  basic: 'La página',
  title: 'Título',
  slug: 'Dirección web',
  slugHelp: (path: string) => `La página está en ${path}.`,
  slugFromTitle: 'Déjela vacía para usar el título.',
  slugMoves: 'Si la cambia cuando la página ya está publicada, la dirección anterior lleva a la nueva.',
  description: 'Descripción',
  descriptionHelp: 'Una o dos oraciones, que se ven bajo el título y en los buscadores.',
  language: 'Idioma',

  preview: 'Cómo se va a ver',
  previewHelp:
    'La página misma, con lo que usted escribió. Los visitantes no la ven hasta que se guarda como publicada.',
  previewFrame: 'La página como se va a ver',

  links: 'Enlaces a ella',
  place: 'Todas las páginas la enlazan desde',
  places: { ...places, none: 'ningún lado', menu: 'el menú', footer: 'el pie de página' },
  label: 'Nombre corto (opcional)',
  labelHelp: 'En el menú y el pie de página, donde el título es demasiado largo.',
  position: 'Orden',
  positionHelp: 'Entre sus propias páginas: los números menores van primero.',

  publishing: 'Publicación',
  isPublished: 'Publicar esta página',
  isPublishedHelp: 'Los visitantes la ven en cuanto se guarda. Sin marcar: se guarda como borrador.',
}
