import { tones } from '#app/admin/charts/patterns.tsx'
import type { WeekFigures } from './documents.ts'

/** The services in the order of how often they were asked for; all that are rarer share the last place. */
export function partsOf(weeks: readonly WeekFigures[]): string[][] {
  const totals = new Map<string, number>()
  for (const { services } of weeks)
    for (const { service, requests } of services) totals.set(service, (totals.get(service) ?? 0) + requests)
  const ordered = [...totals].sort(([, one], [, other]) => other - one).map(([service]) => service)
  if (ordered.length <= tones) return ordered.map((service) => [service])
  return [...ordered.slice(0, tones - 1).map((service) => [service]), ordered.slice(tones - 1)]
}

/** How many of a week asked for one of these services. */
export const countOf = ({ services }: WeekFigures, asked: readonly string[]): number =>
  services.reduce((sum, { service, requests }) => (asked.includes(service) ? sum + requests : sum), 0)
