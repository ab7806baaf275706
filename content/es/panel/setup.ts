import type { Practice } from '#content/profile/practices.ts'

export type StepWords = { title: string; todo: string; link: string; mark?: string }

export const setupStepWords = {
  title: 'Puesta en marcha',
  progress: (done: number, all: number) => `${done} de ${all} ${all === 1 ? 'listo' : 'listos'}`,
  next: (step: string) => `Sigue: ${step}`,
  doneAre: (steps: readonly string[]) => `Listo: ${steps.join(', ')}`,
  left: (count: number) =>
    count === 1 ? '1 afirmación está sin confirmar.' : `${count} afirmaciones están sin confirmar.`,
  articles: (count: number) => (count === 1 ? '1 todavía no es suyo.' : `${count} todavía no son suyos.`),
  failed: 'Esto no se guardó. Intente otra vez.',
  enterBusiness: {
    title: 'Su negocio',
    todo: 'El sitio muestra un negocio de ejemplo. Escriba el suyo: diez páginas cortas, una tras otra.',
    link: 'Escribir los datos de su negocio',
  } satisfies StepWords,
  marking: 'Guardando...',
  steps: {
    business: {
      title: 'Su negocio',
      todo: 'Confirme, cambie o quite lo que el sitio dice de su negocio.',
      link: 'Ver lo que dice',
    },
    phones: {
      title: 'Sus teléfonos',
      todo: 'Llame desde otro teléfono a cada número del sitio.',
      link: 'Revisar sus números',
      mark: 'Llamé, y sonaron',
    },
    address: {
      title: 'URL del sitio web',
      todo: 'Los correos a los clientes no tienen enlaces mientras su URL no lleve aquí.',
      link: 'Escribirla y revisarla',
    },
    mail: {
      title: 'Correo',
      todo: 'Mientras el correo no esté probado, se le podría pasar una solicitud nueva.',
      link: 'Configurar el correo y enviar una prueba',
    },
    device: {
      title: 'Avisos en su celular',
      todo: 'Abra este panel en su celular, actívelos ahí y envíe una prueba. Queda listo cuando llega una.',
      link: 'Activar los avisos',
      mark: 'No los quiero',
    },
    hours: {
      title: 'Su horario',
      todo: 'Nadie ha confirmado el horario del sitio.',
      link: 'Revisar su horario',
      mark: 'Está bien',
    },
    photos: {
      title: 'Fotos',
      todo: 'La gente le abre la puerta a una cara que ya vio. Agregue una de usted o de su equipo, y una de su camioneta.',
      link: 'Agregar fotos',
    },
    articles: {
      title: 'Artículos',
      todo: 'Su blog venía con artículos. Lea cada uno; luego cámbielo y publíquelo como suyo, o elimínelo.',
      link: 'Leer los artículos',
    },
    backup: {
      title: 'Copias de seguridad',
      todo: 'Queda listo cuando las copias de seguridad están cifradas, se guardan también en un segundo lugar y la más reciente se abrió en los últimos dos días.',
      link: 'Configurar las copias de seguridad',
    },
    search: {
      title: 'Abrir al público',
      todo: 'A los buscadores se les pide no mostrar el sitio hasta que usted lo abra.',
      link: 'Abrir el sitio',
    },
  } satisfies Record<string, StepWords>,
}

export const setupWords = {
  title: 'Puesta en marcha',
  lead: 'Lo que su sitio dice de su negocio, y abrirlo al público.',
  stale: (since: string) => `No se pudo cargar la puesta en marcha. Así estaba antes (${since}).`,
  failed: 'No se pudo cargar la puesta en marcha.',
  failedHint: 'Intente otra vez en un momento.',

  claims: 'Lo que dice su sitio',
  claimsLead:
    'Confirme lo que es cierto. Cambie u oculte lo demás: lo que usted oculta no deja ninguna frase.',
  openOnPage: (count: number) => `${count} por confirmar`,
  claimsLeft: (count: number) =>
    count === 0
      ? 'Ya no queda nada por confirmar.'
      : count === 1
        ? 'Queda 1 afirmación.'
        : `Quedan ${count} afirmaciones.`,
  noClaims: 'Usted confirmó todo lo que su sitio dice de su negocio.',
  unsaved: 'El sitio muestra el negocio de ejemplo. Primero escriba el suyo; después confírmelo aquí.',
  enter: 'Escribir los datos de su negocio',
  callFirst: 'Primero llame desde otro teléfono.',
  asOf: (date: string) => `al ${date}`,
  elsewhere: 'En listas, enlaces y datos para buscadores',
  also: (places: readonly string[]) =>
    places.length > 2 ? `También en otros ${places.length} lugares` : `También en: ${places.join(', ')}`,
  confirm: 'Confirmar',
  confirming: 'Guardando...',
  confirmOf: (claim: string) => `Confirmar: ${claim}`,
  confirmAll: (count: number) => `Confirmar todo (${count})`,
  confirmAllOf: (count: number, place: string) => `Confirmar todo (${count}): ${place}`,
  confirmed: 'Confirmado.',
  change: 'Cambiar',
  changeOf: (claim: string) => `Cambiar: ${claim}`,
  hide: 'Ocultar',
  hideOf: (claim: string) => `Ocultar: ${claim}`,
  hideQuestion: (claim: string) => `¿Quitar “${claim}” de su sitio?`,
  hideWhat: (value: string) =>
    `Entonces su perfil del negocio ya no tiene “${value}”, y ninguna página, ningún correo y ningún buscador lo dice. Para volver a decirlo, escríbalo ahí.`,
  hideNow: 'Quitarlo',
  hidden: 'Se quitó de su sitio.',
  takenOff: 'Quitado de su sitio',
  takenOffLead: 'Ninguna página, ningún correo y ningún buscador dice esto.',
  sayAgain: 'Volver a decirlo',
  sayAgainOf: (claim: string) => `Volver a decirlo: ${claim}`,
  saidAgain: 'Su sitio lo vuelve a decir.',

  opening: 'Abrir al público',
  open: 'Los buscadores pueden mostrar su sitio.',
  closed: 'A los buscadores se les pide no mostrar su sitio. Cualquiera que tenga el enlace puede verlo.',
  stillOpen: (steps: string) => `Todavía falta: ${steps}. De todos modos puede abrirlo.`,
  examplesFirst: (examples: readonly string[]) => `Antes de que pueda abrirlo: ${examples.join(' ')}`,
  openNow: 'Abrir al público',
  closeNow: 'Cerrar a los buscadores',
  saving: 'Guardando...',
  opened: 'El sitio está abierto a los buscadores.',
  closedNow: 'El sitio está cerrado a los buscadores.',
}

export const practiceNames: Readonly<Record<Practice, string>> = {
  pricesFirst: 'El precio antes del trabajo',
  freeQuotes: 'Cotizaciones gratis',
  asksForProof: 'Identificación en la puerta',
  picksFirst: 'Ganzúa antes que taladro',
  workAsDescribed: 'Cómo hace usted su trabajo',
  carriesParts: 'Piezas en su camioneta',
  honestAdvice: 'No más de lo necesario',
  itemizedInvoices: 'Facturas desglosadas',
  someoneOnDuty: 'Alguien de guardia',
  limits: 'Lo que usted no hace',
  brands: 'Marcas con las que trabaja',
  allReviews: 'Reseñas con cualquier calificación',
  privacy: 'Privacidad',
}

export const practiceWords = {
  pricesFirst: 'Los clientes oyen el precio completo antes de cualquier trabajo y pueden decir que no',
  freeQuotes: 'Una cotización es gratis y no compromete a nada',
  asksForProof:
    'Usted pide una identificación o los papeles antes de abrir una puerta, un carro o una caja fuerte',
  picksFirst: 'Usted abre sin dañar donde la chapa lo permite, y taladra al último',
  workAsDescribed: (pages: number, cards: number) =>
    `Usted trabaja como dicen las páginas de sus servicios: ${pages === 1 ? '1 página' : `${pages} páginas`}, ${cards === 1 ? '1 tarjeta' : `${cards} tarjetas`}. Léalas primero.`,
  carriesParts: 'Su camioneta lleva las máquinas para hacer llaves y las piezas comunes',
  honestAdvice: 'Usted no vende una chapa donde basta con menos',
  itemizedInvoices: 'Los clientes reciben una factura con cada pieza en su propia línea',
  someoneOnDuty: 'Las solicitudes y las llamadas le llegan a una persona de guardia',
  limits: 'Usted no cambia vidrios, no cablea alarmas de incendio ni cuela concreto',
  brands: 'Usted instala y repara las marcas de su página, y cambia su combinación',
  allReviews: 'Usted publica las reseñas sin importar su calificación',
  privacy: 'Usted trata lo que la gente le envía como dice su página de privacidad. Léala primero.',
} satisfies Record<Practice, string | ((pages: number, cards: number) => string)>

/** `search`: words that stand in the Spanish texts of the site. */
export const practiceTexts: Readonly<Record<Practice, Readonly<Record<string, string>>>> = {
  pricesFirst: { search: 'precio completo' },
  freeQuotes: { search: 'gratis' },
  asksForProof: { search: 'identificación' },
  picksFirst: { search: 'taladr' },
  workAsDescribed: { page: 'services' },
  carriesParts: { search: 'camioneta' },
  honestAdvice: { page: 'about' },
  itemizedInvoices: { search: 'desglosada' },
  someoneOnDuty: { search: 'de guardia' },
  limits: { search: 'No cambiamos vidrios' },
  brands: { page: 'brands' },
  allReviews: { search: 'calificación baja' },
  privacy: { page: 'privacy' },
}
