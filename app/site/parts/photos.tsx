import { useProfile } from '#app/site/profile.ts'
import { imageSources } from '#content/image-address.ts'
import type { Photo } from '#content/profile/business-profile.ts'
import { entered } from '#words/entered.ts'

/** Of a person, who is the first thing to see of a firm: its owner, else its crew. */
export const faceIn = (photos: readonly Photo[]): Photo | undefined =>
  photos.find(({ subject }) => subject === 'owner') ?? photos.find(({ subject }) => subject === 'crew')

export function Face({ photo: { image, alt } }: { photo: Photo }) {
  return (
    <img
      src={image}
      srcSet={imageSources(image)}
      sizes="(width >= 40rem) 35rem, 100vw"
      alt={alt}
      lang={entered(alt).lang}
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
      {photos.map(({ subject, image, alt }) => (
        <li key={subject}>
          <img
            src={image}
            srcSet={imageSources(image)}
            sizes="(width >= 54rem) 24rem, 100vw"
            alt={alt}
            lang={entered(alt).lang}
            width={960}
            height={720}
            loading="lazy"
          />
        </li>
      ))}
    </ul>
  )
}
