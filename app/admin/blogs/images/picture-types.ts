/** What a browser offers to choose as a picture; the server looks for itself. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/gif,image/avif'
