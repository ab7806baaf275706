import { Trash2, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { href, useFetcher } from 'react-router'
import type { Submitted } from '#app/admin/submission/submitted.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { imageWords as words } from '#words/panel/blog/images.ts'
import { type ChosenImage, ImageForm } from './image-form.tsx'
import type { Library, StoredImage } from './route.ts'

export type ImageDialogProps = {
  accept: string
  aspect: number | undefined
  onUse: (image: ChosenImage) => void
  onClose: () => void
}

/** Rendered outside the post's form, whose fields these are not. */
export default function ImageDialog({ accept, aspect, onUse, onClose }: ImageDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [file, setFile] = useState<File>()
  // Closed first, so that the focus is back in the form before the form changes.
  const use = (image: ChosenImage) => {
    dialog.current?.close()
    onUse(image)
  }
  return createPortal(
    <Dialog ref={dialog} className="dialog image-dialog" aria-labelledby="image-heading" onClose={onClose}>
      <div className="flex items-center justify-between gap-3">
        <h2 id="image-heading" className="text-name">
          {words.title}
        </h2>
        <button
          type="button"
          className="btn btn-square"
          aria-label={words.close}
          onClick={() => dialog.current?.close()}
        >
          <X className="icon" />
        </button>
      </div>
      {file ? (
        <ImageForm file={file} aspect={aspect} onBack={() => setFile(undefined)} onUse={use} />
      ) : (
        <>
          <label className="image-file">
            <span className="font-semibold">{words.upload}</span>
            <span className="text-fine text-ink-2">{words.uploadHelp}</span>
            <input type="file" accept={accept} onChange={(event) => setFile(event.target.files?.[0])} />
          </label>
          <ImageLibrary onChoose={use} />
        </>
      )}
    </Dialog>,
    document.body,
  )
}

const path = () => href('/admin/images')
const imageUrl = (id: string, width: 480 | 960) => `/images/${id}-${width}.webp`

function ImageLibrary({ onChoose }: { onChoose: (image: ChosenImage) => void }) {
  const loading = useFetcher<Library>({ key: 'images' })
  const deleting = useFetcher<Submitted>({ key: 'delete-image' })
  const [after, setAfter] = useState<string>()
  const { load } = loading
  useEffect(() => {
    void load(after ? `${path()}?${new URLSearchParams({ after })}` : path())
  }, [load, after])

  const gone = deleting.data?.ok ? deleting.data.id : undefined
  const library = loading.data === 'failed' ? undefined : loading.data
  const images = library?.images.filter(({ id }) => id !== gone)
  return (
    <section aria-labelledby="library-heading" className="mt-6">
      <h3 id="library-heading" className="font-semibold">
        {words.library}
      </h3>
      <Alert className="row-failure">{deleting.data?.ok === false && deleting.data.problem}</Alert>
      {!images && (
        <p className="mt-2 text-ink-2" role="status">
          {loading.data === 'failed' ? words.libraryFailed : words.libraryLoading}
        </p>
      )}
      {images?.length === 0 && <p className="mt-2 text-ink-2">{words.libraryEmpty}</p>}
      {images && images.length > 0 && (
        <ul className="image-library">
          {images.map((image) => (
            <LibraryItem
              key={image.id}
              image={image}
              onChoose={() => onChoose({ path: imageUrl(image.id, 960), alt: image.alt })}
              onDelete={() =>
                void deleting.submit({ intent: 'delete', id: image.id }, { method: 'post', action: path() })
              }
            />
          ))}
        </ul>
      )}
      {library?.older && (
        <button type="button" className="btn mt-3" onClick={() => setAfter(library.older ?? undefined)}>
          {words.more}
        </button>
      )}
    </section>
  )
}

type LibraryItemProps = { image: StoredImage; onChoose: () => void; onDelete: () => void }

function LibraryItem({ image, onChoose, onDelete }: LibraryItemProps) {
  const name = image.alt || words.decorativeImage
  return (
    <li>
      <button type="button" className="image-choice" aria-label={words.use(name)} onClick={onChoose}>
        <img src={imageUrl(image.id, 480)} alt="" width={image.width} height={image.height} loading="lazy" />
        <span>{name}</span>
      </button>
      <button
        type="button"
        className="btn btn-square"
        aria-label={words.delete(name)}
        title={words.delete(name)}
        onClick={onDelete}
      >
        <Trash2 className="icon" aria-hidden="true" />
      </button>
    </li>
  )
}
