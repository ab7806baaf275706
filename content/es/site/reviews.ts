import { either, texts } from '#content/texts.ts'

export const reviewsWords = texts({
  title: 'Reseñas de {company}, cerrajero en {city}',
  description: either(
    'Opiniones de clientes en {place}: aperturas, llaves de carro y puertas que atendió {company}. Filtre por estrellas y por servicio.{does-automobile}',
    'Opiniones de clientes en {place}: aperturas, cambios de combinación, chapas y puertas que atendió {company}. Filtre por estrellas y por servicio.',
  ),

  heading: 'Reseñas de cerrajería',
  lead: either(
    'Escritas por clientes a quienes les atendimos una puerta, un carro o una caja fuerte. Encuentre un trabajo como el suyo.{does-automobile}{does-safe}',
    'Escritas por clientes a quienes les atendimos una chapa o una puerta. Encuentre un trabajo como el suyo.',
  ),

  summary: {
    label: 'Calificaciones',
    heading: 'En esta página',
    average: '{average} de 5',
    count: { one: 'de 1 reseña que se muestra aquí', many: 'de {count} reseñas que se muestran aquí' },
    computed: 'Calculado solo con las reseñas de este sitio.',
    row: '{stars}: {reviews}',
    elsewhereHeading: 'En otros sitios',
    elsewhere: 'Ver {claimedReviews} en otros sitios',
    source:
      'Fuente: {claimSource}, al {claimDate}. La calificación de arriba cuenta solo las reseñas de esta página.',
  },
  moderation:
    'Leemos cada reseña antes de que aparezca, para quitar direcciones, códigos y publicidad{allReviews}. Una calificación baja no es razón para dejarla fuera{allReviews}.',

  filters: {
    label: 'Filtrar las reseñas',
    stars: 'Estrellas',
    allStars: 'Todas las estrellas',
    starsOption: { one: '1 estrella', many: '{count} estrellas' },
    service: 'Servicio',
    allServices: 'Todos los servicios',
    sort: 'Ordenar por',
    sorts: {
      newest: 'Más recientes primero',
      highest: 'Mejor calificación primero',
      lowest: 'Peor calificación primero',
      helpful: 'Más útiles primero',
    },
    apply: 'Mostrar reseñas',
    clear: 'Quitar los filtros',
  },
  shown: '{from} a {to} de {reviews}',
  reviews: { one: '1 reseña', many: '{count} reseñas' },
  pages: {
    label: 'Páginas de reseñas',
    previous: 'Página anterior',
    next: 'Página siguiente',
    page: 'Página {page}',
    current: 'Página {page} de {pages}',
  },

  card: {
    rating: '{rating} de 5 estrellas: {label}',
    verified: 'Verificada',
    verifiedNote: 'Pedida después de un trabajo terminado, o encontrada en nuestros propios registros.',
    reply: '{company} respondió',
    from: '{name}, {location}',
    service: 'Servicio: {service}',
  },
  helpful: {
    vote: 'Útil',
    /** For screen readers: which review the button is about. */
    voteFor: 'Útil: “{title}”',
    count: { one: 'A 1 persona le pareció útil', many: 'A {count} personas les pareció útil' },
    voted: 'Voto contado. Gracias.',
    already: 'Usted ya marcó esta como útil.',
    failed: 'Su voto no se registró. Por favor, inténtelo de nuevo.',
  },

  empty: {
    title: 'Todavía no hay reseñas aquí',
    text: 'Si le abrimos o reparamos algo, o le cambiamos la combinación, la suya sería la primera.',
  },
  filteredEmpty: {
    title: 'Ninguna reseña coincide con estos filtros',
    text: 'Nadie ha escrito sobre este servicio con este número de estrellas. Quite un filtro.',
  },
  leave: 'Dejar una reseña',
  action: {
    heading: 'Ahora, su puerta',
    text: 'Díganos qué hace la chapa o la puerta. Usted sabe el precio completo antes de cualquier trabajo, y puede decir que no{pricesFirst}.',
    quote: either('Pida una cotización gratis{freeQuotes}', 'Pida una cotización'),
  },
})
