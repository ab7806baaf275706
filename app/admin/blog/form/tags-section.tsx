import { X } from 'lucide-react'
import { useRef } from 'react'
import { Field, FormSection } from '#app/admin/form/fields.tsx'
import { useAnnounce } from '#app/ui/announcer.tsx'
import { withTag } from '#content/blog-rules.ts'
import { postFormWords as words } from '#words/panel/blog/post-form.ts'

type TagsSectionProps = {
  tags: readonly string[]
  error: string | undefined
  onChange: (tags: string[]) => void
}

/** Saving also adds the tag that is still being typed. */
export function TagsSection({ tags, error, onChange }: TagsSectionProps) {
  const input = useRef<HTMLInputElement>(null)
  const announce = useAnnounce()

  const add = () => {
    const tag = input.current?.value.trim()
    if (!input.current || !tag) return
    const more = withTag(tags, tag)
    announce(more.length > tags.length ? words.tagAdded(tag) : words.tagThere(tag))
    onChange(more)
    input.current.value = ''
    input.current.focus()
  }
  const remove = (tag: string) => {
    onChange(tags.filter((each) => each !== tag))
    announce(words.tagRemoved(tag))
    input.current?.focus()
  }
  return (
    <FormSection id="tags" title={words.tags}>
      <Field
        ref={input}
        id="newTag"
        name="newTag"
        label={words.newTag}
        maxLength={60}
        autoComplete="off"
        enterKeyHint="done"
        help={words.newTagHelp}
        error={error}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          add()
        }}
      >
        <button type="button" className="field-action" onClick={add}>
          {words.addTag}
        </button>
      </Field>
      {tags.length === 0 ? (
        <p className="mt-4 text-ink-2 text-note">{words.noTags}</p>
      ) : (
        <ul className="tag-list" aria-label={words.tags}>
          {tags.map((tag) => (
            <li key={tag}>
              <input type="hidden" name="tags" value={tag} />
              {tag}
              <button
                type="button"
                aria-label={words.removeTag(tag)}
                title={words.removeTag(tag)}
                onClick={() => remove(tag)}
              >
                <X className="icon" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </FormSection>
  )
}
