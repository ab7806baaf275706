import { graphql, type ResultOf } from '#app/graphql.ts'

export const filesUsage = graphql(`
  fragment FilesUsageInPanel on FilesUsage @_unmask {
    used
    budget
    takesFiles
  }
`)

export type FilesUsage = ResultOf<typeof filesUsage>

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

/** `filling` from 70%, `late` from 80%, `alert` from 90% and when files are refused. */
type UsageLevel = 'fine' | 'filling' | 'late' | 'alert'

export function levelOf({ used, budget, takesFiles }: FilesUsage): UsageLevel {
  const share = used / budget
  if (!takesFiles || share >= 0.9) return 'alert'
  if (share >= 0.8) return 'late'
  return share >= 0.7 ? 'filling' : 'fine'
}

/** Rounded down, so that it is 100% only when the budget is used up. */
export const usedShareText = ({ used, budget }: FilesUsage): string =>
  `${Math.min(100, Math.floor((100 * used) / budget))}%`
