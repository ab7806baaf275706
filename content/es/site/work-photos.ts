export const workPhotoWords = {
  heading: 'Antes y después',
  where: '{label} en {city}',
}
