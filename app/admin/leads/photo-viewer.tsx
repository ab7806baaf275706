import { ChevronLeft, ChevronRight, Download, RotateCw, ScanSearch, X, ZoomIn, ZoomOut } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Dialog } from '#app/ui/dialog.tsx'
import { doorWords } from '#words/panel/people/at-the-door.ts'
import { viewerWords as words } from '#words/panel/photos.ts'
import { turned, wholeView, type ZoomView, zoomed } from './zoom.ts'
import { type Photo, ZoomablePhoto } from './zoomable-photo.tsx'

type PhotoViewerProps = {
  photos: readonly Photo[]
  first: number
  owner: string
  onClose: () => void
}

const zoomStep = 1.5

export default function PhotoViewer({ photos, first, owner, onClose }: PhotoViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(first)
  const [view, setView] = useState(wholeView)
  const [originals, setOriginals] = useState<ReadonlySet<string>>(new Set())
  const photo = photos[shown]
  const isOriginal = photo !== undefined && originals.has(photo.path)

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
        if (event.ctrlKey || event.metaKey || event.altKey) return
        const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
        const change = viewKeys[event.key.toLowerCase()]
        if (!by && !change) return
        event.preventDefault()
        if (by) step(by)
        if (change) setView(change(view))
      }}
    >
      <div className="photo-viewer-bar">
        <p role="status" className="truncate">
          {photo && words.photo(shown + 1, photos.length, photo.name)}
        </p>
        {photo && !isOriginal && (
          <button
            type="button"
            className="btn btn-square btn-small"
            aria-label={words.showOriginalOf(photo.name)}
            title={words.showOriginal}
            onClick={() => {
              setOriginals(new Set([...originals, photo.path]))
              // The button goes, and the focus must not go with it: the keys would do nothing any more.
              strip.current?.focus()
            }}
          >
            <ScanSearch className="icon" />
          </button>
        )}
        {photo && (
          <a href={photo.url} download className="btn btn-small" aria-label={words.originalOf(photo.name)}>
            <Download className="icon" />
            <span>{words.original}</span>
          </a>
        )}
        <button
          type="button"
          className="btn btn-square btn-small"
          aria-label={words.close}
          onClick={() => dialog.current?.close()}
        >
          <X className="icon" />
        </button>
      </div>
      <ul
        ref={strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys as well
        tabIndex={0}
        aria-label={words.title(owner)}
        className="photo-viewer-strip"
        data-larger={view.scale > 1 || undefined}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          const next = Math.round(Math.abs(scrollLeft) / clientWidth)
          if (next === shown) return
          setShown(next)
          setView(wholeView)
        }}
      >
        {photos.map((each, index) => (
          <li key={each.path}>
            <ZoomablePhoto
              photo={each}
              alternative={(each.addedBy === null ? words : doorWords).alternative(index + 1, owner)}
              view={index === shown ? view : wholeView}
              onView={setView}
              isOriginal={originals.has(each.path)}
            />
          </li>
        ))}
      </ul>
      <div className="photo-viewer-steps">
        {photos.length > 1 && (
          <ViewerButton label={words.previous} isOver={shown === 0} onPress={() => step(-1)}>
            <ChevronLeft className="icon" />
          </ViewerButton>
        )}
        <ViewerButton
          label={words.zoomOut}
          isOver={view.scale === 1}
          onPress={() => setView(zoomed(view, 1 / zoomStep))}
        >
          <ZoomOut className="icon" />
        </ViewerButton>
        <ViewerButton label={words.zoomIn} onPress={() => setView(zoomed(view, zoomStep))}>
          <ZoomIn className="icon" />
        </ViewerButton>
        <ViewerButton label={words.turn} onPress={() => setView(turned(view))}>
          <RotateCw className="icon" />
        </ViewerButton>
        {photos.length > 1 && (
          <ViewerButton label={words.next} isOver={shown === photos.length - 1} onPress={() => step(1)}>
            <ChevronRight className="icon" />
          </ViewerButton>
        )}
      </div>
    </Dialog>
  )
}

const viewKeys: Readonly<Record<string, (view: ZoomView) => ZoomView>> = {
  '+': (view) => zoomed(view, zoomStep),
  '=': (view) => zoomed(view, zoomStep),
  '-': (view) => zoomed(view, 1 / zoomStep),
  '0': () => wholeView,
  r: turned,
}

type ViewerButtonProps = { label: string; isOver?: boolean; onPress: () => void; children: ReactNode }

/** Stays in reach of the keyboard where it does nothing: the focus must not get lost there. */
const ViewerButton = ({ label, isOver, onPress, children }: ViewerButtonProps) => (
  <button
    type="button"
    className="btn btn-square"
    aria-label={label}
    aria-disabled={isOver}
    onClick={onPress}
  >
    {children}
  </button>
)
