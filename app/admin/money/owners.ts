import type { RequestKind } from '#app/admin/records/lead.ts'

type Paper = { requestId: string | null; requestKind: RequestKind | null }

export const requestOf = ({
  requestId,
  requestKind,
}: Paper): { kind: RequestKind; id: string } | undefined =>
  requestId && requestKind ? { kind: requestKind, id: requestId } : undefined

export const requestIn = (form: FormData): string | undefined =>
  String(form.get('request') ?? '') || undefined
