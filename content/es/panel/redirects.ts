import { trashDays } from '#content/trash-rules.ts'
import { locale } from '../locale.ts'
import type { ListWords } from './lists.ts'
import { screenWords } from './screens.ts'

const number = (count: number) => count.toLocaleString(locale)

export const redirectsWords = {
  ...screenWords.redirects,
  create: 'Agregar una redirección',
  import: 'Agregar muchas de un archivo',
  hint: 'Direcciones anteriores, y a dónde lleva ahora cada una. Una página que existe siempre tiene prioridad.',
  filterBy: 'Filtrar por uso',
  filters: { all: 'Todas las redirecciones', used: 'Usadas', unused: 'Nunca usadas' },
  search: 'Buscar en las redirecciones',
  searchHint: 'Dirección o nota',
  listTitle: 'Redirecciones',
  columns: {
    from: 'Dirección anterior',
    to: 'Lleva a',
    status: 'Tipo',
    used: 'Usos',
    actions: 'Acciones',
  },
  times: (hits: number) => (hits === 0 ? 'Nunca' : hits === 1 ? 'Una vez' : `${number(hits)} veces`),
  edit: (from: string) => `Editar la redirección de ${from}`,
  saved: (from: string) => `Se guardó la redirección de ${from}.`,
  savedAhead: ({ from, to }: { from: string; to: string }) =>
    `Se guardó la redirección de ${from}. Todavía no hay ninguna página en ${to}, así que revise cómo está escrita o cree la página.`,
  noPage: 'No hay página en esta dirección',

  deleteOf: (from: string) => `Eliminar la redirección de ${from}`,
  deleteQuestion: '¿Eliminar esta redirección?',
  deleteWhat: (from: string) =>
    `Entonces ${from} no lleva a ningún lado. La redirección se queda en la papelera ${trashDays} días.`,
  deleted: (from: string) => `Se eliminó la redirección de ${from}`,
  deleteFailed: 'No se pudo eliminar la redirección',

  empty: 'No se encontraron redirecciones',
  emptyHint:
    '¿Tenía antes un sitio web? Haga que sus direcciones lleven a las páginas nuevas, para que no se pierda ningún enlace.',
  showAll: 'Mostrar todas las redirecciones',
  loadFailed: 'No se pudieron cargar las redirecciones',
  loadFailedHint: 'Están a salvo; intente otra vez en un momento.',
  stale: (since: string) =>
    `No se pudieron cargar las redirecciones. Se muestra la lista anterior (${since}).`,
  older: 'Más redirecciones',
  linked: 'La redirección que abrió',
  linkedGone: 'La redirección que abrió ya no existe.',
} satisfies ListWords & Record<string, unknown>

export const redirectFormWords = {
  createTitle: 'Agregar una redirección',
  editTitle: 'Editar la redirección',
  back: 'Todas las redirecciones',
  create: 'Agregar',
  update: 'Guardar',
  failed: 'No se pudo guardar la redirección',
  missingTitle: 'Aquí no hay ninguna redirección',
  missing: 'Puede que alguien la haya eliminado.',
  loadFailed: 'No se pudo cargar la redirección.',
  loadFailedHint: 'Está a salvo; intente otra vez en un momento.',

  section: 'Direcciones',
  from: 'Dirección anterior',
  fromHelp: 'Como aparece después del nombre del sitio, por ejemplo /about-us.html o /index.php?page_id=12.',
  to: 'Lleva a',
  toHelp: 'Una página de este sitio, como /about, o una dirección completa que empiece con https://',
  status: 'Tipo',
  statuses: {
    301: '301: se movió para siempre',
    308: '308: se movió para siempre, también los formularios',
  },
  statusHelp: '301 es lo correcto, salvo que un programa pida otra cosa.',
  note: 'Nota (opcional)',
  noteHelp: 'Para usted, por ejemplo “impresa en el volante de 2019”.',
}

type Counts = { added: number; changed: number; unchanged: number; refused: number }

const counted = (count: number, one: string, many: string) => `${number(count)} ${count === 1 ? one : many}`

export const redirectImportWords = {
  title: 'Redirecciones de un archivo',
  back: 'Todas las redirecciones',
  file: 'El archivo',
  columns:
    'Una redirección por línea: dirección anterior, dirección nueva y, si quiere, el tipo (301 o 308) y una nota. Se separan con comas, punto y coma o tabuladores; la primera línea puede ser un encabezado.',
  choose: 'Elija un archivo CSV',
  paste: 'O pegue las líneas',
  example: '/about-us.html,/about\n/locks/safe.php,/services/safe,301,Del menú anterior',
  check: 'Revisar',
  busy: 'Revisando...',
  store: (count: number) =>
    count === 1 ? 'Guardar una redirección' : `Guardar ${number(count)} redirecciones`,
  checked: 'Qué se guardaría',
  stored: 'Guardado',
  counts: ({ added, changed, unchanged, refused }: Counts) =>
    [
      counted(added, 'nueva', 'nuevas'),
      counted(changed, 'cambiada', 'cambiadas'),
      `${number(unchanged)} como ${unchanged === 1 ? 'estaba' : 'estaban'}`,
      counted(refused, 'rechazada', 'rechazadas'),
    ].join(', '),
  refused: 'Líneas que se dejan fuera',
  refusedColumns: { line: 'Línea', text: 'Lo que dice', why: 'Por qué' },
  line: (line: number) => `Línea ${number(line)}`,
}
