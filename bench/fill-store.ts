import type pg from 'pg'
import { serverDatabase } from './real-server.ts'

/**
 * Fills a store with as many leads as years of work bring: seven of ten are quotes, the others messages, one an hour into the
 * past, each with its notification, nearly all done, with what happened on the way and what staff did. Customers come back,
 * one of them a thousand times; every fourth quote has a photo, every tenth lead a review, every fifth an invoice: one of
 * thirty is open, one of a hundred paid in part.
 */

const firstNames = `(array['Dana','José','Priya','Ada','Marcus','Linh','Ruth','Omar','Grace','Hank'])[1 + c % 10]`
const lastNames = `(array['Whitfield','Nguyen','Garcia','Okafor','Smith','Patel','Larsen'])[1 + c % 7] || ' ' || c`
const troubles = `(array[
  'Locked out in front of the house, the baby is inside.', 'The deadbolt of the back door turns and turns.',
  'Need a master key system for an office with twelve doors.', 'Keys are in a 2019 F-150 at Memorial Park.',
  'Please rekey all locks before the new tenant moves in.', 'The safe does not open after the battery died.'
  ])[1 + i % 6] || ' Unit ' || i % 5000 || case when i < $1::int + ($2::int - $1::int) / 20 then ' Hail storm' else '' end
  || case when i > $2::int - ($2::int - $1::int) / 20 then ' Gulfgate' else '' end`
const quoteServices = `(array['automotive','residential','commercial','safes','access-control','surveillance'])[1 + i % 6]`
const reviewServices = `(array['Residential','Automotive','Commercial','Safes'])[1 + i % 4]`
/** The customer: a thousandth of all leads is from one property manager, others write three times. */
const customers = `(select i, case when i % 1000 = 7 then 0 else i / 3 end as c from generate_series($1::int, $2::int) i) as lead`
const national = 'lpad((2000000 + c::bigint * 7919 % 7990000)::text, 7, $$0$$)'
const phone = `'(713) ' || left(${national}, 3) || '-' || right(${national}, 4)`
const at = `current_setting('bench.now')::timestamptz - i * interval '1 hour'`
const status = `(case when i < 20 then 'new' when i < 3000 and i % 50 = 0 then 'contacted' else 'completed' end)`
const idOf = (kind: string) =>
  `encode(int8send((extract(epoch from ${at}) * 1000)::bigint << 16), 'hex')::varchar(12) ||
    substr(md5('${kind}' || i), 13, 20)`
const leadId = (kind: string) => `overlay((${idOf(kind)}) placing '7' from 13 for 1)::uuid`

const progress = `
  case when i >= 20 then ${at} + (5 + i % 90) * interval '1 minute' end,
  case when i >= 20 and not (i < 3000 and i % 50 = 0) then ${at} + interval '3 hours' end,
  ${at} + interval '30 minutes', ${at} + interval '2 minutes',
  case when i >= 20 and i % 7 = 0 then ${at} + interval '26 hours' end,
  case when i >= 20 then (select id from users order by created_at limit 1) end, case when i >= 20 then ${at} + interval '4 minutes' end`
const progressColumns =
  'contacted_at, completed_at, promised_by, seen_at, scheduled_at, assignee_id, taken_at'
const suspiciousReasons = `case when i % 97 = 5 then array['too-fast'] else '{}' end`

const isQuote = 'i % 10 < 7'
const isMessage = 'i % 10 >= 7'

/** Each statement takes the first and the last number of the new leads; what people write by hand, the same of posts. */
const fillers: readonly { table: string; by: 'lead' | 'review' | 'post' | 'invoice'; statement: string }[] = [
  {
    table: 'requests',
    by: 'lead',
    statement: `insert into requests
      (id, kind, name, first_name, last_name, phone, phone_e164, email, service, message, status, submitted_at, created_at, updated_at,
        ${progressColumns}, content_hash, quarantine_reasons, first_page, utm_source)
      select ${leadId('quote')}, 'Quote', ${firstNames} || ' ' || ${lastNames}, ${firstNames}, ${lastNames}, ${phone}, '+1713' || ${national},
        'person' || c || '@example.com', ${quoteServices}, ${troubles}, ${status}::request_status, ${at}, ${at}, ${at},
        ${progress}, md5(i::text), ${suspiciousReasons}, '/', case when i % 5 = 0 then 'spring' end
      from ${customers} where ${isQuote}`,
  },
  {
    table: 'requests',
    by: 'lead',
    statement: `insert into requests
      (id, kind, name, phone, phone_e164, email, service, message, status, submitted_at, created_at, updated_at,
        ${progressColumns}, content_hash, quarantine_reasons)
      select ${leadId('message')}, 'Message', ${firstNames} || ' ' || ${lastNames}, ${phone}, '+1713' || ${national},
        'person' || c || '@example.com', case when i % 9 = 0 then 'emergency' else 'other' end, ${troubles},
        ${status}::request_status, ${at}, ${at}, ${at}, ${progress}, md5(i::text), ${suspiciousReasons}
      from ${customers} where ${isMessage}`,
  },
  {
    table: 'lead_events',
    by: 'lead',
    statement: `insert into lead_events (id, request_id, at, kind, by, actor_name)
      select gen_random_uuid(), case when ${isQuote} then ${leadId('quote')} else ${leadId('message')} end,
        ${at} + hours * interval '1 hour', kind::lead_event_kind,
        'staff', 'Owner'
      from generate_series($1::int, $2::int) i, (values (1, 'taken'), (2, 'contacted'), (3, 'completed')) as done (hours, kind)
      where i >= 20`,
  },
  {
    table: 'deliveries',
    by: 'lead',
    statement: `insert into deliveries
      (id, topic, subject_type, subject_id, channel, recipient, payload, dedupe_key, state, attempts, sent_at, created_at)
      select gen_random_uuid(), case when ${isQuote} then 'quote.created' else 'message.created' end,
        case when ${isQuote} then 'Quote' else 'Message' end,
        case when ${isQuote} then ${leadId('quote')} else ${leadId('message')} end, 'mail', 'owner@example.com', '{}',
        'bench:' || i, 'sent', 1, ${at}, ${at}
      from generate_series($1::int, $2::int) i`,
  },
  {
    table: 'audit_entries',
    by: 'lead',
    statement: `insert into audit_entries (id, at, actor_kind, actor_name, action, subject, subject_id, label, after)
      select ${leadId('audit')}, ${at}, 'administrator', case when i % 3 = 0 then 'Sam' else 'Owner' end, 'update',
        case when ${isQuote} then 'Quote' else 'Message' end,
        (case when ${isQuote} then ${leadId('quote')} else ${leadId('message')} end)::text,
        ${firstNames} || ' ' || ${lastNames}, '{"status": "completed"}'
      from ${customers} where i >= 20`,
  },
  {
    table: 'uploads',
    by: 'lead',
    statement: `insert into uploads
      (id, key, guest_id, state, name, declared_size, part_size, content_type, size, has_thumbnail, claimed_by, created_at, expires_at)
      select gen_random_uuid(), 'quote-attachments/bench-' || i || '.jpg', 'guest' || i, 'stored', 'lock.jpg', 300000, 5242880,
        'image/jpeg', 300000 + i % 1000, true, ${leadId('quote')}, ${at}, ${at} + interval '1 hour'
      from generate_series($1::int, $2::int) i where ${isQuote} and i % 4 = 1`,
  },
  {
    table: 'invoices',
    by: 'invoice',
    statement: `insert into invoices
      (id, number, name, email, seller, lines, tax_rate, subtotal_cents, tax_cents, total_cents, paid_cents, due_on,
        sent_at, created_at, updated_at)
      select ${leadId('invoice')}, 1000 + i, ${firstNames} || ' ' || ${lastNames}, 'person' || c || '@example.com',
        '{"name": "Lantern", "address": null, "phone": "", "email": null, "licenses": []}',
        '[{"name": "Rekey", "quantity": 100, "unitCents": 12000, "discountCents": 0, "isTaxable": false}]', 0, 12000, 0, 12000,
        case when i % 100 = 7 then 5000 when i % 6 = 4 then 0 else 12000 end,
        to_char(${at} + interval '14 days' * case when i % 6 = 4 then -1 else 1 end, 'YYYY-MM-DD'),
        ${at}, ${at}, ${at}
      from ${customers}`,
  },
  {
    table: 'payments',
    by: 'invoice',
    statement: `insert into payments (id, invoice_id, amount_cents, method, paid_at, by)
      select gen_random_uuid(), ${leadId('invoice')}, case when i % 100 = 7 then 5000 else 12000 end, 'check', ${at}, 'Owner'
      from ${customers} where i % 100 = 7 or i % 6 <> 4`,
  },
  {
    table: 'reviews',
    by: 'review',
    statement: `insert into reviews
      (id, name, email, rating, title, comment, service, is_approved, is_featured, submitted_at, approved_at, content_hash)
      select gen_random_uuid(), ${firstNames} || ' ' || ${lastNames}, 'person' || c || '@example.com',
        case when i % 500 = 3 then 1 else 3 + i % 3 end, 'Review ' || i, ${troubles},
        ${reviewServices}, i > 10, i % 1000 = 11, ${at}, case when i > 10 then ${at} end, md5(i::text)
      from ${customers}`,
  },
  {
    table: 'testimonials',
    by: 'post',
    statement: `insert into testimonials (id, name, rating, comment, service, is_approved, date)
      select gen_random_uuid(), ${firstNames} || ' ' || ${lastNames}, 5, ${troubles}, 'Residential Locksmith', i % 3 > 0, ${at}
      from ${customers}`,
  },
  {
    table: 'blogs',
    by: 'post',
    statement: `insert into blogs (id, title, slug, excerpt, content, author, category, is_published, published_at)
      select gen_random_uuid(), 'Post ' || i, 'post-' || i, ${troubles}, repeat(${troubles} || ' ', 60), 'Hank', 'Advice',
        i % 4 > 0, ${at}
      from generate_series($1::int, $2::int) i`,
  },
  {
    table: 'trash',
    by: 'post',
    statement: `insert into trash (id, model, record_id, label, summary, record, deleted_by, deleted_at, expires_at)
      select gen_random_uuid(), 'Quote', gen_random_uuid(), ${firstNames} || ' ' || ${lastNames}, ${troubles},
        jsonb_build_object('email', 'gone' || i || '@example.com', 'phone_e164', '+1713' || ${national}), 'Owner',
        now() - i * interval '10 minutes', now() + interval '10 days'
      from ${customers}`,
  },
  {
    table: 'call_taps',
    by: 'post',
    statement: `insert into call_taps (day, page, place, taps)
      select current_date - i, page, 'header', 1 + i % 9 from generate_series($1::int, $2::int) i,
        (values ('home'), ('services'), ('contact')) as p (page)`,
  },
]

const perLead = {
  lead: (leads: number) => leads,
  review: (leads: number) => Math.ceil(leads / 10),
  invoice: (leads: number) => Math.ceil(leads / 5),
  // At least a page of each list, so that the smallest store is no shorter to show.
  post: (leads: number) => (leads === 0 ? 0 : Math.min(1_000, Math.max(50, Math.ceil(leads / 100)))),
} as const

/** Adds leads until the store has `to` of them; it must have `from`, 0 when it is new. Directly in the database. */
export async function fillStore(dataDir: string, { from, to }: { from: number; to: number }): Promise<void> {
  const pool = serverDatabase(dataDir, 1)
  const client = await pool.connect()
  try {
    // One moment for all statements, so that they make the same rows. Foreign keys are not checked.
    await client.query(`set statement_timeout = 0; set maintenance_work_mem = '512MB';
      set max_parallel_maintenance_workers = 2; set bench.now = '${new Date().toISOString()}'`)
    for (const { table, by, statement } of fillers) {
      const [first, last] = [perLead[by](from) + 1, perLead[by](to)]
      if (last < first) continue
      const isLarge = last - first > 10_000
      // Row by row, the indexes of searches would take most of the time.
      const putBack = isLarge ? await dropIndexes(client, table) : []
      // Three million events would be looked up one by one.
      if (table === 'lead_events') await client.query('set session_replication_role = replica')
      await client.query(statement, [first, last])
      await client.query('set session_replication_role = origin')
      for (const index of putBack) await client.query(index)
    }
    // PostgreSQL would otherwise do this by itself during the measurement.
    await client.query('vacuum analyze')
    await client.query('checkpoint')
  } finally {
    client.release()
    await pool.end()
  }
}

async function dropIndexes(client: pg.PoolClient, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = indexrelid)`,
    [table],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}
