import { mostCounted } from '#content/search-rules.ts'
import { trashDays } from '#content/trash-rules.ts'
import { locale } from '../locale.ts'

const number = (count: number) => count.toLocaleString(locale)

export const listWords = {
  /** What a button does, and in which row, for people who do not see where it stands. */
  doFor: (words: string, name: string) => `${words}: ${name}`,
  searchClear: 'Borrar la búsqueda',
  found: (total: number) =>
    total > mostCounted
      ? `Más de ${number(mostCounted)} resultados`
      : total === 1
        ? '1 resultado'
        : `${number(total)} resultados`,
  emptyHere: 'Nada coincide con este filtro.',
  emptyFor: (search: string) => `Nada coincide con “${search}”.`,
  loadMore: 'Cargar más',
  loadingMore: 'Cargando más...',
  shown: (shown: number, total: number) => `${shown} de ${number(total)}`,
  shownOfMany: (shown: number, counted: number) => `${shown} de más de ${number(counted)}`,
  backToNewest: 'Volver a lo más reciente',
  arrivedAbove: (count: number) =>
    count === 1 ? 'Arriba hay 1 más reciente' : `Arriba hay ${count} más recientes`,

  live: 'En vivo',
  connecting: 'Conectando',
  away: 'Reconectando',
  offline: 'Sin conexión',
  offlineSince: (since: string) => `Sin conexión. Se muestra la lista anterior (${since}).`,

  more: 'Más',
  edit: 'Editar',
  delete: 'Eliminar',
  deleteForGood: 'Eliminar para siempre',
  trash: 'Papelera',
  inTrash: `Eliminado. Se queda en la papelera ${trashDays} días.`,
  deleting: 'Eliminando...',
  cancel: 'Cancelar',

  noMessage: 'Sin mensaje.',
  wholeMessage: 'Mostrar todo el mensaje',
  shortMessage: 'Mostrar menos',
  noConnection: (failed: string) => `${failed}: sin conexión`,

  textKept: 'Todavía sin guardar.',
  discard: 'Descartar',

  undo: 'Deshacer',
  undoing: 'Deshaciendo...',
  undone: 'Deshecho',
  undoKeys: 'Deshacer (Ctrl+Z)',
  undoClose: 'Cerrar este aviso',
  undoFailed: 'No se pudo deshacer. Nada cambió.',
  undoOvertaken: 'No se deshizo: otra persona lo cambió o lo eliminó.',

  trail: 'Avisos',
  retryDelivery: 'Reintentar',
  retryDeliveryOf: (line: string) => `Reintentar: ${line}`,
  retrying: 'Reintentando...',
  retryFailed: 'No se pudo reintentar el aviso',
}

export type ListWords = {
  title: string
  filterBy: string
  filters: Readonly<Record<string, string>>
  search: string
  searchHint: string
  listTitle: string
  empty: string
  emptyHint: string
  showAll: string
  loading: string
  loadFailed: string
  loadFailedHint: string
  stale: (since: string) => string
  older: string
  linked: string
  linkedGone: string
}

export type DeletionWords = { deleteQuestion: string; deleted: (name: string) => string }

export const approvalWords = {
  rating: (count: number) => `${count} de 5 estrellas`,
  saved: (name: string) => `Se guardó lo que dijo ${name}.`,
}

export const exportWords = {
  download: (total: number) => `Exportar esta lista como CSV (${number(total)})`,
  hint: 'Para una hoja de cálculo. Puede que se le pida su contraseña.',
}

/** Every word inside those files; browsers do not need them. */
export const exportFileWords = {
  columns: {
    received: 'Recibida',
    status: 'Estado',
    kind: 'Tipo de solicitud',
    name: 'Nombre completo',
    firstName: 'Nombre',
    lastName: 'Apellido',
    phone: 'Teléfono',
    email: 'Correo',
    service: 'Servicio',
    message: 'Mensaje',
    files: 'Archivos',
    notes: 'Notas',
    contacted: 'Contactada',
    completed: 'Terminada',
    suspicious: 'Sospechosa',
    source: 'Llegó por',
    wanted: 'Pedida para',
    number: 'Número de solicitud',
    address: 'Dirección',
    appointment: 'Cita',
    minutes: 'Minutos previstos',
    window: 'Margen de llegada (minutos)',
    again: 'Se repite después de (meses)',
    price: 'Precio cotizado (USD)',
    assignee: 'Asignada a',
    lost: 'Perdida por',
    cancelled: 'Cancelada por el cliente',
    waited: 'Minutos hasta el contacto',
    rating: 'Calificación',
    title: 'Título',
    comment: 'Reseña',
    location: 'Lugar',
    approved: 'Aprobada',
    featured: 'Destacada',
    verified: 'Verificada',
    helpful: 'Votos de utilidad',
    contactBy: 'Responder por',
  },
  files: {
    quotes: 'cotizaciones',
    messages: 'mensajes',
    calls: 'llamadas',
    reviews: 'resenas',
    report: 'solicitudes',
  },
  kinds: { Quote: 'Solicitud de cotización', Message: 'Mensaje', Call: 'Llamada' },
  status: { new: 'nueva', contacted: 'contactada', completed: 'terminada' },
  contactBy: { email: 'por correo', text: 'por mensaje de texto' },
  yes: 'sí',
  no: 'no',
}
