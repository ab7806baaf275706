/** What the data service answers about a review, a testimonial or a message. */
export const reviewErrors = {
  name: 'Please enter a name.',
  rating: 'Please choose one to five stars.',
  title: 'Please enter a title.',
  comment: 'Please write a few words.',
  service: 'Please choose a service from the list.',
} as const
