import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { rowElementId, useList } from '#app/admin/list/list.ts'
import { useMayWork, useMayWrite } from '#app/admin/rights.ts'
import { type RequestInInbox, useView } from './inbox-list.ts'
import { useKeyHelp } from './key-help-button.tsx'
import { areKeysOn, type Command, commandOf } from './keys.ts'
import { useBulk, useSelection } from './selection.tsx'
import { type UnfoldedPart, unfold } from './unfold.ts'
import { linkOf } from './use-focus-on-return.ts'

type InboxKeysProps = {
  requests: readonly RequestInInbox[]
  openId: string | undefined
}

export function InboxKeys({ requests, openId }: InboxKeysProps) {
  const { list, query } = useList()
  const { pathOf } = useView()
  const navigate = useNavigate()
  const { toggle } = useSelection()
  const mayWrite = useMayWrite('leads')
  const mayWork = useMayWork()
  const { submit } = useBulk('inbox-key')
  const help = useKeyHelp('inbox')

  const currentIndex = () => {
    const row = document.activeElement?.closest<HTMLElement>('.inbox-row')
    const focused = requests.findIndex(({ id }) => row?.id === rowElementId(list, id))
    return focused >= 0 ? focused : requests.findIndex(({ id }) => id === openId)
  }
  const rowOf = ({ id }: RequestInInbox) => document.getElementById(rowElementId(list, id))
  const open = (request: RequestInInbox, toUse?: UnfoldedPart) =>
    navigate(`${pathOf(request)}${list.queryString(query)}`, { state: toUse })

  function step(by: 1 | -1) {
    const from = currentIndex()
    const next = requests[from < 0 ? (by > 0 ? 0 : requests.length - 1) : from + by]
    if (!next) return
    const link = linkOf(list, next.id)
    link?.focus({ preventScroll: true })
    link?.closest('.inbox-row')?.scrollIntoView({ block: 'nearest' })
    // Beside the list the next one opens at once; on a phone the list is not there.
    if (openId) void open(next)
  }

  function run(command: Command) {
    const current = requests[currentIndex()]
    switch (command) {
      case 'next':
        return step(1)
      case 'previous':
        return step(-1)
      case 'call':
        return current && rowOf(current)?.querySelector<HTMLElement>('.inbox-call')?.click()
      case 'note':
      case 'assign':
        if (current && current.id === openId && unfold(command)) return
        return current && open(current, command)
      case 'done':
        return mayWork && current && submit('completed', [current.id])
      case 'select':
        return mayWrite && current && toggle(current.id)
      case 'undo':
        return document.querySelector<HTMLElement>('.undo-place .undo-button')?.click()
      case 'search':
        return document.querySelector<HTMLElement>('.inbox-list input[type="search"]')?.focus()
      case 'help':
        return help.open()
      case 'close':
        return openId && navigate(`${list.path}${list.queryString(query)}`, { preventScrollReset: true })
    }
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const command = commandOf(event)
    if (!command || (command !== 'help' && !areKeysOn())) return
    // Escape goes on to the browser, which closes menus and full screen with it.
    if (command !== 'close') event.preventDefault()
    void run(command)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  return help.button
}
