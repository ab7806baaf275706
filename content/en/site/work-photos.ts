export const workPhotoWords = {
  heading: 'Before and after',
  where: '{label} in {city}',
}
