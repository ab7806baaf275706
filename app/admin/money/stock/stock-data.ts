import { graphql, type ResultOf } from '#app/graphql.ts'

const stockItemInPanel = graphql(`
  fragment StockItemInPanel on StockItem @_unmask {
    id
    name
    count
    orderAt
    isLow
    countedAt
  }
`)

export const ReadStock = graphql(
  `
    query AdminStock {
      stock {
        isOn
        items {
          ...StockItemInPanel
        }
      }
    }
  `,
  [stockItemInPanel],
)

export type StockItem = ResultOf<typeof ReadStock>['stock']['items'][number]

export const ReadStockMoves = graphql(`
  query AdminStockMoves($filter: ModelStockMoveFilterInput, $limit: Int, $after: String) {
    moves: listStockMoves(filter: $filter, limit: $limit, nextToken: $after) {
      items {
        id
        priceItemId
        item
        quantity
        reason
        invoiceId
        by
        createdAt
      }
      nextToken
    }
  }
`)

type MovePage = NonNullable<ResultOf<typeof ReadStockMoves>['moves']>

export type StockMove = NonNullable<MovePage['items'][number]>

export const ReadCounted = graphql(`
  query AdminCountedPrices($limit: Int, $after: String) {
    page: listPriceItems(limit: $limit, nextToken: $after) {
      items {
        id
        name
        isCounted
        orderAt
      }
      nextToken
    }
  }
`)

type CountedPage = NonNullable<ResultOf<typeof ReadCounted>['page']>

export type CountedPrice = NonNullable<CountedPage['items'][number]>

export const ChooseCounted = graphql(`
  mutation AdminChooseCounted($input: UpdatePriceItemInput!) {
    updatePriceItem(input: $input) {
      id
    }
  }
`)

export const CountStock = graphql(`
  mutation AdminCountStock($priceItemId: ID!, $count: Int!, $moveId: ID) {
    item: countStock(priceItemId: $priceItemId, count: $count, moveId: $moveId) {
      name
      count
    }
  }
`)

export const MoveStock = graphql(`
  mutation AdminMoveStock($priceItemId: ID!, $quantity: Int!, $isBought: Boolean, $moveId: ID) {
    item: moveStock(priceItemId: $priceItemId, quantity: $quantity, isBought: $isBought, moveId: $moveId) {
      name
      count
    }
  }
`)
