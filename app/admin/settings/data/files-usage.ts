import { graphql, type ResultOf } from '#app/graphql.ts'

/** What is read of how full the budget for files is. */
export const filesUsage = graphql(`
  fragment FilesUsageInPanel on FilesUsage @_unmask {
    used
    budget
    takesFiles
  }
`)

/** How full the budget for files of customers is. Bytes. */
export type FilesUsage = ResultOf<typeof filesUsage>

/** How full the budget for files is. */
export const ReadFilesUsage = graphql(
  `
    query AdminReadFilesUsage {
      filesUsage {
        ...FilesUsageInPanel
      }
    }
  `,
  [filesUsage],
)

/** How urgent it is: shown from 70%, in color from 80%, in red from 90% and when files are refused. */
type UsageLevel = 'fine' | 'filling' | 'late' | 'alert'

/** How urgent that is. */
export function levelOf({ used, budget, takesFiles }: FilesUsage): UsageLevel {
  const share = used / budget
  if (!takesFiles || share >= 0.9) return 'alert'
  if (share >= 0.8) return 'late'
  return share >= 0.7 ? 'filling' : 'fine'
}

/** Rounded down, so that it is 100% only when the budget is used up. */
export const shareText = ({ used, budget }: FilesUsage): string =>
  `${Math.min(100, Math.floor((100 * used) / budget))}%`
