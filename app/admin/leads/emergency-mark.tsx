import { Siren } from 'lucide-react'
import { leadWords } from '#words/panel/leads.ts'

/** An emergency is told by its shape and its word, not by color alone. */
export const EmergencyMark = () => (
  <strong className="emergency-mark">
    <Siren className="icon" />
    {leadWords.emergency}
  </strong>
)
