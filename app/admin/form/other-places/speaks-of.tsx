import { MapPinOff } from 'lucide-react'
import { otherPlacesWords as words } from '#words/panel/pages/other-places.ts'

export const SpeaksOf = ({ places }: { places: readonly { place: string }[] | null }) =>
  places && places.length > 0 ? (
    <p className="speaks-of">
      <MapPinOff className="icon" />
      {words.speaksOf(places.map(({ place }) => place))}
    </p>
  ) : null
