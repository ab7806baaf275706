import { trashDays } from '#content/trash-rules.ts'
import type { ListWords } from './lists.ts'

const kinds: Readonly<Record<string, string>> = {
  Quote: 'Solicitud de cotización',
  Message: 'Mensaje',
  Call: 'Llamada',
  LeadNote: 'Nota',
  Contact: 'Cliente anotado a mano o importado',
  CustomerTie: 'Contacto',
  CustomerPlace: 'Lugar de un cliente',
  Review: 'Reseña',
  Testimonial: 'Testimonio',
  Blog: 'Artículo',
  Page: 'Página',
  Redirect: 'Redirección',
  PriceItem: 'Precio',
  Estimate: 'Presupuesto',
  Invoice: 'Factura',
  Image: 'Imagen',
}

export const trashWords = {
  title: 'Papelera',
  lead: `Lo que usted elimina se queda aquí ${trashDays} días. Después desaparece para siempre, con sus archivos.`,

  filterBy: 'Filtrar por tipo',
  filters: {
    all: 'Todo',
    quote: 'Solicitudes de cotización',
    message: 'Mensajes',
    call: 'Llamadas',
    note: 'Notas',
    contact: 'Clientes',
    tie: 'Contacto',
    place: 'Lugares',
    review: 'Reseñas',
    testimonial: 'Testimonios',
    blog: 'Artículos',
    page: 'Páginas',
    redirect: 'Redirecciones',
    price: 'Precios',
    estimate: 'Presupuestos',
    invoice: 'Facturas',
    image: 'Imágenes',
  },
  search: 'Buscar en la papelera',
  searchHint: 'Nombre, teléfono o palabras',
  listTitle: 'En la papelera',

  kind: (model: string) => kinds[model] ?? model,
  untitled: 'Sin nombre',
  deletedOn: (time: string, by: string | null) =>
    by ? `${by} lo eliminó el ${time}` : `Eliminado el ${time}`,
  goesSoon: 'Desaparece para siempre en menos de un día',
  goesIn: (days: number, date: string) =>
    `Desaparece para siempre en ${days === 1 ? '1 día' : `${days} días`}, el ${date}`,
  stillPublic: 'Cualquiera que tenga la dirección de su archivo todavía puede abrirlo.',

  restore: 'Restaurar',
  restoring: 'Restaurando...',
  restoreOf: (name: string) => `Restaurar: ${name}`,
  restored: 'Restaurado.',
  newAddress: 'Ahora otro artículo usa su dirección, así que este tiene una nueva.',
  show: 'Verlo',
  restoreFailed: 'No se pudo restaurar. Intente otra vez.',
  purgeOf: (name: string) => `Eliminar para siempre: ${name}`,
  deleteQuestion: '¿Eliminar esto para siempre?',
  deleteWhat: (kind: string, name: string) =>
    `${kind}: ${name}. Se eliminará ahora, con sus archivos y correos. Esto no se puede deshacer.`,
  deleteFailed: 'No se pudo eliminar. Intente otra vez.',
  deleted: (name: string) => `Eliminado para siempre: ${name}`,

  emptyIt: 'Vaciar la papelera',
  emptyQuestion: '¿Vaciar la papelera?',
  emptyWhat:
    'Todo lo que hay en ella se eliminará ahora, con sus archivos y correos. Esto no se puede deshacer.',
  emptyConfirm: 'Eliminar todo para siempre',
  emptied: (left: number) =>
    left > 0
      ? `${left === 1 ? 'Queda 1' : `Quedan ${left}`}. Vacíela otra vez.`
      : 'Todo lo que había en la papelera desapareció para siempre.',
  emptyFailed: 'No se pudo vaciar la papelera. Intente otra vez.',

  empty: 'No hay nada en la papelera',
  emptyHint: `Lo que usted elimina se queda aquí ${trashDays} días.`,
  showAll: 'Mostrar todo',
  loading: 'Cargando la papelera...',
  loadFailed: 'No se pudo cargar la papelera',
  loadFailedHint: 'No se perdió nada. Intente otra vez en un momento.',
  stale: (since: string) => `No se pudo cargar la papelera. Se muestra la lista anterior (${since}).`,
  older: 'Lo eliminado antes',
  linked: 'Lo que abrió',
  linkedGone: 'Esto ya no está en la papelera.',
} satisfies ListWords & Record<string, unknown>
