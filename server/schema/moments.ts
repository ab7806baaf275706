/** Stand for PostgreSQL's infinities, with room for sums. */
const infinityMs = 8.6e15

/** Of PostgreSQL's "2026-11-21 03:41:07.123+00", which `Date` reads, or "0044-03-15 00:00:00-05:50:36 BC" or "infinity". */
export function momentIn(text: string): Date {
  if (/^[1-9]\d{3}-.*\+00$/.test(text)) return new Date(text)
  const [, year, rest, time, zone = '', isBefore] =
    /^(\d+)(-\d\d-\d\d) (.{8}(?:\.\d+)?)([+-]\d\d(?::\d\d)*)( BC)?$/.exec(text) ?? []
  if (!year) return new Date(text.startsWith('-') ? -infinityMs : infinityMs)
  const astronomical = isBefore ? 1 - Number(year) : Number(year)
  const figures = String(Math.abs(astronomical)).padStart(6, '0')
  const shown = Date.parse(`${astronomical < 0 ? '-' : '+'}${figures}${rest}T${time}Z`)
  const [hours = 0, minutes = 0, seconds = 0] = zone.slice(1).split(':').map(Number)
  const offset = (hours * 3600 + minutes * 60 + seconds) * 1000
  return new Date(zone.startsWith('-') ? shown + offset : shown - offset)
}

export function momentText(moment: Date): string {
  if (Math.abs(moment.getTime()) >= infinityMs) return moment.getTime() < 0 ? '-infinity' : 'infinity'
  const year = moment.getUTCFullYear()
  const rest = moment.toISOString().replace(/^[+-]?\d+/, '')
  return year > 0
    ? `${String(year).padStart(4, '0')}${rest}`
    : `${String(1 - year).padStart(4, '0')}${rest} BC`
}
