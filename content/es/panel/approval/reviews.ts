import { trashDays } from '#content/trash-rules.ts'
import type { ListWords } from '../lists.ts'
import { screenWords } from '../screens.ts'

export const reviewsPanelWords = {
  ...screenWords.reviews,
  filterBy: 'Filtrar por aprobación',
  filters: { all: 'Todas', approved: 'Aprobadas', pending: 'Pendientes', featured: 'Destacadas' },
  search: 'Buscar reseñas',
  searchHint: 'Nombre, título, palabras o servicio',
  listTitle: 'Reseñas',
  create: 'Agregar reseña',

  columns: {
    date: 'Fecha',
    customer: 'Cliente',
    rating: 'Calificación',
    review: 'Título y comentario',
    service: 'Servicio',
    status: 'Estado',
    actions: 'Acciones',
  },
  verified: 'Verificada',
  suspicious: (because: string) =>
    `Por favor, revise antes de aprobar: esto parece sospechoso, porque ${because}.`,
  edit: (name: string) => `Editar la reseña de ${name}`,
  mail: (name: string, email: string) => `Correo a ${name}: ${email}`,
  mailSubject: 'Su reseña',

  states: {
    approved: 'Aprobada',
    pending: 'Pendiente',
    featured: 'Destacada',
    feature: 'Destacar',
    unfeature: 'Dejar de destacar',
  },
  approve: (name: string) => `Aprobar la reseña de ${name}`,
  unapprove: (name: string) => `Quitar la aprobación a la reseña de ${name}`,
  feature: (name: string) => `Destacar la reseña de ${name}`,
  unfeature: (name: string) => `Dejar de destacar la reseña de ${name}`,
  approved: (name: string) => `Aprobada: los visitantes ven la reseña de ${name}`,
  unapproved: (name: string) => `Pendiente: los visitantes ya no ven la reseña de ${name}`,
  featured: (name: string) => `Destacada: la reseña de ${name}`,
  unfeatured: (name: string) => `Ya no destacada: la reseña de ${name}`,
  changeFailed: 'No se pudo actualizar la reseña',

  replyHeading: 'Su respuesta',
  reply: 'Responder',
  editReply: 'Editar respuesta',
  replyTo: (name: string) => `Respuesta pública a ${name}`,
  replyHelp:
    'Los visitantes la ven debajo de la reseña en cuanto esté aprobada. Déjela vacía para quitar la respuesta.',
  saveReply: 'Guardar respuesta',
  savingReply: 'Guardando...',
  replySaved: (name: string) => `Se guardó la respuesta a ${name}`,
  replyFailed: 'No se pudo guardar la respuesta',

  deleteOf: (name: string) => `Eliminar la reseña de ${name}`,
  deleteQuestion: '¿Seguro que quiere eliminar esta reseña?',
  deleteWhat: (name: string, title: string) =>
    `${name}, “${title}”. Se queda en la papelera ${trashDays} días, con sus votos de utilidad.`,
  deleted: (name: string) => `Se eliminó la reseña de ${name}`,
  deleteFailed: 'No se pudo eliminar la reseña',

  empty: 'No se encontraron reseñas',
  emptyHint: 'Las reseñas nuevas aparecen aquí conforme llegan.',
  showAll: 'Mostrar todas las reseñas',
  loadFailed: 'No se encontraron reseñas',
  loadFailedHint: 'No se pudieron cargar. Las reseñas están a salvo; intente otra vez en un momento.',
  stale: (since: string) => `No se pudieron cargar las reseñas. Se muestra la lista anterior (${since}).`,
  older: 'Reseñas anteriores',
  linked: 'La reseña que abrió',
  linkedGone: 'La reseña que abrió ya no existe.',
} satisfies ListWords & Record<string, unknown>
