/** 1 to 5 stars in words (specification section 3). */
export const ratingLabels = { 1: 'Poor', 2: 'Fair', 3: 'Good', 4: 'Very Good', 5: 'Excellent' }

export type Rating = keyof typeof ratingLabels

export const ratingWords = {
  rating: 'Rating',
  ratingLabels,
  star: { one: '1 star: {label}', many: '{count} stars: {label}' },
}
