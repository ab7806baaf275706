import { useEntered } from '#app/site/entered.tsx'
import { useProfile } from '#app/site/profile.ts'
import { imageSources } from '#content/image-address.ts'
import type { Photo } from '#content/profile/business-profile.ts'

/** Of a person, who is the first thing to see of a firm: its owner, else its crew. */
export const faceIn = (photos: readonly Photo[]): Photo | undefined =>
  photos.find(({ subject }) => subject === 'owner') ?? photos.find(({ subject }) => subject === 'crew')

export function Face({ photo: { image, alt } }: { photo: Photo }) {
  const { text, lang } = useEntered(alt)
  return (
    <img
      src={image}
      srcSet={imageSources(image)}
      sizes="(width >= 40rem) 35rem, 100vw"
      alt={text}
      lang={lang}
      width={960}
      height={720}
      className="face"
    />
  )
}

/** `besides`: shown already. */
export function Photos({ besides }: { besides?: Photo | undefined }) {
  const photos = useProfile().photos.filter((photo) => photo !== besides)
  if (photos.length === 0) return null
  return (
    <ul className="photos">
      {photos.map((photo) => (
        <li key={photo.subject}>
          <SmallPhoto photo={photo} />
        </li>
      ))}
    </ul>
  )
}

function SmallPhoto({ photo: { image, alt } }: { photo: Photo }) {
  const { text, lang } = useEntered(alt)
  return (
    <img
      src={image}
      srcSet={imageSources(image)}
      sizes="(width >= 54rem) 24rem, 100vw"
      alt={text}
      lang={lang}
      width={960}
      height={720}
      loading="lazy"
    />
  )
}
