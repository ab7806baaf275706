export const otherPlacesWords = {
  found:
    'These sentences speak of a place where your business is not. You can publish the post all the same.',
}
