export const pageFrameWords = { widths: 'Width', phone: 'Phone', desktop: 'Desktop' }
