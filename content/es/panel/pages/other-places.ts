export const otherPlacesWords = {
  found: 'Estas oraciones hablan de un lugar donde no está su negocio. De todos modos puede publicarlas.',
  speaksOf: (places: readonly string[]) =>
    `Habla de otro lugar que el suyo: ${places.map((place) => `“${place}”`).join(', ')}`,
}
