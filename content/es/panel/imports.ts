import { locale } from '../locale.ts'

const counted = (count: number, one: string, several: string) =>
  `${count.toLocaleString(locale)} ${count === 1 ? one : several}`

const rows = (count: number) => counted(count, 'renglón', 'renglones')

type Counts = { made: number; joined: number; doubled: number; refused: number }

/** What the screens of all imports say. */
export const importWords = {
  file: 'Elija el archivo',
  limits: 'Como máximo 20 MB y 50,000 renglones. No se guarda nada antes de que usted vea qué entra.',
  send: 'Revisarlo',
  sending: 'Leyendo el archivo...',
  failures: {
    tooLarge: 'Este archivo pasa de 20 MB. Divídalo en varios.',
    empty: 'Este archivo está vacío.',
    workbook: 'Este es un libro de Excel o de Numbers. Primero guárdelo como CSV.',
    noFile: 'Primero elija un archivo.',
    interrupted: 'El archivo no llegó. Elíjalo otra vez.',
  },

  from: (name: string, tool: string | null) => (tool ? `${name}, de ${tool}` : name),
  another: 'Elegir otro archivo',
  counts: 'Qué entra',
  number: (count: number) => count.toLocaleString(locale),
  made: 'Nuevos',
  joined: 'Conocidos',
  doubled: 'Repetidos',
  refused: 'Se dejan fuera',
  allHere: 'Todo lo de este archivo ya está aquí.',
  nothing: 'Ningún renglón se puede guardar así. Diga abajo qué contienen las columnas.',

  columns: 'Qué contiene cada columna',
  columnsHelp: 'Esto se dedujo de los encabezados. Corrija lo que esté mal y luego revíselo otra vez.',
  column: (at: number) => `Columna ${at}`,
  sample: (text: string) => `Por ejemplo: ${text}`,
  leaveOut: 'Dejar fuera',
  dayOrder: 'Cómo están escritas las fechas',
  dayOrders: {
    '': 'Como lo muestra el archivo',
    month: 'Primero el mes: 03/04 es el 4 de marzo',
    day: 'Primero el día: 03/04 es el 3 de abril',
  },
  again: 'Revisar otra vez',
  changed: 'Usted cambió lo que contienen las columnas. Revíselo otra vez antes de importar.',

  first: (shown: number) =>
    shown === 1 ? 'Cómo se va a guardar' : `Los primeros ${shown} renglones, como se van a guardar`,
  refusedTitle: 'Renglones que se dejan fuera',
  refusedColumns: { line: 'Línea', text: 'Lo que dice', why: 'Por qué' },
  refusedMore: (more: number) =>
    `Y ${counted(more, 'renglón más', 'renglones más')}: todos están en el archivo.`,
  line: (line: number) => `Línea ${line.toLocaleString(locale)}`,
  download: 'Descargar lo que se deja fuera',
  refusedFile: 'lo-que-quedo-fuera',
  reason: 'Motivo',

  importing: 'Importando. Puede tardar un minuto...',
  done: 'Importado',
  running: 'Se está importando, o se detuvo a la mitad. Cargue esta página otra vez en un minuto.',

  past: 'Importaciones anteriores',
  pastBy: (day: string, by: string | null) => (by ? `${day}, ${by}` : day),
  undo: 'Deshacer esta importación',
  undoOf: (name: string) => `Deshacer la importación de ${name}`,
  undoing: 'Deshaciendo...',
  undoHelp: 'Elimina lo que guardó esta importación, salvo lo que se cambió o se usó desde entonces.',
  loadFailed: 'No se pudieron cargar las importaciones. Intente otra vez en un momento.',

  data: 'De otro programa',
  dataAbout:
    'Traiga lo que tiene en Jobber, Housecall Pro, Square, QuickBooks, una hoja de cálculo, WordPress o AWS Amplify. Primero ve qué entra, y con un botón se deshace.',
}

const programs = 'CSV de Jobber, Housecall Pro, Square, QuickBooks, Excel o cualquier otro programa'

type KindWords = {
  title: string
  back: string
  open: string
  /** The link on the list. */
  link: string
  choose: string
  fileHelp: string
  why: string
  targets: Readonly<Record<string, string>>
  rowColumns: readonly string[]
  import: (stored: number) => string
  toList: string
  says: (counts: Counts) => string
  undone: (kept: number | null) => string
}

type Nouns = { made: (count: number) => string; joined: string }

const saysWith =
  ({ made, joined }: Nouns) =>
  (counts: Counts): string =>
    [
      made(counts.made),
      counts.joined > 0 && `${rows(counts.joined)} ${joined}`,
      counts.doubled > 0 &&
        `${rows(counts.doubled)} ${counts.doubled === 1 ? 'repetido' : 'repetidos'} en el archivo`,
      counts.refused > 0 && `${rows(counts.refused)} fuera`,
    ]
      .filter(Boolean)
      .join(', ')

const undoneWith =
  (kept: (count: number) => string) =>
  (count: number | null): string =>
    count
      ? `Deshecho. ${count === 1 ? 'Se queda' : 'Se quedan'} ${kept(count)}, por cambios o uso desde entonces.`
      : 'Deshecho.'

const entries = (count: number) => counted(count, 'registro', 'registros')
const posts = (count: number) => counted(count, 'artículo o página', 'artículos y páginas')

const reviews = (count: number) => counted(count, 'reseña', 'reseñas')

const testimonials = (count: number) => counted(count, 'testimonio', 'testimonios')

const tables = 'JSON de AWS Amplify o DynamoDB, o CSV'

const opinionTargets = {
  name: 'Nombre',
  rating: 'Estrellas, de 1 a 5',
  comment: 'Lo que dice',
  service: 'Servicio',
  approved: 'Aprobación, sí o no',
  featured: 'Destacado, sí o no',
  entered: 'Día en que se anotó',
  changed: 'Día en que se cambió',
  id: 'Id',
}

const prices = (count: number) => counted(count, 'precio', 'precios')

const requests = (count: number) => counted(count, 'solicitud', 'solicitudes')

const invoices = (count: number) => counted(count, 'factura', 'facturas')

const contactTargets = {
  name: 'Nombre completo',
  firstName: 'Nombre',
  lastName: 'Apellido',
  company: 'Empresa',
  phone: 'Teléfono',
  email: 'Correo',
  street: 'Dirección o calle',
  street2: 'Segunda línea de la dirección',
  city: 'Ciudad',
  state: 'Estado',
  zip: 'Código postal',
}

export const importKindWords = {
  customers: {
    title: 'Clientes de otro programa',
    back: 'Todos los clientes',
    open: 'Clientes',
    link: 'Traer clientes de otro programa',
    choose: 'Archivo CSV o vCard',
    fileHelp: `${programs}, o vCard (.vcf) de los contactos de Google o de Apple.`,
    why: 'Conocidos o repetidos: el mismo número, o el mismo correo con un nombre en común. Se agrega lo que haya de nuevo sobre ellos.',
    targets: { ...contactTargets, notes: 'Notas' },
    rowColumns: ['Cliente', 'Contacto', 'Dirección', 'Notas'],
    import: (stored) => `Importar ${entries(stored)}`,
    toList: 'Ver los clientes',
    says: saysWith({
      made: (count) => counted(count, 'cliente nuevo', 'clientes nuevos'),
      joined: 'de clientes conocidos',
    }),
    undone: undoneWith(entries),
  },
  prices: {
    title: 'Precios de otro programa',
    back: 'Lista de precios',
    open: 'Precios',
    link: 'Traer precios de otro programa',
    choose: 'Archivo CSV',
    fileHelp: `${programs}: productos y servicios, la lista de precios o el catálogo de artículos.`,
    why: 'Conocidos o repetidos: el mismo nombre. Un precio que ya está aquí se queda como está. Lo que entra no aparece en su sitio web hasta que usted lo muestre.',
    targets: {
      name: 'Nombre',
      variation: 'Variación',
      price: 'Precio',
      service: 'Servicio o categoría',
      taxable: 'Con impuesto, sí o no',
      note: 'Nota',
    },
    rowColumns: ['Para qué', 'Precio', 'Servicio', 'Impuesto'],
    import: (stored) => `Importar ${prices(stored)}`,
    toList: 'Ver la lista de precios',
    says: saysWith({
      made: (count) => counted(count, 'precio nuevo', 'precios nuevos'),
      joined: 'de lo que ya está aquí',
    }),
    undone: undoneWith(prices),
  },
  requests: {
    title: 'Solicitudes de otro programa',
    back: 'Bandeja',
    open: 'Solicitudes',
    link: 'Traer solicitudes de otro programa',
    choose: 'Archivo CSV',
    fileHelp: `${programs}: solicitudes, trabajos o clientes potenciales, con el día y el cliente.`,
    why: 'Conocidas: de un cliente que ya está aquí. Repetidas: la misma solicitud ya está aquí, o está dos veces en el archivo. A nadie se le envía correo y nada suena; las terminadas y las perdidas son historial.',
    targets: {
      asked: 'Día en que se pidió',
      entered: 'Día en que se anotó',
      contacted: 'Día del primer contacto',
      scheduled: 'Cita',
      completed: 'Día en que se terminó',
      status: 'Estado de la solicitud',
      title: 'Para qué',
      service: 'Servicio',
      details: 'Detalles',
      ...contactTargets,
      amount: 'Precio',
      number: 'Número',
      source: 'Cómo llegó',
      notes: 'Notas del equipo',
      files: 'Direcciones de archivos',
      id: 'Id',
    },
    rowColumns: ['Cliente', 'Pedida el', 'Estado', 'Para qué'],
    import: (stored) => `Importar ${requests(stored)}`,
    toList: 'Ver la bandeja de entrada',
    says: saysWith({
      made: (count) => `${requests(count)} de clientes nuevos`,
      joined: 'de clientes conocidos',
    }),
    undone: undoneWith(requests),
  },
  invoices: {
    title: 'Facturas por cobrar de otro programa',
    back: 'Todas las facturas',
    open: 'Facturas por cobrar',
    link: 'Traer facturas por cobrar de otro programa',
    choose: 'Archivo CSV',
    fileHelp: `${programs}: un renglón por cada factura, o por cada una de sus líneas.`,
    why: 'Conocidas: de un cliente que ya está aquí. Repetidas: ya está aquí una factura con este número de este cliente. A nadie se le envía correo, y no sale ningún recordatorio por una que ya está vencida. Los totales y los números se quedan como estaban.',
    targets: {
      number: 'Número de factura',
      issued: 'Día en que se facturó',
      due: 'Día en que vence',
      status: 'Estado de la factura',
      line: 'Qué se vendió',
      quantity: 'Cantidad',
      unitPrice: 'Precio por unidad',
      lineAmount: 'Monto de la línea',
      tax: 'Impuesto',
      discount: 'Descuento',
      total: 'Total',
      paid: 'Pagado hasta ahora',
      balance: 'Por cobrar',
      note: 'Nota',
      ...contactTargets,
    },
    rowColumns: ['Factura', 'Cliente', 'Fechas', 'Total', 'Por cobrar'],
    import: (stored) => `Importar ${invoices(stored)}`,
    toList: 'Ver las facturas',
    says: saysWith({
      made: (count) => `${invoices(count)} de clientes nuevos`,
      joined: 'de clientes conocidos',
    }),
    undone: undoneWith(invoices),
  },
  posts: {
    title: 'Artículos y páginas de otro sitio',
    back: 'Todos los artículos',
    open: 'Blog y páginas',
    link: 'Traer artículos y páginas de WordPress o de otro sitio',
    choose: 'Exportación de WordPress, JSON o CSV',
    fileHelp: `De WordPress: Herramientas, Exportar, Todo el contenido (.xml). También ${tables}.`,
    why: 'Conocidos o repetidos: la misma dirección o el mismo título. Los artículos conservan sus fechas y se publican si ya estaban publicados; las páginas entran como borradores. Las direcciones anteriores llevan a las nuevas. No se trae nada del otro sitio: las imágenes aparecen abajo con sus direcciones, y se nombran al final de cada texto, donde solo usted las ve. Los shortcodes, los formularios y los videos se dejan fuera.',
    targets: {
      title: 'Título',
      link: 'Dirección hasta ahora',
      type: 'Artículo o página',
      id: 'Id',
      slug: 'Final de la dirección',
      status: 'Estado',
      published: 'Día en que se publicó',
      entered: 'Día en que se anotó',
      changed: 'Día en que se cambió',
      author: 'Autor',
      category: 'Categoría',
      categorySlug: 'Dirección de la categoría',
      tags: 'Etiquetas',
      excerpt: 'Extracto',
      content: 'Texto (Markdown)',
      html: 'Texto (HTML)',
      image: 'Imagen',
      alternative: 'Qué muestra la imagen',
      readTime: 'Minutos de lectura',
      metaTitle: 'Título para buscadores',
      metaDescription: 'Descripción para buscadores',
    },
    rowColumns: ['Título', 'Qué es', 'Estado', 'Dirección hasta ahora'],
    import: (stored) => `Importar ${posts(stored)}`,
    toList: 'Ver los artículos',
    says: saysWith({
      made: (count) => counted(count, 'artículo o página nueva', 'artículos y páginas nuevos'),
      joined: 'de lo que ya está aquí',
    }),
    undone: undoneWith(entries),
  },
  reviews: {
    title: 'Reseñas de otro programa',
    back: 'Todas las reseñas',
    open: 'Reseñas',
    link: 'Traer reseñas de otro programa',
    choose: 'Archivo JSON o CSV',
    fileHelp: `${tables}, con un nombre, un correo, estrellas, un título y un texto en cada renglón.`,
    why: 'Conocidas o repetidas: la misma persona con las mismas palabras, o el mismo id. A nadie se le envía correo. Las aprobadas aparecen en su sitio web al instante.',
    targets: {
      ...opinionTargets,
      email: 'Correo',
      title: 'Título',
      location: 'Lugar',
      submitted: 'Día en que se escribió',
      approvedAt: 'Día en que se aprobó',
      verified: 'Verificada, sí o no',
      helpful: 'Votos de utilidad',
      reply: 'Su respuesta',
      repliedAt: 'Día de la respuesta',
    },
    rowColumns: ['Quién', 'Estrellas', 'Lo que dice', 'Estado'],
    import: (stored) => `Importar ${reviews(stored)}`,
    toList: 'Ver las reseñas',
    says: saysWith({
      made: (count) => counted(count, 'reseña nueva', 'reseñas nuevas'),
      joined: 'de lo que ya está aquí',
    }),
    undone: undoneWith(reviews),
  },
  testimonials: {
    title: 'Testimonios de otro programa',
    back: 'Todos los testimonios',
    open: 'Testimonios',
    link: 'Traer testimonios de otro programa',
    choose: 'Archivo JSON o CSV',
    fileHelp: `${tables}, con un nombre, estrellas y un texto en cada renglón.`,
    why: 'Conocidos o repetidos: el mismo nombre con las mismas palabras, o el mismo id. Los aprobados aparecen en su sitio web al instante.',
    targets: { ...opinionTargets, company: 'Empresa', date: 'Día' },
    rowColumns: ['Quién', 'Estrellas', 'Lo que dice', 'Estado'],
    import: (stored) => `Importar ${testimonials(stored)}`,
    toList: 'Ver los testimonios',
    says: saysWith({
      made: (count) => counted(count, 'testimonio nuevo', 'testimonios nuevos'),
      joined: 'de lo que ya está aquí',
    }),
    undone: undoneWith(testimonials),
  },
} satisfies Record<string, KindWords>

/** The file of all contacts; the import guesses its columns by these titles, in the singular. */
export const contactFileWords = {
  file: 'clientes',
  columns: {
    name: 'Nombre completo',
    company: 'Empresa',
    phone: 'Teléfono',
    email: 'Correo',
    otherPhones: 'Otro teléfono',
    otherEmails: 'Otro correo',
    address: 'Dirección',
    notes: 'Notas',
    entered: 'Anotado',
  },
}
