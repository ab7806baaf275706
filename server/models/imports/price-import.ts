import { sql } from 'drizzle-orm'
import { type ServiceSlug, serviceSlugs } from '#content/services.ts'
import { createPriceItemInput, type PriceItemDraft } from '#server/models/content/price-item.ts'
import type { CsvRow } from '#server/models/formats/csv-rows.ts'
import { type Reason, type Result, refuse } from '#server/result.ts'
import { priceItems } from '#server/schema/prices.ts'
import { cellsOf, type ImportColumns, isAmountCell, isTextCell, isYes, readAmount } from './import-cells.ts'
import type { ColumnGuide } from './import-columns.ts'
import { defineImport } from './import-kind.ts'
import { parseRow } from './parse-row.ts'

const targets = ['name', 'variation', 'price', 'service', 'taxable', 'note'] as const

type PriceTarget = (typeof targets)[number]

export const priceColumns: ColumnGuide<PriceTarget> = {
  targets,
  tools: [
    {
      name: 'Jobber',
      marks: [
        ['name', 'unit price', 'unit cost'],
        ['name', 'default unit price'],
        ['name', 'description', 'unit price', 'taxable'],
      ],
      columns: {
        name: 'name',
        description: 'note',
        category: 'service',
        'unit price': 'price',
        'default unit price': 'price',
        'unit cost': '',
        'default unit cost': '',
        markup: '',
        taxable: 'taxable',
        active: '',
      },
    },
    {
      name: 'Housecall Pro',
      marks: [
        ['industry', 'name', 'price'],
        ['industry', 'category', 'price'],
        ['category', 'name', 'price', 'cost', 'unit of measure'],
        ['task code', 'price'],
      ],
      columns: {
        industry: '',
        category: 'service',
        name: 'name',
        service: 'name',
        'service name': 'name',
        'material name': 'name',
        'task code': '',
        description: 'note',
        price: 'price',
        cost: '',
        taxable: 'taxable',
        'unit of measure': '',
        duration: '',
        'part number': '',
      },
    },
    {
      name: 'Square',
      marks: [
        ['item name', 'variation name', 'price'],
        ['token', 'item name'],
        ['reference handle', 'item name'],
      ],
      columns: {
        token: '',
        'reference handle': '',
        'item name': 'name',
        'customer facing name': '',
        'variation name': 'variation',
        'unit and precision': '',
        sku: '',
        description: 'note',
        categories: 'service',
        category: 'service',
        'reporting category': '',
        gtin: '',
        price: 'price',
        'online sale price': '',
        'item type': '',
        'seo title': '',
        'seo description': '',
        'square online item visibility': '',
        'default vendor name': '',
        'default unit cost': '',
        archived: '',
      },
    },
    {
      name: 'QuickBooks',
      marks: [
        ['product service name'],
        ['product service', 'sales description'],
        ['sales price rate'],
        ['item', 'type', 'price', 'sales tax code'],
        ['item name', 'sales description'],
      ],
      columns: {
        'product service name': 'name',
        'product service': 'name',
        item: 'name',
        'item name': 'name',
        'sales description': 'note',
        description: 'note',
        category: 'service',
        'sales price rate': 'price',
        'sales price': 'price',
        rate: 'price',
        price: 'price',
        taxable: 'taxable',
        'sales tax code': 'taxable',
        type: '',
        sku: '',
        cost: '',
        'purchase cost': '',
        'purchase description': '',
        'income account': '',
        'expense account': '',
      },
    },
  ],
  guesses: [
    [
      /\b(cost|purchase|markup|margin|account|sku|gtin|upc|code|id|token|quantity|stock|created|updated|active|archived|costo|codigo|cantidad|existencias|creado|actualizado|activo)\b/,
      '',
    ],
    [/\b(tax|taxable|taxed|impuestos?|gravable)\b/, 'taxable'],
    [/\b(price|rate|amount|charge|fee|precio|tarifa|monto|importe|preis)\b/, 'price'],
    [/\bvariation\b/, 'variation'],
    [/\b(categor(y|ies|ia)|group|department|industry)\b/, 'service'],
    [/\b(notes?|description|details|memo|descripcion|notas?|detalles?|beschreibung)\b/, 'note'],
    [/\b(name|item|service|product|task|title|nombre|servicio|producto|articulo|concepto)\b/, 'name'],
  ],
  contents: [
    [isAmountCell, 'price', 'once'],
    [isTextCell, 'name', 'once'],
    [isTextCell, 'note', 'once'],
  ],
}

type RowPrice = PriceItemDraft

/** A minimum: "from $85", "85+". */
const fromShape = /^(?:from|starting(?: at)?|ab|desde)\s+|\s*\+$/i

function readPriceRow(row: CsvRow, columns: ImportColumns<PriceTarget>): Result<RowPrice, Reason> {
  const of = cellsOf(row, columns)
  const [said] = of('price')
  const price = readAmount(said && { ...said, text: said.text.replace(fromShape, '') })
  if (!price.ok) return price
  if (price.value === undefined) return refuse<Reason>({ reason: 'importNoPrice' })
  const [variation = ''] = of('variation').map(({ text }) => text)
  const isOne = /^(?:regular|standard|default)?$/i.test(variation)
  // QuickBooks names an item of a group "Locks:Rekey"; elsewhere a name may have a colon.
  const names = of('name').map(({ text }) =>
    columns.tool === 'QuickBooks' ? (text.split(':').at(-1) ?? '') : text,
  )
  const taxed = of('taxable').flatMap(({ text }) => isYes(text.replace(/^taxable$|^tax$/i, 'yes')) ?? [])
  return parseRow(createPriceItemInput, {
    name: [names[0] ?? '', ...(isOne ? [] : [variation])].filter(Boolean).join(', '),
    service:
      of('service')
        .map(({ text }) => serviceIn(text))
        .find(Boolean) ?? null,
    unitCents: price.value,
    isFrom: said !== undefined && fromShape.test(said.text),
    isTaxable: taxed.length === 0 || taxed.includes(true),
    note:
      of('note')
        .map(({ text }) => text)
        .join(', ') || null,
  })
}

const serviceWords: Readonly<Record<ServiceSlug, RegExp>> = {
  residential: /residen|home|house/,
  commercial: /commerc|business|office/,
  automobile: /auto|car\b|vehicle|ignition/,
  emergency: /emergenc|lockout/,
  'access-control': /access|keypad|intercom/,
  'door-services': /door/,
  safe: /\bsafes?\b|vault/,
  surveillance: /surveil|camera|cctv/,
}

/** A category that is none of ours is left out: what it groups stands in the name. */
const serviceIn = (text: string): ServiceSlug | undefined =>
  serviceSlugs.find((slug) => serviceWords[slug].test(text.toLowerCase()))

const plain = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

export const priceImport = defineImport({
  name: 'prices',
  subject: 'PriceItem',
  guide: priceColumns,
  tables: [{ table: priceItems, isUntouched: () => sql`price_items.updated_at = price_items.created_at` }],
  read: ([row], columns) => readPriceRow(row, columns),

  /** Never written over: a name that is here is what one charges today. */
  async begin(importId, { db }) {
    const earlier = new Set<string>()
    const stored = await db
      .select({ name: priceItems.name })
      .from(priceItems)
      .where(sql`${priceItems.importId} is distinct from ${importId}`)
    const here = new Set(stored.map(({ name }) => plain(name)))
    return async (items) =>
      items.map((item) => {
        const name = plain(item.name)
        const kind = here.has(name) ? 'joined' : earlier.has(name) ? 'doubled' : 'made'
        earlier.add(name)
        return { kind, item, isStored: kind === 'made' }
      })
  },

  cells({ name, note, service, unitCents, isFrom, isTaxable }, { language }) {
    const words = language.words.importCells
    return [
      note ? `${name}\n${note}` : name,
      words.price(unitCents, isFrom ?? false),
      service ? words.service(service) : '',
      words.taxed(isTaxable ?? true),
    ]
  },

  async store(db, records) {
    await db.insert(priceItems).values(
      records.map(({ item, id, importId, at }) => ({
        ...item,
        id,
        importId,
        createdAt: at,
        updatedAt: at,
      })),
    )
  },
})
