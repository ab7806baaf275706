import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { usePauseRevalidation } from '#app/admin/live/live.tsx'
import { pictureWords as words } from '#content/en/admin-pictures.ts'
import { PictureForm } from './picture-form.tsx'
import { PictureLibrary } from './picture-library.tsx'
import { pictureTypes } from './picture-types.ts'
import type { ChosenPicture } from './upload-picture.ts'

export type PictureDialogProps = {
  aspect: number | undefined
  onUse: (picture: ChosenPicture) => void
  onClose: () => void
}

/** A new picture or an earlier one. Outside of the post's form, whose fields these are not. */
export default function PictureDialog({ aspect, onUse, onClose }: PictureDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [file, setFile] = useState<File>()
  useEffect(() => dialog.current?.showModal(), [])
  usePauseRevalidation(true)
  // The dialog is closed first, so that the focus comes back to the form before that changes.
  const use = (picture: ChosenPicture) => {
    dialog.current?.close()
    onUse(picture)
  }
  return createPortal(
    <dialog
      ref={dialog}
      className="dialog picture-dialog"
      aria-labelledby="picture-heading"
      onClose={onClose}
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id="picture-heading" className="text-name">
          {words.title}
        </h2>
        <button
          type="button"
          className="btn btn-square"
          aria-label={words.close}
          onClick={() => dialog.current?.close()}
        >
          <X className="icon" aria-hidden="true" />
        </button>
      </div>
      {file ? (
        <PictureForm file={file} aspect={aspect} onBack={() => setFile(undefined)} onUse={use} />
      ) : (
        <>
          <label className="picture-file">
            <span className="font-semibold">{words.upload}</span>
            <span className="text-fine text-ink-2">{words.uploadHelp}</span>
            <input type="file" accept={pictureTypes} onChange={(event) => setFile(event.target.files?.[0])} />
          </label>
          <PictureLibrary onChoose={use} />
        </>
      )}
    </dialog>,
    document.body,
  )
}
