import { href, Link } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { useKeptFocus } from '#app/admin/form/use-kept-focus.ts'
import { loadNewest } from '#app/admin/live/load-newest.ts'
import { Tabs } from '#app/admin/navigation/tabs.tsx'
import { type ScreenHandle, useMayOpen } from '#app/admin/rights.ts'
import { PanelTitle } from '#app/admin/screen/panel-context.tsx'
import { StaleNotice } from '#app/admin/screen/retry.tsx'
import { submissionClientAction } from '#app/admin/submission/client-action.ts'
import { submission } from '#app/admin/submission/submission.ts'
import { useSticky } from '#app/admin/use-sticky.ts'
import type { Run } from '#server/data-service/in-process.ts'
import type { Rights } from '#server/rights.ts'
import { pricesPanelWords } from '#words/panel/money/prices.ts'
import { stockWords as words } from '#words/panel/money/stock.ts'
import type { Route } from './+types/route.ts'
import { mostChosen, stockHandlers, stockRowsOf } from './actions.ts'
import { Choice } from './choice.tsx'
import { StockHistory } from './history.tsx'
import { ShoppingList, StockFile } from './shopping-list.tsx'
import { ReadCounted, ReadStock, ReadStockMoves, type StockMove } from './stock-data.ts'
import { StockPart } from './stock-item.tsx'

export const handle = { needs: { area: 'money', to: 'own' } } satisfies ScreenHandle

const pageSize = 20

export async function loader({ context, url }: Route.LoaderArgs) {
  const { run, user } = context.get(staffContext)
  const [item, after] = [url.searchParams.get('item'), url.searchParams.get('after')]
  const read = await run(ReadStock, {})
  const at = new Date().toISOString()
  if (!read.ok) return { at, shown: undefined }
  const { isOn, items } = read.value.stock
  const [moves, prices] = isOn
    ? await Promise.all([readMoves(run, user.rights, { item, after }), readPrices(run, user.rights)])
    : []
  const parts = items.map((part) => ({ item: part, moveId: crypto.randomUUID() }))
  return { at, shown: { isOn, parts, moves, prices } }
}

async function readMoves(
  run: Run,
  { money }: Rights,
  { item, after }: { item: string | null; after: string | null },
) {
  if (money === 'own') return undefined
  const filter = item ? { priceItemId: { eq: item } } : null
  const read = await run(ReadStockMoves, { filter, limit: pageSize, after })
  if (!read.ok) return undefined
  const { items = [], nextToken = null } = read.value.moves ?? {}
  const moves: readonly StockMove[] = items.filter((move) => move !== null)
  return { moves, older: nextToken, isNewest: after === null, item }
}

async function readPrices(run: Run, { content }: Rights) {
  if (content !== 'write') return undefined
  const read = await run(ReadCounted, { limit: mostChosen, after: null })
  return read.ok ? stockRowsOf(read.value.page) : undefined
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadNewest('stock', args, () => undefined)

export const action = (args: Route.ActionArgs) => submission(args, stockHandlers)

export const clientAction = (args: Route.ClientActionArgs) => submissionClientAction(args)

export default function Stock({ loaderData }: Route.ComponentProps) {
  const kept = useSticky(loaderData?.shown ? loaderData : undefined)
  const shown = kept?.shown
  const focus = useKeptFocus()
  return (
    <>
      <PanelTitle title={words.title} />
      <Tabs label={pricesPanelWords.tabs} />
      <header className="list-heading">
        <h1 className="grow">{words.heading}</h1>
      </header>
      {(!kept || kept !== loaderData) && (
        <StaleNotice since={kept?.at} words={words} failed={`${words.failed} ${words.failedHint}`} />
      )}
      {shown && (
        <section {...focus} tabIndex={-1} aria-label={words.heading}>
          {shown.isOn ? <Counted shown={shown} /> : <Off />}
        </section>
      )}
    </>
  )
}

function Off() {
  const mayTurnOn = useMayOpen()(href('/admin/settings/invoicing'))
  return (
    <div className="list-state mt-4">
      <p className="list-state-title">{words.off}</p>
      <p className="mx-auto mt-2 max-w-prose text-ink-2">{words.offHint}</p>
      {mayTurnOn ? (
        <Link to={`${href('/admin/settings/invoicing')}#stock-heading`} className="btn btn-strong mt-5">
          {words.turnOn}
        </Link>
      ) : (
        <p className="mt-2 text-ink-2">{words.offForOthers}</p>
      )}
    </div>
  )
}

type ShownStock = NonNullable<Awaited<ReturnType<typeof loader>>['shown']>

function Counted({ shown: { parts, moves, prices } }: { shown: ShownStock }) {
  const toBuy = parts.map(({ item }) => item).filter(({ isLow }) => isLow)
  return (
    <>
      {parts.length === 0 ? (
        <div className="list-state mt-4">
          <p className="list-state-title">{words.empty}</p>
          <p className="mt-2 text-ink-2">{prices ? words.emptyHint : words.emptyForOthers}</p>
        </div>
      ) : (
        <div className="stock">
          {toBuy.length > 0 && <ShoppingList items={toBuy} />}
          <section aria-labelledby="stock-parts">
            <h2 id="stock-parts" className="sr-only">
              {words.parts}
            </h2>
            <ul className="stock-items">
              {parts.map(({ item, moveId }) => (
                <StockPart key={item.id} item={item} moveId={moveId} hasHistory={moves !== undefined} />
              ))}
            </ul>
            <StockFile />
          </section>
        </div>
      )}
      {prices && <Choice prices={prices} isOpen={parts.length === 0} />}
      {moves && (parts.length > 0 || moves.moves.length > 0) && <StockHistory {...moves} />}
    </>
  )
}
