import { useEffect, useState } from 'react'
import { offlineJobsWords as words } from '#words/panel/sealed/offline-jobs.ts'
import type { SealedJob } from './jobs-route.ts'
import { photoKey } from './keep-jobs.ts'
import { useOffline } from './offline-parts.tsx'

/** Unsealed for as long as they are shown. */
export function KeptPhotos({ job: { name, files } }: { job: SealedJob }) {
  const { vault, kept } = useOffline()
  const [urls, setUrls] = useState<readonly string[]>([])
  useEffect(() => {
    const made: string[] = []
    let isOver = false
    const open = async () => {
      for (const { thumbnailUrl } of files ?? []) {
        const record = thumbnailUrl && kept.photos[photoKey(thumbnailUrl)]
        const bytes = record && (await vault.read(record.name))
        if (isOver) return
        if (bytes) made.push(URL.createObjectURL(new Blob([bytes])))
      }
      setUrls([...made])
    }
    void open()
    return () => {
      isOver = true
      for (const url of made) URL.revokeObjectURL(url)
    }
  }, [files, kept, vault])
  const left = (files?.length ?? 0) - urls.length
  if (!files?.length) return null
  return (
    <section className="request-part" aria-labelledby="sealed-photos">
      <h2 id="sealed-photos">{words.photos}</h2>
      <ul className="sealed-photos">
        {urls.map((url, index) => (
          <li key={url}>
            <img src={url} alt={words.photo(index + 1, name)} />
          </li>
        ))}
      </ul>
      {left > 0 && <p className="text-ink-2 text-fine">{words.photosLeft(left)}</p>}
    </section>
  )
}
