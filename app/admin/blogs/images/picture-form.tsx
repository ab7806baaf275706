import { useId, useState } from 'react'
import { Field } from '#app/admin/field.tsx'
import { CheckBox } from '#app/admin/form/check-box.tsx'
import { pictureWords as words } from '#content/en/admin-pictures.ts'
import { PictureCutter } from './picture-cutter.tsx'
import { type ChosenPicture, type Part, uploadPicture } from './upload-picture.ts'

type PictureFormProps = {
  file: File
  aspect: number | undefined
  onBack: () => void
  onUse: (picture: ChosenPicture) => void
}

/** A chosen file: which part of it, what it shows, and on its way to the server. */
export function PictureForm({ file, aspect, onBack, onUse }: PictureFormProps) {
  const id = useId()
  const [part, setPart] = useState<Part>()
  const [alt, setAlt] = useState('')
  const [isDecorative, setDecorative] = useState(false)
  const [problem, setProblem] = useState<{ alt?: string; whole?: string }>({})
  const [isSending, setSending] = useState(false)

  const send = async () => {
    if (isSending) return
    if (!isDecorative && !alt.trim()) {
      setProblem({ alt: words.altMissing })
      document.getElementById(`${id}-alt`)?.focus()
      return
    }
    setProblem({})
    setSending(true)
    const uploaded = await uploadPicture(file, { alt, isDecorative, part })
    setSending(false)
    if (uploaded.ok) onUse(uploaded.picture)
    else setProblem({ whole: uploaded.message })
  }
  return (
    <>
      <h3 className="mt-4 font-semibold">{words.crop}</h3>
      <p className="mt-1 text-fine text-ink-2">
        {aspect ? `${words.cropCover} ` : ''}
        {words.cropHelp}
      </p>
      <PictureCutter
        file={file}
        aspect={aspect}
        onPart={setPart}
        onUnreadable={() => setProblem({ whole: words.unreadable })}
      />
      <Field
        id={`${id}-alt`}
        label={words.alt}
        maxLength={300}
        value={alt}
        disabled={isDecorative}
        help={words.altHelp}
        error={problem.alt}
        onChange={(event) => setAlt(event.target.value)}
      />
      <CheckBox
        id={`${id}-decorative`}
        label={words.decorative}
        help={words.decorativeHelp}
        checked={isDecorative}
        onChange={(event) => setDecorative(event.target.checked)}
      />
      {problem.whole && (
        <p role="alert" className="row-failure">
          {problem.whole}
        </p>
      )}
      <div className="picture-buttons">
        <button type="button" className="btn" onClick={onBack}>
          {words.back}
        </button>
        <button
          type="button"
          className="btn btn-primary"
          aria-disabled={isSending || undefined}
          onClick={() => void send()}
        >
          {isSending ? words.uploading : words.insert}
        </button>
      </div>
    </>
  )
}
