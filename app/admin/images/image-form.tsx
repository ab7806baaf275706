import { address } from '#app/address.ts'
import { Alert } from '#app/ui/alert.tsx'
import 'react-image-crop/dist/ReactCrop.css'
import { type SyntheticEvent, useEffect, useId, useState } from 'react'
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop'
import { CheckBox, Field } from '#app/admin/form/fields.tsx'
import { imageWords as words } from '#words/panel/blog/images.ts'

type ImageFormProps = {
  file: File
  aspect: number | undefined
  onBack: () => void
  onUse: (image: ChosenImage) => void
}

export function ImageForm({ file, aspect, onBack, onUse }: ImageFormProps) {
  const id = useId()
  const [crop, setCrop] = useState<Crop>()
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
    const uploaded = await uploadImage(file, { alt, isDecorative, crop })
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
        onCrop={setCrop}
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
      <Alert className="row-failure">{problem.whole}</Alert>
      <div className="image-buttons">
        <button type="button" className="btn" onClick={onBack}>
          {words.back}
        </button>
        <button
          type="button"
          className="btn btn-strong"
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
  /** Width by height; undefined is any shape. */
  aspect: number | undefined
  onCrop: (crop: Crop) => void
  onUnreadable: () => void
}

function ImageCropper({ file, aspect, onCrop, onUnreadable }: ImageCropperProps) {
  const [address, setAddress] = useState<string>()
  const [crop, setCrop] = useState<PercentCrop>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])

  const choose = (next: PercentCrop) => {
    setCrop(next)
    onCrop(toCrop(next))
  }
  const onLoad = ({ currentTarget: { width, height } }: SyntheticEvent<HTMLImageElement>) =>
    choose(largestCrop(aspect, width, height))

  return (
    <div className="image-cutter">
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

function largestCrop(aspect: number | undefined, width: number, height: number): PercentCrop {
  if (!aspect) return { unit: '%', x: 0, y: 0, width: 100, height: 100 }
  const isWider = width / height > aspect
  const largest = isWider ? ({ unit: '%', height: 100 } as const) : ({ unit: '%', width: 100 } as const)
  return centerCrop(makeAspectCrop(largest, aspect, width, height), width, height)
}

function toCrop({ x, y, width, height }: PercentCrop): Crop {
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

export type ChosenImage = { path: string; alt: string }

type Crop = { x: number; y: number; width: number; height: number }

type Uploaded = { ok: true; image: ChosenImage } | { ok: false; message: string }

async function uploadImage(
  file: File,
  { alt, isDecorative, crop }: { alt: string; isDecorative: boolean; crop: Crop | undefined },
): Promise<Uploaded> {
  const form = new FormData()
  form.set('alt', isDecorative ? '' : alt)
  if (isDecorative) form.set('decorative', 'on')
  if (crop) form.set('crop', [crop.x, crop.y, crop.width, crop.height].join())
  form.set('file', file)
  try {
    const response = await fetch(address('/images'), { method: 'POST', body: form })
    const body: unknown = await response.json()
    const textIn = (name: string) => String(Object(body)[name] ?? '')
    if (!response.ok) return { ok: false, message: textIn('message') || words.failed }
    return { ok: true, image: { path: textIn('path'), alt: textIn('alt') } }
  } catch {
    return { ok: false, message: words.failed }
  }
}
