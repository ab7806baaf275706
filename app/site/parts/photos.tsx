import { useProfile } from '#app/site/profile.ts'
import { imageSources } from '#content/image-address.ts'

export function Photos() {
  const { photos } = useProfile()
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
            width={960}
            height={720}
            loading="lazy"
          />
        </li>
      ))}
    </ul>
  )
}
