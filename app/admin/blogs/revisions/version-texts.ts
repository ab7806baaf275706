import { versionWords as words } from '#content/en/admin-post-versions.ts'

const fields: Record<string, string> = words.fields

/** What a field of a post is called. */
export const fieldText = (name: string): string => fields[name] ?? name

/** "Changed: Title, Content" */
export const changedText = (changed: readonly (string | null)[]): string =>
  changed.length > 0 ? words.changed(changed.map((name) => fieldText(name ?? '')).join(', ')) : words.first

/** Who saved a version: somebody, the schedule, or nobody who is still known. */
export function savedByText({ who, changed }: { who: string | null; changed: readonly unknown[] }): string {
  if (who) return words.by(who)
  return changed.length > 0 ? words.bySchedule : words.fromBefore
}
