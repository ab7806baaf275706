export const otherPlacesWords = {
  found: 'These sentences speak of a place where your business is not. You can publish them all the same.',
  speaksOf: (places: readonly string[]) =>
    `Speaks of another place than yours: ${places.map((place) => `“${place}”`).join(', ')}`,
}
