import { type SyntheticEvent, useEffect, useState } from 'react'
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { pictureWords as words } from '#content/en/admin-pictures.ts'
import type { Part } from './upload-picture.ts'

type PictureCutterProps = {
  file: File
  /** Width by height of the part; free without. */
  aspect: number | undefined
  onPart: (part: Part) => void
  onUnreadable: () => void
}

/** The picture with a frame around the part to show: by pointer, or by Tab and arrow keys. */
export function PictureCutter({ file, aspect, onPart, onUnreadable }: PictureCutterProps) {
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
