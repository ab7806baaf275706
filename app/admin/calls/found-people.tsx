import { useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { address } from '#app/address.ts'
import { serviceOf } from '#app/admin/records/lead.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { dateTimeText } from '#app/ui/dates.ts'
import { phoneLineOf } from '#content/profile/phone-line.ts'
import { callFormWords as words } from '#words/panel/calls/form.ts'
import type { FoundCustomer } from './call-data.ts'

const pauseMs = 150

type FoundByTyping = { people: readonly FoundCustomer[] | undefined }

/** Not by the router, which would first load the route's code: without a connection that loads the page anew. */
export function useFoundPeople(onFound?: (people: readonly FoundCustomer[]) => void) {
  const [found, setFound] = useState<FoundByTyping>()
  const begun = useRef(new AbortController())
  useEffect(() => () => begun.current.abort(), [])
  async function search(typed: string) {
    begun.current.abort()
    begun.current = new AbortController()
    const { signal } = begun.current
    // An area code alone finds half of all numbers.
    if (typed.trim().length < (/\d/.test(typed) ? 4 : 3)) return setFound(undefined)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    if (signal.aborted) return
    const people = await readPeople(typed, signal)
    if (signal.aborted) return
    setFound({ people })
    onFound?.(people ?? [])
  }
  return { found, search, clear: () => setFound(undefined) }
}

export async function readPeople(
  search: string,
  signal: AbortSignal,
): Promise<readonly FoundCustomer[] | undefined> {
  try {
    const path = `${href('/admin/calls/people')}?${new URLSearchParams({ search })}`
    const answer = await fetch(address(path), { signal })
    return answer.ok ? await answer.json() : undefined
  } catch {
    return undefined
  }
}

type FoundPeopleProps = {
  people: readonly FoundCustomer[] | undefined
  words: Pick<typeof words, 'found' | 'foundNobody' | 'lookUpFailed' | 'use'>
  onUse: (person: FoundCustomer) => void
}

export function FoundPeople({ people, words: own, onUse }: FoundPeopleProps) {
  const timeZone = useTimeZone()
  if (!people) return <p className="mt-1.5 text-fine text-ink-2">{own.lookUpFailed}</p>
  if (people.length === 0) return <p className="mt-1.5 text-fine text-ink-2">{own.foundNobody}</p>
  return (
    <>
      <p className="mt-1.5 text-fine text-ink-2">{own.found(people.length)}</p>
      <ul className="known-people">
        {people.map((person) => {
          const { id, name, kind, service, submittedAt } = person
          return (
            <li key={id}>
              <button type="button" onClick={() => onUse(person)} aria-label={own.use(name)}>
                <b>
                  <bdi>{name}</bdi> <span>{phoneLineOf(person).display}</span>
                </b>
                <span>
                  {kind
                    ? words.last(serviceOf({ kind, service }), dateTimeText(submittedAt, timeZone))
                    : words.neverAsked}
                </span>
                {person.address && <bdi>{person.address}</bdi>}
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
