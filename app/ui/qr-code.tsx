import { encode } from 'uqr'

/** The path of an SVG of `size` by `size`, one square per dark module. */
export type Qr = { size: number; path: string }

/** Made on the server, so that the page needs no QR library. */
export function qrOf(text: string): Qr {
  const { size, data } = encode(text, { ecc: 'M', border: 2 })
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return { size, path: squares.join('') }
}

export const QrCode = ({ qr: { size, path }, label }: { qr: Qr; label: string }) => (
  <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
    <path d={path} />
  </svg>
)
