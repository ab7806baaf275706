import { FormSection } from '#app/admin/form/fields.tsx'
import type { DataOverview } from '#server/backup/backups.ts'
import { dataWords as words } from '#words/admin-data.ts'

/** How much there is of everything, and how much room is left. */
export function Kept({ overview }: { overview: DataOverview }) {
  const { rows, databaseBytes, fileBytes, freeBytes, hasRoom } = overview
  const counts = Object.entries(words.rows).map(
    ([name, label]) => [label, words.count(rows[name] ?? 0)] as const,
  )
  const sizes = [
    [words.database, words.size(databaseBytes)],
    [words.files, words.size(fileBytes)],
    [words.free, words.size(freeBytes)],
  ] as const
  return (
    <FormSection id="kept" title={words.kept}>
      {!hasRoom && (
        <p role="alert" className="notice notice-alert mt-4">
          {words.tight}
        </p>
      )}
      <dl className="data-figures">
        {[...counts, ...sizes].map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </FormSection>
  )
}
