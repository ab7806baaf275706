import type { ListWords } from '../lists.ts'
import { screenWords } from '../screens.ts'

const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`

export const customersWords = {
  ...screenWords.customers,
  filterBy: 'Qué clientes',
  filters: { all: 'Todos', managers: 'Administradores de propiedades' },
  manager: 'Administra propiedades',
  search: 'Buscar clientes',
  searchHint: 'Nombre, número, dirección o palabras',
  listTitle: 'Clientes',
  columns: {
    name: 'Cliente',
    place: 'Lugar',
    reach: 'Teléfono',
    last: 'Último trabajo',
    spent: 'Gastado',
    owes: 'Debe',
  },
  askedOn: 'pidió el',
  addedOn: 'anotado el',
  overdue: 'vencido',

  empty: 'No hay clientes',
  emptyHint:
    'Aquí aparece quien manda una solicitud, o cuya llamada usted anota. Los de su programa anterior entran con un archivo.',
  showAll: 'Mostrar todos',
  loadFailed: 'No se pudieron cargar los clientes',
  loadFailedHint: 'Están a salvo; intente otra vez en un momento.',
  stale: (since: string) => `No se pudieron cargar los clientes. Se muestra la lista anterior (${since}).`,
  older: 'Clientes anteriores',
  linked: 'El cliente que abrió',
  linkedGone: 'El cliente que abrió ya no existe.',
  deleteQuestion: '¿Eliminar este cliente?',
  deleted: (name: string) => `Cliente eliminado: ${name}`,
} satisfies ListWords & Record<string, unknown>

export const customerWords = {
  back: 'Todos los clientes',
  missingTitle: 'Aquí no hay ningún cliente',
  missing: 'Con este número o correo nadie ha pedido nada ni está anotado, o se eliminó.',
  moneyFailed:
    'No se pudieron cargar los presupuestos y las facturas. Están a salvo; intente otra vez en un momento.',
  loadFailed: 'No se pudo cargar el cliente',
  loadFailedHint: 'No se perdió nada. Intente otra vez en un momento.',
  stale: (since: string) => `Se muestra como estaba (${since}).`,
  mailSubject: 'Su solicitud',
  mapOf: (address: string) => `Abrir ${address} en un mapa`,
  add: 'Agregar una solicitud',
  statement: (count: number, email: string) =>
    `Estado de cuenta de ${count} facturas por cobrar${email ? ` para ${email}` : ''}`,
  paid: 'Pagado',
  owes: 'Debe',
  nextVisit: 'Próxima visita',
  alsoUnder: 'También',
  mailTo: (name: string, email: string) => `Correo a ${name}, ${email}`,
  requests: 'Solicitudes',
  noRequests: 'Todavía no hay solicitudes.',
  reviews: 'Reseñas',
  notes: 'Notas',
  noteOn: (number: string) => `en la solicitud núm. ${number}`,
  number: (number: string) => `Núm. ${number}`,
  appointment: (time: string) => `Cita: ${time}`,
}

export const tieWords = {
  title: 'Contactos',
  manager: 'Administra propiedades',
  marked: (name: string) => `${name} administra propiedades`,
  unmarked: (name: string) => `${name} no administra propiedades`,
  add: 'Agregar un número o correo',
  added: (contact: string, label: string | null) =>
    `${label ? `${contact} (${label})` : contact} se agregó a mano.`,
  contact: 'Otro número o correo de esta persona',
  contactHelp:
    'Por ejemplo, el de su esposo, su esposa o su oficina. Lo que manden desde ahí también aparecerá aquí.',
  label: '¿De quién es? (opcional)',
  labelHelp: '“Esposa” u “Oficina”, por ejemplo.',
  addNow: 'Agregar',
  addedNow: (name: string) => `Se agregó a ${name}`,
  remove: (contact: string) => `Quitar ${contact}`,
  request: (name: string, number: string) => `${name} (Núm. ${number})`,
  removed: (name: string) => `Se quitó de ${name}`,
  merged: (one: string, other: string) => `${one} y ${other} se unieron a mano.`,
  separate: 'Separar',
  shared: (contact: string) => `Varias personas usan ${contact}: no une sus solicitudes.`,
  unshare: 'Lo usa una sola persona',
  split: 'Son personas distintas',
  mixed: (contact: string) => `¿Usan ${contact} personas distintas?`,
  share: 'Sí, distinguirlas',
  separated: (name: string) => `Se cambió qué solicitudes son de ${name}`,
  merge: 'Unir con otro cliente',
  other: 'Su nombre, número, dirección o correo',
  otherHelp: 'Busca clientes mientras usted escribe. Si no aparece, escriba el número o correo completo.',
  found: (count: number) => counted(count, 'cliente', 'clientes'),
  foundNobody: 'Ningún otro cliente tiene este nombre, número o dirección.',
  lookUpFailed: 'No se pudieron buscar los clientes. Escriba el número o correo completo.',
  use: (name: string) => `Elegir a ${name}`,
  pickAnother: 'Elegir otro',
  mergeNow: 'Unir',
  mergedNow: (name: string) => `Se unió con ${name}`,
  failures: {
    'add-contact':
      'No se agregó. Escriba un número o correo completo. Si ya lo usa otro cliente, mejor una los dos.',
    manager: 'No se pudo marcar que administra propiedades',
    merge:
      'No se unieron. Elija un cliente, o escriba un número o correo con el que otra persona pidió algo.',
    share: 'No se pudieron distinguir',
    untie: 'No se pudo cambiar',
    'tie-restore': 'No se pudo deshacer. Nada cambió.',
  },
}

export const knownContactWords = {
  title: 'Lo que usted sabe de esta persona',
  imported: (day: string) => `Importado: ${day}`,
  entered: (day: string) => `Anotado: ${day}`,
  remove: 'Eliminar',
  removeOf: (name: string) => `Eliminar lo que sabe de ${name}`,
  removed: (name: string) => `Se eliminó lo que sabía de ${name}`,
  failures: {
    'contact-delete': 'No se pudo eliminar',
    'contact-restore': 'No se pudo deshacer. Nada cambió.',
  },
}

export const managedPlaceWords = {
  title: 'Lugares',
  mark: (places: number) =>
    places === 0
      ? 'Administra propiedades'
      : `Administra propiedades, ${counted(places, 'lugar', 'lugares')}`,
  request: 'Agregar una solicitud',
  requestFor: (name: string) => `Agregar una solicitud para ${name}`,
  add: 'Agregar un lugar a su cargo',
  name: 'Nombre del lugar',
  address: 'Dirección',
  save: 'Agregar el lugar',
  saved: 'Se agregó el lugar',
  remove: 'Quitar',
  removeOf: (name: string) => `Quitar ${name}`,
  removed: (name: string) => `Se quitó ${name}`,
  failures: {
    place: 'No se pudo agregar el lugar. Escriba un nombre y una dirección.',
    'place-delete': 'No se pudo quitar el lugar',
    'place-restore': 'No se pudo deshacer. Nada cambió.',
  },
}
