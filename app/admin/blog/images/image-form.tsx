import 'react-image-crop/dist/ReactCrop.css'
import { type SyntheticEvent, useEffect, useId, useState } from 'react'
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop'
import { CheckBox, Field } from '#app/admin/form/fields.tsx'
import { pictureWords as words } from '#words/admin-pictures.ts'

type ImageFormProps = {
  file: File
  aspect: number | undefined
  onBack: () => void
  onUse: (image: ChosenImage) => void
}

/** A chosen file: which part of it, what it shows, and on its way to the server. */
export function ImageForm({ file, aspect, onBack, onUse }: ImageFormProps) {
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
    const uploaded = await uploadImage(file, { alt, isDecorative, part })
    setSending(false)
    if (uploaded.ok) onUse(uploaded.image)
    else setProblem({ whole: uploaded.message })
  }
  return (
    <>
      <h3 className="mt-4 font-semibold">{words.crop}</h3>
      <p className="mt-1 text-fine text-ink-2">
        {aspect ? `${words.cropCover} ` : ''}
        {words.cropHelp}
      </p>
      <ImageCropper
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

type ImageCropperProps = {
  file: File
  /** Width by height of the part; free without. */
  aspect: number | undefined
  onPart: (part: Part) => void
  onUnreadable: () => void
}

/** The image with a frame around the part to show: by pointer, or by Tab and arrow keys. */
function ImageCropper({ file, aspect, onPart, onUnreadable }: ImageCropperProps) {
  const [address, setAddress] = useState<string>()
  const [crop, setCrop] = useState<PercentCrop>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])

  const choose = (next: PercentCrop) => {
    setCrop(next)
    onPart(partOf(next))
  }
  const onLoad = ({ currentTarget: { width, height } }: SyntheticEvent<HTMLImageElement>) =>
    choose(wholeOf(aspect, width, height))

  return (
    <div className="picture-cutter">
      {address && (
        <ReactCrop
          {...(crop && { crop })}
          {...(aspect && { aspect })}
          ariaLabels={words.handles}
          keepSelection
          onChange={(_pixels, percent) => choose(percent)}
        >
          <img src={address} alt="" onLoad={onLoad} onError={onUnreadable} />
        </ReactCrop>
      )}
    </div>
  )
}

/** The largest part of this shape, in the middle. */
function wholeOf(aspect: number | undefined, width: number, height: number): PercentCrop {
  if (!aspect) return { unit: '%', x: 0, y: 0, width: 100, height: 100 }
  const isWider = width / height > aspect
  const largest = isWider ? ({ unit: '%', height: 100 } as const) : ({ unit: '%', width: 100 } as const)
  return centerCrop(makeAspectCrop(largest, aspect, width, height), width, height)
}

function partOf({ x, y, width, height }: PercentCrop): Part {
  const fraction = (percent: number) => Math.min(1, Math.max(0, percent / 100))
  const left = fraction(x)
  const top = fraction(y)
  return {
    x: left,
    y: top,
    width: Math.min(fraction(width), 1 - left),
    height: Math.min(fraction(height), 1 - top),
  }
}

/** An image as it is put into a post. */
export type ChosenImage = { path: string; alt: string }

/** The part to show, in fractions of the image. */
type Part = { x: number; y: number; width: number; height: number }

type Uploaded = { ok: true; image: ChosenImage } | { ok: false; message: string }

/** Sends an image with the part to show and its words; the server cuts it. */
async function uploadImage(
  file: File,
  { alt, isDecorative, part }: { alt: string; isDecorative: boolean; part: Part | undefined },
): Promise<Uploaded> {
  const form = new FormData()
  form.set('alt', isDecorative ? '' : alt)
  if (isDecorative) form.set('decorative', 'on')
  if (part) form.set('crop', [part.x, part.y, part.width, part.height].join())
  form.set('file', file)
  try {
    const response = await fetch('/images', { method: 'POST', body: form })
    const answer: unknown = await response.json()
    const textIn = (name: string) => String(Object(answer)[name] ?? '')
    if (!response.ok) return { ok: false, message: textIn('message') || words.failed }
    return { ok: true, image: { path: textIn('path'), alt: textIn('alt') } }
  } catch {
    return { ok: false, message: words.failed }
  }
}
