import { ChevronLeft, ChevronRight, Download, X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Dialog } from '#app/ui/dialog.tsx'
import { viewerWords as words } from '#words/admin-leads.ts'

export type Photo = { path: string; name: string; url: string; viewUrl: string; thumbnailUrl: string | null }

export type PhotoViewerProps = {
  photos: readonly Photo[]
  /** The one that was pressed. */
  first: number
  /** Who sent them. */
  owner: string
  onClose: () => void
}

/** A customer's photos, large, side by side: swiped by touch, stepped through by the arrow keys and the buttons. */
export default function PhotoViewer({ photos, first, owner, onClose }: PhotoViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(first)
  const photo = photos[shown]

  function step(by: number) {
    const next = Math.min(Math.max(shown + by, 0), photos.length - 1)
    strip.current?.children[next]?.scrollIntoView({ inline: 'start' })
  }

  return (
    <Dialog
      ref={dialog}
      className="photo-viewer night"
      aria-label={words.title(owner)}
      onOpen={() => {
        strip.current?.children[first]?.scrollIntoView({ behavior: 'instant', inline: 'start' })
        strip.current?.focus()
      }}
      onClose={onClose}
      onKeyDown={(event) => {
        const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
        if (!by) return
        event.preventDefault()
        step(by)
      }}
    >
      <div className="photo-viewer-bar">
        <p role="status" className="truncate">
          {photo && words.photo(shown + 1, photos.length, photo.name)}
        </p>
        {photo && (
          <a href={photo.url} download className="btn btn-small" aria-label={words.originalOf(photo.name)}>
            <Download className="icon" aria-hidden="true" />
            <span>{words.original}</span>
          </a>
        )}
        <button
          type="button"
          className="btn btn-square btn-small"
          aria-label={words.close}
          onClick={() => dialog.current?.close()}
        >
          <X className="icon" aria-hidden="true" />
        </button>
      </div>
      <ul
        ref={strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys as well
        tabIndex={0}
        aria-label={words.title(owner)}
        className="photo-viewer-strip"
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(Math.abs(scrollLeft) / clientWidth))
        }
      >
        {photos.map((each, index) => (
          <li key={each.path}>
            <LargePhoto photo={each} alternative={words.alternative(index + 1, owner)} />
          </li>
        ))}
      </ul>
      {photos.length > 1 && (
        <div className="photo-viewer-steps">
          <StepButton label={words.previous} isOver={shown === 0} onStep={() => step(-1)}>
            <ChevronLeft className="icon" aria-hidden="true" />
          </StepButton>
          <StepButton label={words.next} isOver={shown === photos.length - 1} onStep={() => step(1)}>
            <ChevronRight className="icon" aria-hidden="true" />
          </StepButton>
        </div>
      )}
    </Dialog>
  )
}

/** The small picture is there at once and stays until the large one has come. */
function LargePhoto({ photo, alternative }: { photo: Photo; alternative: string }) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  if (state === 'failed') return <p role="alert">{words.failed}</p>
  return (
    <>
      {state === 'loading' && photo.thumbnailUrl && (
        <img src={photo.thumbnailUrl} alt="" className="photo-viewer-small" />
      )}
      <img
        src={photo.viewUrl}
        alt={alternative}
        loading="lazy"
        decoding="async"
        onLoad={() => setState('shown')}
        onError={() => setState('failed')}
      />
    </>
  )
}

type StepButtonProps = { label: string; isOver: boolean; onStep: () => void; children: ReactNode }

/** Stays in reach of the keyboard at the ends: the focus must not get lost there. */
const StepButton = ({ label, isOver, onStep, children }: StepButtonProps) => (
  <button type="button" className="btn btn-square" aria-label={label} aria-disabled={isOver} onClick={onStep}>
    {children}
  </button>
)
