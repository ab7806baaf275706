/** A draft that did not reach the server, kept in this browser for the person who wrote it. */
export type KeptDraft = ReturnType<typeof keptDraft>

export function keptDraft({ userId, postId }: { userId: string; postId: string | undefined }) {
  const key = `lantern-draft ${userId} ${postId ?? 'new'}`
  return {
    read: (): string | null => localStorage.getItem(key),
    keep(form: string) {
      localStorage.setItem(key, form)
    },
    forget() {
      localStorage.removeItem(key)
    },
  }
}
