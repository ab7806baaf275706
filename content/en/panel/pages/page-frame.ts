export const pageFrameWords = {
  widths: 'Width',
  phone: 'Phone',
  desktop: 'Desktop',
  waits: 'No connection. Your change is kept on this device, and the page shows it once you are back online.',
}
