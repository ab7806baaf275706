/** Words of the large view of a customer's photos. */
export const viewerWords = {
  title: (owner: string) => `Photos of ${owner}`,
  photo: (number: number, count: number, name: string) => `Photo ${number} of ${count}: ${name}`,
  /** What stands for a photo where it is not seen. */
  alternative: (number: number, owner: string) => `Photo ${number} that ${owner} sent`,
  previous: 'Previous photo',
  next: 'Next photo',
  original: 'Download',
  originalOf: (name: string) => `Download ${name} as it was sent`,
  close: 'Close',
  failed: 'This photo could not be loaded. Close this, and open it again.',
} as const
