import type { ScheduledPerson } from './schedule-data.ts'

const colors = 8

/** Their color, which only says more quickly what name and initials say. */
export const personClass = (person: Pick<ScheduledPerson, 'place'> | null | undefined): string =>
  person ? `person-${person.place % colors}` : 'person-none'

type PersonMarkProps = { person: Pick<ScheduledPerson, 'name' | 'place'> | null | undefined }

/** Beside a name, or where there is no room for one. */
export const PersonMark = ({ person }: PersonMarkProps) => (
  <span aria-hidden="true" className={`person-mark ${personClass(person)}`}>
    {person ? initialsOf(person.name) : '?'}
  </span>
)

/** Of the first and the last name; of an address for mail its first letter. */
export function initialsOf(name: string): string {
  const names = name
    .replace(/\(.*\)|@.*/g, '')
    .split(/[\s.]+/)
    .filter(Boolean)
  const letters = [names[0], names.length > 1 ? names.at(-1) : ''].map((one = '') => [...one][0] ?? '')
  return letters.join('').toLocaleUpperCase()
}
