import { texts } from '#content/texts.ts'

export const errorWords = texts({
  missing: {
    title: 'Página no encontrada',
    text: 'Quizá la dirección esté mal escrita, o la página cambió de lugar.',
  },
  refused: {
    title: 'Eso no se pudo hacer',
    text: 'Su navegador envió algo que esta página no puede aceptar.',
  },
  away: {
    title: 'Esto no se cargó',
    text: 'No se perdió nada. Por lo general vuelve en un momento. Si se quedó afuera, no espere al sitio web: llámenos.',
  },
  notLoaded: {
    what: {
      testimonials: 'No pudimos cargar lo que dijeron los clientes.',
      posts: 'No pudimos cargar nuestros artículos.',
      reviews: 'No pudimos cargar las reseñas.',
      found: 'No pudimos buscar en nuestros artículos.',
    },
    again: 'Inténtelo de nuevo en un momento.',
    call: 'Si no puede esperar, llame al',
  },
  busy: 'Estamos recibiendo demasiadas solicitudes a la vez. Inténtelo de nuevo en un momento.',
  busyCall:
    'Estamos recibiendo demasiadas solicitudes a la vez. Inténtelo de nuevo en un momento, o llame al {phone}.',
})
