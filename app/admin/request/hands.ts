import type { OpenRequest } from './request.ts'

type Hands = Pick<OpenRequest, 'assignee' | 'takenAt' | 'assignmentNote'>

/** Who has the request, as an undo sends it. An empty `takenAt`: they were asked and had not said yes. */
export const handsBefore = ({
  assignee,
  takenAt,
  assignmentNote,
}: Hands): Readonly<Record<string, string>> =>
  assignee
    ? { assigneeId: assignee.id, takenAt: takenAt ?? '', assignmentNote: assignmentNote ?? '' }
    : { assigneeId: '' }

/** Work takes what has no assignee yet, or waits for the own yes; whatever else stays with the person who has it. */
export const handsBeforeWork = (request: Hands, me: string): Readonly<Record<string, string>> =>
  !request.assignee || (request.assignee.id === me && !request.takenAt) ? handsBefore(request) : {}
