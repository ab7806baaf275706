import { Circle, CircleCheck, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { dateTimeText } from '#app/ui/dates.ts'
import type { OverviewInWords } from '#server/backup/overview-in-words.ts'
import { dataWords as words } from '#words/panel/settings/data.ts'

type StateOfPart = { part: string; mark: keyof typeof marks; says: string }

const marks = { well: CircleCheck, open: Circle, late: TriangleAlert }

/** What an owner wants to know before anything else, each with the part of the screen that it is about. */
export function BackupState({ overview }: { overview: OverviewInWords }) {
  const timeZone = useTimeZone()
  const states = [
    stateOfBackups(overview),
    stateOfEncryption(overview),
    stateOfPlace(overview),
    stateOfProof(overview, timeZone),
  ].flatMap((state) => state ?? [])
  return (
    <ul className="backup-state" aria-label={words.state}>
      {states.map(({ part, mark, says }) => {
        const Mark = marks[mark]
        return (
          <li key={part} data-mark={mark}>
            <Link to={`#${part}-heading`}>
              <Mark className="icon" />
              <span className="sr-only">{words.mark[mark]} </span>
              {says}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

function stateOfBackups({ failure, hasRoom, backups }: OverviewInWords): StateOfPart | undefined {
  const part = 'backups'
  if (failure?.at) return { part, mark: 'late', says: words.notMade }
  if (!hasRoom) return { part, mark: 'late', says: words.noRoom }
  if (failure) return { part, mark: 'late', says: words.overdue }
  return backups.length === 0 ? { part, mark: 'open', says: words.noneMade } : undefined
}

function stateOfEncryption({ passphrase, backups: [newest] }: OverviewInWords): StateOfPart {
  const part = 'passphrase'
  if (passphrase.source === 'none')
    return { part, mark: 'open', says: newest?.isEncrypted ? words.encryptedNoMore : words.notEncrypted }
  if (newest?.isEncrypted) return { part, mark: 'well', says: words.encrypted }
  return { part, mark: 'open', says: words.encryptedNext }
}

function stateOfPlace({ place, lastCopy }: OverviewInWords): StateOfPart {
  const part = 'place'
  if (!place) return { part, mark: 'open', says: words.noPlace }
  if (lastCopy?.failure) return { part, mark: 'late', says: words.placeFailed }
  if (place.isSameDisk) return { part, mark: 'late', says: words.placeSameDisk }
  if (!lastCopy) return { part, mark: 'open', says: words.placeEmpty }
  return { part, mark: 'well', says: words.place }
}

/** It is done each night: one of long ago proves little of the newest backup. */
function stateOfProof({ lastDrill, isProved }: OverviewInWords, timeZone: string): StateOfPart {
  const part = 'drill'
  if (!lastDrill) return { part, mark: 'open', says: words.neverProved }
  const time = dateTimeText(lastDrill.at, timeZone)
  if (lastDrill.outcome.kind === 'failed') return { part, mark: 'late', says: words.notProved(time) }
  return { part, mark: isProved ? 'well' : 'open', says: words.proved(time) }
}
