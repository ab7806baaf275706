import { FormSection } from '#app/admin/form/fields.tsx'
import { dataWords as words } from '#words/admin-data.ts'
import { type FilesUsage, levelOf, shareText } from './files-usage.ts'

/** How full the budget for files of customers is, and what happens at its end. */
export function FilesBudget({ usage }: { usage: FilesUsage }) {
  return (
    <FormSection id="budget" title={words.budget}>
      {!usage.takesFiles && (
        <p role="alert" className="notice notice-alert mt-4">
          {words.noFiles}
        </p>
      )}
      <progress
        className="budget-bar"
        data-level={levelOf(usage)}
        max={usage.budget}
        value={Math.min(usage.used, usage.budget)}
        aria-labelledby="budget-heading"
      />
      <p className="mt-2 font-semibold text-note">
        {words.budgetUsed(usage.used, usage.budget, shareText(usage))}
      </p>
      <p className="mt-1 text-ink-2 text-note">{words.budgetAbout}</p>
    </FormSection>
  )
}
