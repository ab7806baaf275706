export const viewerWords = {
  title: (owner: string) => `Photos of ${owner}`,
  photo: (number: number, count: number, name: string) => `Photo ${number} of ${count}: ${name}`,
  /** What stands for a photo where it is not seen. */
  alternative: (number: number, owner: string) => `Photo ${number} that ${owner} sent`,
  previous: 'Previous photo',
  next: 'Next photo',
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  turn: 'Rotate',
  showOriginal: 'Show the original',
  showOriginalOf: (name: string) => `Show ${name} in full resolution`,
  originalFailed: 'Your browser cannot show the original. Download it instead.',
  original: 'Download',
  originalOf: (name: string) => `Download ${name} as it was sent`,
  close: 'Close',
  failed: 'This photo could not be loaded. Close it and open it again.',
}
