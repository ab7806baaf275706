import { attachmentRules } from '#content/attachment-rules.ts'

export type SelectionProblem =
  | { kind: 'too-many-files' }
  | { kind: 'too-many-bytes' }
  | { kind: 'wrong-type'; name: string }
  | { kind: 'empty'; name: string }

type FileFacts = Pick<File, 'name' | 'size' | 'type'>

/** Some systems know no type for these; the server looks into the content in any case. */
const acceptedEndings = /\.(pdf|jpe?g|png|gif|webp|avif|heic|heif|tiff?|bmp)$/i

/** Why these files cannot join the ones already there (specification section 5); undefined when they can. */
export function selectionProblem(
  present: readonly FileFacts[],
  added: readonly FileFacts[],
): SelectionProblem | undefined {
  const all = [...present, ...added]
  if (all.length > attachmentRules.maximumFiles) return { kind: 'too-many-files' }
  const wrong = added.find((file) => !isImageOrPdf(file))
  if (wrong) return { kind: 'wrong-type', name: wrong.name }
  const empty = added.find((file) => file.size === 0)
  if (empty) return { kind: 'empty', name: empty.name }
  const bytes = all.reduce((total, file) => total + file.size, 0)
  return bytes > attachmentRules.maximumTotalBytes ? { kind: 'too-many-bytes' } : undefined
}

function isImageOrPdf({ type, name }: FileFacts): boolean {
  if (!type) return acceptedEndings.test(name)
  return type.startsWith('image/') || type === 'application/pdf'
}
