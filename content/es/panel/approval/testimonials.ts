import { trashDays } from '#content/trash-rules.ts'
import type { ListWords } from '../lists.ts'
import { screenWords } from '../screens.ts'

export const testimonialsWords = {
  ...screenWords.testimonials,
  filterBy: 'Filtrar por aprobación',
  filters: {
    all: 'Todos los testimonios',
    approved: 'Aprobados',
    pending: 'Pendientes de aprobar',
    featured: 'Destacados',
  },
  search: 'Buscar testimonios',
  searchHint: 'Nombre, palabras o empresa',
  listTitle: 'Testimonios',
  create: 'Agregar testimonio',

  columns: {
    customer: 'Cliente',
    rating: 'Calificación',
    service: 'Servicio',
    testimonial: 'Testimonio',
    date: 'Fecha',
    status: 'Estado',
    actions: 'Acciones',
  },
  edit: (name: string) => `Editar el testimonio de ${name}`,

  states: {
    approved: 'Aprobado',
    pending: 'Pendiente',
    featured: 'Destacado',
    feature: 'Destacar',
    unfeature: 'Dejar de destacar',
  },
  approve: (name: string) => `Aprobar el testimonio de ${name}`,
  unapprove: (name: string) => `Quitar la aprobación al testimonio de ${name}`,
  feature: (name: string) => `Destacar el testimonio de ${name}`,
  unfeature: (name: string) => `Dejar de destacar el testimonio de ${name}`,
  approved: (name: string) => `Aprobado: el testimonio de ${name}`,
  unapproved: (name: string) => `Otra vez pendiente: el testimonio de ${name}`,
  featured: (name: string) => `Destacado: el testimonio de ${name}`,
  unfeatured: (name: string) => `Ya no destacado: el testimonio de ${name}`,
  changeFailed: 'No se pudo actualizar el testimonio',

  deleteOf: (name: string) => `Eliminar el testimonio de ${name}`,
  deleteQuestion: '¿Seguro que quiere eliminar este testimonio?',
  deleteWhat: (name: string) => `Lo que dijo ${name} se queda en la papelera ${trashDays} días.`,
  deleted: (name: string) => `Se eliminó el testimonio de ${name}`,
  deleteFailed: 'No se pudo eliminar el testimonio',

  empty: 'No se encontraron testimonios',
  emptyHint: 'Anote lo que le dijo un cliente con “Agregar testimonio”.',
  showAll: 'Mostrar todos los testimonios',
  loadFailed: 'No se encontraron testimonios',
  loadFailedHint: 'No se pudieron cargar. Los testimonios están a salvo; intente otra vez en un momento.',
  stale: (since: string) => `No se pudieron cargar los testimonios. Se muestra la lista anterior (${since}).`,
  older: 'Testimonios anteriores',
  linked: 'El testimonio que abrió',
  linkedGone: 'El testimonio que abrió ya no existe.',
} satisfies ListWords & Record<string, unknown>
