import { either, texts } from '#content/texts.ts'

export const blogWords = texts({
  minutes: '{minutes} min de lectura',

  list: {
    title: 'Chapas y puertas: el blog de {company}',
    description: either(
      'Artículos de cerrajeros: quedarse afuera, llaves, puertas, control de acceso y lo que les hacen el calor y las tormentas de Houston.{houston}{does-access-control}',
      'Artículos de cerrajeros: quedarse afuera, llaves, puertas de locales, control de acceso y lo que les hacen el calor, el frío y la lluvia.{does-access-control}',
      'Artículos de cerrajeros: quedarse afuera, llaves, puertas de locales, y lo que el calor, el frío y la lluvia les hacen.',
    ),
    heading: 'Lo que le diríamos a un vecino',
    lead: 'Cómo funcionan las chapas y las puertas, cómo fallan en {city} y qué puede arreglar usted antes de llamar a nadie.',
    categories: 'Categorías',
    allPosts: 'Todos los artículos',
    /** Specification section 2. Unseen: our list is in the page when it arrives, so there is nothing to wait for. */
    empty: {
      title: 'Todavía no hay artículos.',
      text: 'Vuelva pronto: aquí habrá consejos de seguridad y novedades del ramo.',
    },
    pages: {
      label: 'Páginas de artículos',
      previous: 'Página anterior',
      next: 'Página siguiente',
      page: 'Página {page}',
      current: 'Página {page} de {pages}',
    },
    action: {
      heading: '¿Su puerta hace algo de lo que no hemos escrito?',
      text: 'Descríbalo, si puede con una foto del canto. Le responde alguien que trabaja con chapas.',
      contact: 'Pregúntenos',
    },
  },

  post: {
    title: '{title} | Blog de {company}',
    back: 'Volver a todos los artículos',
    by: 'Por {author}',
    contents: 'En este artículo',
    tags: 'Etiquetas',
    share: {
      heading: 'Comparta este artículo',
      facebook: 'Compartir en Facebook',
      twitter: 'Compartir en Twitter',
      linkedin: 'Compartir en LinkedIn',
      email: 'Compartir por correo',
      device: 'Compartir',
      copy: 'Copiar el enlace',
      copied: 'Enlace copiado',
    },
    call: {
      heading: '¿Está frente a la puerta ahora mismo?',
      text: 'Leer tarda más que llamar. Un cerrajero contesta a cualquier hora{nights}.',
      call: 'Llame al {phone}',
      quote: 'Pedir cotización',
    },
    related: 'Artículos relacionados',
    newest: 'Más artículos',
    services: 'Nuestros servicios',
    closing: {
      heading: '¿Prefiere que lo hagamos nosotros?',
      text: either(
        'Díganos qué hace la puerta, la chapa o el carro. Usted sabe el precio completo antes de cualquier trabajo, y puede decir que no.{does-automobile}{pricesFirst}',
        'Díganos qué hace la puerta, la chapa o el carro.{does-automobile}',
        'Díganos qué hace la puerta o la chapa. Usted sabe el precio completo antes de cualquier trabajo, y puede decir que no{pricesFirst}.',
      ),
    },
  },
})
