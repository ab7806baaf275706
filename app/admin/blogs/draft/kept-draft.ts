import { deviceStorage } from '#app/admin/device-storage.ts'

/** A draft that did not reach the server, kept in this browser for the person who wrote it. */
export type KeptDraft = ReturnType<typeof keptDraft>

export function keptDraft({ userId, postId }: { userId: string; postId: string | undefined }) {
  const key = `lantern-draft ${userId} ${postId ?? 'new'}`
  return {
    read: () => deviceStorage.read(key),
    /** Whether there was room for it. */
    keep: (form: string) => deviceStorage.keep(key, form),
    forget: () => deviceStorage.forget(key),
  }
}
