import { screenWords } from './screens.ts'

export const textsWords = {
  ...screenWords.texts,
  lead: 'Cada frase de su sitio web y de los correos a sus clientes. Dígala con sus propias palabras, u ocúltela.',
  page: 'Página',
  pages: {
    everyPage: 'Todas las páginas: encabezado y pie',
    home: 'Página principal',
    services: 'Servicios',
    prices: 'Precios',
    about: 'Sobre nosotros',
    contact: 'Contacto',
    faq: 'Preguntas y respuestas',
    brands: 'Marcas',
    reviews: 'Reseñas',
    blog: 'Blog',
    sos: 'Página de emergencia',
    request: 'Después de una solicitud: las gracias y su página',
    mails: 'Correos a los clientes',
    privacy: 'Privacidad',
    accessibility: 'Accesibilidad',
    others: 'Búsqueda, errores, imágenes, buscadores',
    entered: 'Lo que usted anotó',
  },
  show: 'Mostrar',
  shown: {
    all: 'Todos los textos',
    changed: 'Los textos de usted',
    review: 'Textos por revisar',
    behind: 'Textos por traducir',
    absent: 'Textos que ahora no están en ninguna página',
  },
  search: 'Buscar textos',
  searchHint: 'En todas las páginas',
  find: 'Mostrar',
  language: 'Idioma',
  onPage: 'Cambiarlos en la página',
  versions: 'Versiones anteriores',

  facts: 'Qué puede poner entre llaves { }',
  factsAbout:
    'Un nombre entre llaves { } se convierte en lo que dice su perfil del negocio, hoy y después de que usted lo cambie. Donde el perfil no dice nada, la frase se deja fuera. Las llaves que no imprimen nada, como {nights}, son condiciones: la frase aparece solo mientras sea así.',

  none: 'Ningún texto coincide.',
  noneToLookAt: 'No hay nada por revisar. Sus textos van bien con el sitio.',
  noneAbsent: 'Ninguno. Todos nuestros textos están en sus páginas o en sus correos.',
  noneBehind: 'No hay nada por traducir. Sus textos en este idioma son tan recientes como los otros.',
  behind: (language: string) => `El suyo es más reciente en este idioma: ${language}`,
  behindHidden: 'Ahí usted lo oculta.',
  behindList: 'Ahí usted ordenó esta lista, o le agregó algo.',
  behindAll: (count: number, language: string) =>
    count === 1
      ? `1 texto cambió en otro idioma (${language}) y aquí todavía no, así que aparece el de antes.`
      : `${count} textos cambiaron en otro idioma (${language}) y aquí todavía no, así que aparecen los de antes.`,
  seeBehind: 'Ver lo que espera una traducción',
  more: (count: number) => `${count} más. Busque por una de sus palabras.`,
  text: 'Texto',
  ours: 'El nuestro',
  hide: 'Ocultarlo en el sitio web',
  own: 'Su texto',
  hidden: 'Oculto',
  absent: 'Ahora en ninguna página',
  restore: 'Usar nuestro texto',
  restoreFor: (name: string) => `Usar nuestro texto: ${name}`,
  publish: 'Publicar',
  publishing: 'Publicando...',
  published: (count: number) => (count === 1 ? 'Se publicó 1 texto.' : `Se publicaron ${count} textos.`),
  nothing: 'No se cambió nada.',
  spoiled: 'El formulario no llegó completo, así que no se publicó nada. Cargue esta pantalla otra vez.',

  list: (name: string, count: number) => `${name}: ${count} en este orden`,
  listOwn: 'Su orden',
  drag: 'Arrastrar a otro lugar',
  up: 'Subir',
  upOf: (name: string) => `Subir: ${name}`,
  down: 'Bajar',
  downOf: (name: string) => `Bajar: ${name}`,
  moved: (name: string, place: number, count: number) => `Lugar ${place} de ${count}: ${name}`,
  ownEntry: 'De usted',
  take: 'Quitar',
  takeOf: (name: string) => `Quitar: ${name}`,
  took: (name: string) => `Se quitó: ${name}. Puede recuperarse en las versiones anteriores.`,
  addTo: (name: string) => `Agregar a ${name}`,
  addAndPublish: 'Agregar y publicar',
  added: (name: string) => `Se agregó: ${name}.`,
  itself: 'Texto',
  order: 'Nuestro orden',
  orderOnly: 'Nuestro orden, sin lo que usted agregó',
  listOutdated:
    'Nuestra lista cambió después de que usted ordenó la suya. Su orden se conserva; lo nuevo va al final.',
  entryGone: 'Este renglón ya no está en la lista.',

  states: {
    outdated: 'Nuestro texto cambió después de que usted escribió el suyo. Aparece el suyo.',
    invalid: 'Su texto ya no encaja, así que aparece el nuestro.',
    deprecated: 'El sitio ya no tiene este texto. El suyo no aparece en ningún lado.',
  },
  oursThen: 'El nuestro de entonces',
  oursNow: 'El nuestro de ahora',
  yours: 'El de usted',
  keep: 'Conservar el mío',
  keepFor: (name: string) => `Conservar el mío: ${name}`,
  remove: 'Quitar',
  removeFor: (name: string) => `Quitar: ${name}`,

  loadFailed: 'No se pudieron cargar los textos.',
  failedHint: 'Intente otra vez en un momento.',
  stale: (since: string) => `No se pudieron cargar los textos. Estos son los anteriores (${since}).`,
}

export const onPageWords = {
  title: 'Textos',
  find: 'Buscar',
  lead: 'Toque un texto para cambiarlo. Nadie más lo ve antes de que usted lo publique.',
  page: 'Página',
  open: 'Abrir',
  frame: 'La página, con textos que se pueden tocar',
  list: 'Todos los textos en una lista',
  withoutScript: 'La página solo se puede tocar con JavaScript. Sin él, cambie sus textos en la lista.',
  ofQuote: 'Formulario de solicitud',
  ofSearch: 'Búsqueda',
  hint: 'Los títulos para buscadores, las descripciones de imágenes y los correos están en la lista.',

  text: 'Texto',
  ours: 'El nuestro',
  hide: 'Ocultarlo en el sitio web',
  done: 'Listo',
  restore: 'Usar nuestro texto',
  cancel: 'Cancelar',

  draft: (count: number) => (count === 1 ? '1 cambio sin publicar' : `${count} cambios sin publicar`),
  hidden: 'Oculto',
  toOurs: 'Otra vez nuestro texto',
  newOrder: 'Otro orden, u otro renglón',
  place: (place: number, count: number) => `${place} de ${count} en su lista`,
  addBelow: 'Agregar uno abajo',
  undo: 'Deshacer',
  undoFor: (name: string) => `Deshacer: ${name}`,
  publish: 'Publicar',
  publishing: 'Publicando...',
}

export const textVersionsWords = {
  title: 'Versiones anteriores',
  lead: 'Lo que se publicó, lo más reciente primero. Recupere un texto, o todos como estaban entonces.',
  back: 'Todos los textos',
  none: 'Todavía no se ha publicado nada. Nuestros textos aparecen en todos lados.',
  published: (count: number, author: string) =>
    count === 1 ? `1 texto, por ${author}` : `${count} textos, por ${author}`,
  hidden: 'Oculto',
  ours: 'Nuestro texto',
  bringBack: 'Recuperar',
  bringBackFor: (name: string) => `Recuperar: ${name}`,
  broughtBack: 'Este texto aparece otra vez.',
  bringBackAll: 'Recuperar todo como estaba entonces',
  bringBackAllOf: (when: string) => `Recuperar todos los textos como estaban (${when})`,
  allBroughtBack: 'Todos los textos aparecen como entonces.',
  first: 'Antes del primer cambio',
  firstAbout: 'Todos los textos tal como vienen con el sitio.',
  restore: 'Usar nuestros textos en todos lados',
}

export const textFileWords = {
  title: 'Textos del sitio web',
  about:
    'Todos los textos en un archivo JSON, para un traductor o para otro sitio. Los de usted están en "value"; lo que va entre llaves { } se queda como está. Al leerlo, se cambian y se publican los textos que tengan un "value" y los ocultos.',
  export: 'Descargar los textos',
  readIn: 'Leer textos de un archivo',
  file: 'Archivo JSON',
  json: 'O pegue su contenido',
  import: 'Leer y publicar',
  importing: 'Publicando...',
  imported: (count: number) => (count === 1 ? 'Se publicó 1 texto.' : `Se publicaron ${count} textos.`),
  notOne: 'Este no es un archivo de textos. Elija uno que se haya descargado aquí.',
  refused: (texts: string) => `No se publicó nada. Estos textos no encajan: ${texts}`,
}

/** Of a further language of the site, with what its pages lack of the owner's words. */
export const translationWords = {
  title: (language: string) => `En ${language}`,
  lead: 'Lo que usted dijo con sus propias palabras y este idioma todavía no tiene. Mientras tanto, sus páginas dicen nuestro texto, o el de usted como lo anotó, marcado como de otro idioma.',
  all: 'Todos los textos',
  missing: (language: string) => `Todavía no está en ${language}`,
  older: (first: string) => `Más antiguo que en ${first}`,
  none: (language: string) => `No falta nada. Todas sus palabras están en ${language}.`,
  inLanguage: (language: string) => `En ${language}`,
  place: 'Dónde se dice',
  stillRight: 'Sigue bien',
  stillHidden: 'Sigue oculto',
}

/** Beside a form whose texts visitors read. */
export const enteredWords = {
  title: (languages: string) => `En ${languages}`,
  state: (missing: number, older: number) =>
    [
      missing > 0 && (missing === 1 ? 'falta 1' : `faltan ${missing}`),
      older > 0 &&
        (older === 1 ? '1 más antiguo que lo que anotó' : `${older} más antiguos que lo que anotó`),
    ]
      .filter(Boolean)
      .join(', ') || 'No falta nada',
  about:
    'Lo que está guardado arriba, para las páginas en este idioma. Lo que deje vacío aparece como usted lo anotó, o dentro de una frase no aparece.',
  older: 'Usted cambió lo que dice, así que ahora ninguna página lo muestra.',
  stillRight: 'Sigue bien',
  stillRightFor: (text: string) => `Sigue bien: ${text}`,
}

export const enteredPlaces = {
  prices: 'Precio',
  workPhotos: 'Fotos del trabajo',
  photos: 'Foto',
  people: 'Persona',
}
