/** 1 to 5 stars in words (specification section 3). */
export const ratingLabels = { 1: 'Mala', 2: 'Regular', 3: 'Buena', 4: 'Muy buena', 5: 'Excelente' }

export type Rating = keyof typeof ratingLabels

export const ratingWords = {
  rating: 'Calificación',
  ratingLabels,
  star: { one: '1 estrella: {label}', many: '{count} estrellas: {label}' },
}
