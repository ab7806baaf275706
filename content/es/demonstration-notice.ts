export const demonstrationNotice = 'Demostración: las personas, las reseñas y los precios son inventados.'
export const demonstrationLabel = 'Demostración'
