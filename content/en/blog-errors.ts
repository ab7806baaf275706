/** What the data service answers about a post. */
export const blogErrors = {
  title: 'Please enter a title.',
  excerpt: 'Please enter an excerpt.',
  author: 'Please enter an author.',
  category: 'Please enter a category.',
  content: 'Please enter the content.',
  image: 'Please enter an address that begins with https:// or /.',
  tooManyTags: (most: number) => `Keep this to ${most} tags.`,
  publishAtPast: 'Please choose a time to come, or publish the post now.',
  slugTaken: 'Another post has this address already.',
  slugEmpty: 'The address needs at least one letter or digit.',
} as const
