/** What the server answers about a picture for a post. */
export const imageErrors = {
  alt: 'Please say what the picture shows.',
  noFile: 'Please choose a picture.',
  tooLarge: 'The picture is larger than 15 MB. Please choose a smaller one.',
  type: 'This is not a picture that pages can show. JPEG, PNG, WebP, GIF and AVIF are fine.',
  heic: 'Browsers cannot show HEIC. Set the phone to “Most Compatible”, or share the photo to save it as JPEG.',
  broken: 'The picture is damaged, or has too many pixels.',
  crop: 'The part that was chosen lies outside of the picture.',
  interrupted: 'The picture did not arrive completely. Please send it again.',
  noRoom: 'There is no room for more pictures on the server right now.',
  busy: 'Other pictures are being prepared. Please send this one again in a moment.',
  used: 'A post uses this picture. Take it out of the post first.',
  notAllowed: 'Only administrators add pictures.',
} as const
