import { qrCode } from './qr-code.ts'

/** An authenticator's key in the forms in which people take it over. */
export type ToScan = ReturnType<typeof toScan>

export function toScan(uri: string) {
  const key = new URL(uri).searchParams.get('secret') ?? ''
  return { uri, key: key.match(/.{1,4}/g)?.join(' ') ?? '', qr: qrCode(uri) }
}
