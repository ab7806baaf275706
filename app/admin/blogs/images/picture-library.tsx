import { Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { href, useFetcher } from 'react-router'
import { pictureWords as words } from '#content/en/admin-pictures.ts'
import type { Picture } from './documents.ts'
import type { DeleteAnswer, Library } from './route.ts'
import type { ChosenPicture } from './upload-picture.ts'

const path = () => href('/admin/images')
const fileOf = (id: string, width: 480 | 960) => `/images/${id}-${width}.webp`

/** What was uploaded before, the newest first, to use again or to delete. */
export function PictureLibrary({ onChoose }: { onChoose: (picture: ChosenPicture) => void }) {
  const loading = useFetcher<Library>({ key: 'pictures' })
  const deleting = useFetcher<DeleteAnswer>({ key: 'delete-picture' })
  const [after, setAfter] = useState<string>()
  const { load } = loading
  useEffect(() => {
    void load(after ? `${path()}?${new URLSearchParams({ after })}` : path())
  }, [load, after])

  const gone = deleting.data?.message ? undefined : deleting.data?.id
  const library = loading.data === 'failed' ? undefined : loading.data
  const pictures = library?.pictures.filter(({ id }) => id !== gone)
  return (
    <section aria-labelledby="library-heading" className="mt-6">
      <h3 id="library-heading" className="font-semibold">
        {words.library}
      </h3>
      {deleting.data?.message && (
        <p role="alert" className="row-failure">
          {deleting.data.message}
        </p>
      )}
      {!pictures && (
        <p className="mt-2 text-ink-2" role="status">
          {loading.data === 'failed' ? words.libraryFailed : words.libraryLoading}
        </p>
      )}
      {pictures?.length === 0 && <p className="mt-2 text-ink-2">{words.libraryEmpty}</p>}
      {pictures && pictures.length > 0 && (
        <ul className="picture-library">
          {pictures.map((picture) => (
            <LibraryItem
              key={picture.id}
              picture={picture}
              onChoose={() => onChoose({ path: fileOf(picture.id, 960), alt: picture.alt })}
              onDelete={() => void deleting.submit({ id: picture.id }, { method: 'post', action: path() })}
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

type LibraryItemProps = { picture: Picture; onChoose: () => void; onDelete: () => void }

function LibraryItem({ picture, onChoose, onDelete }: LibraryItemProps) {
  const name = picture.alt || words.decorativePicture
  return (
    <li>
      <button type="button" className="picture-choice" aria-label={words.use(name)} onClick={onChoose}>
        <img
          src={fileOf(picture.id, 480)}
          alt=""
          width={picture.width}
          height={picture.height}
          loading="lazy"
        />
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
