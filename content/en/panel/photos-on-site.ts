/** Photos of before and after the work, put on the website with the customer's leave. */
export const photosOnSiteWords = {
  title: 'Photos on the website',
  notAllowed:
    'The customer can allow it on their page, below the photos that you show them. They have not yet.',
  needsBoth: 'To put a pair on the website, show the customer one photo as “Before” and one as “After”.',
  allowedOn: (time: string) =>
    `The customer allowed it, ${time}. They can take it back, and the photos go at once.`,
  onService: (service: string) => `On the page “${service}”`,
  alsoOnHome: 'and on the home page',
  put: 'Put a pair on the website',
  before: 'Before',
  after: 'After',
  photo: (number: number) => `Photo ${number}`,
  beforeAlt: 'What the first photo shows',
  afterAlt: 'What the second photo shows',
  altHelp: 'For those who cannot see it. No name, no address.',
  service: 'Service page',
  city: 'City (optional)',
  cityHelp: 'Nothing else of the customer is shown.',
  onHome: 'Also on the home page',
  save: 'Put on the website',
  saved: 'The photos are on the website',
  takeOff: 'Take off the website',
}
