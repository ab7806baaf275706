import type { OpenRequest } from './request.ts'

type Hands = Pick<OpenRequest, 'assignee' | 'takenAt' | 'assignmentNote'>

/** The assignee, as an undo sends it. An empty `takenAt`: asked, and not accepted yet. */
export const handsBefore = ({
  assignee,
  takenAt,
  assignmentNote,
}: Hands): Readonly<Record<string, string>> =>
  assignee
    ? { assigneeId: assignee.id, takenAt: takenAt ?? '', assignmentNote: assignmentNote ?? '' }
    : { assigneeId: '' }

/** Work assigns a request that has no assignee, or accepts one's own; otherwise the assignee stays. */
export const handsBeforeWork = (request: Hands, me: string): Readonly<Record<string, string>> =>
  !request.assignee || (request.assignee.id === me && !request.takenAt) ? handsBefore(request) : {}
