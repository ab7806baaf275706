import { serverDatabase } from './real-server.ts'

/** Values in turn: varied enough that a search finds few, some or many rows. */
const firstNames = `(array['Dana','José','Priya','Ada','Marcus','Linh','Ruth','Omar','Grace','Hank'])[1 + i % 10]`
const lastNames = `(array['Whitfield','Nguyen','Garcia','Okafor','Smith','Patel','Larsen'])[1 + i % 7] || ' ' || i`
const troubles = `(array[
  'Locked out in front of the house, the baby is inside.', 'The deadbolt of the back door turns and turns.',
  'Need a master key system for an office with twelve doors.', 'Keys are in a 2019 F-150 at Memorial Park.',
  'Please rekey all locks before the new tenant moves in.', 'The safe does not open after the battery died.'
  ])[1 + i % 6]`
const quoteServices = `(array['automotive','residential','commercial','safes','access-control','surveillance'])[1 + i % 6]`
/** One request an hour. The newest are new, most older ones are completed. */
const at = `now() - i * interval '1 hour'`
const status = `(case when i < 20 then 'new' when i % 50 = 0 then 'contacted' else 'completed' end)`

const fillers = {
  quotes: `insert into quotes
    (id, first_name, last_name, phone, email, service, message, status, submitted_at, contacted_at, completed_at, content_hash, quarantine_reasons)
    select gen_random_uuid(), ${firstNames}, ${lastNames}, '(713) 555-' || lpad((i % 10000)::text, 4, '0'),
      'person' || i || '@example.com', ${quoteServices}, ${troubles}, ${status}::quote_status, ${at},
      case when i >= 20 then ${at} + (5 + i % 90) * interval '1 minute' end,
      case when i >= 20 and i % 50 > 0 then ${at} + interval '3 hours' end,
      md5(i::text), case when i % 97 = 0 then array['too-fast'] else '{}' end
    from generate_series($1::int, $2::int) i`,
  deliveries: `insert into deliveries
    (id, topic, subject_type, subject_id, channel, recipient, payload, dedupe_key, state, attempts, sent_at)
    select gen_random_uuid(), 'quote.created', 'Quote', id, 'mail', 'owner@example.com', '{}', 'bench:' || id, 'sent', 1, submitted_at
    from quotes where not exists (select from deliveries where subject_id = quotes.id)`,
  messages: `insert into messages
    (id, name, email, phone, service, message, status, submitted_at, content_hash)
    select gen_random_uuid(), ${firstNames} || ' ' || ${lastNames}, 'person' || i || '@example.com', '(713) 555-0100',
      case when i % 9 = 0 then 'emergency' else 'other' end, ${troubles}, ${status}::message_status, ${at}, md5(i::text)
    from generate_series($1::int, $2::int) i`,
  reviews: `insert into reviews
    (id, name, email, rating, title, comment, service, is_approved, submitted_at, approved_at, content_hash)
    select gen_random_uuid(), ${firstNames} || ' ' || ${lastNames}, 'person' || i || '@example.com', 3 + i % 3, 'Review ' || i, ${troubles},
      'Residential', i % 5 > 0, ${at}, case when i % 5 > 0 then ${at} end, md5(i::text)
    from generate_series($1::int, $2::int) i`,
  testimonials: `insert into testimonials (id, name, rating, comment, service, is_approved, date)
    select gen_random_uuid(), ${firstNames} || ' ' || ${lastNames}, 5, ${troubles}, 'Residential Locksmith', i % 3 > 0, ${at}
    from generate_series($1::int, $2::int) i`,
  blogs: `insert into blogs (id, title, slug, excerpt, content, author, category, is_published, published_at)
    select gen_random_uuid(), 'Post ' || i, 'post-' || i, ${troubles}, repeat(${troubles} || ' ', 60), 'Hank', 'Advice',
      i % 4 > 0, ${at}
    from generate_series($1::int, $2::int) i`,
} as const

/** What the owner writes; nobody has 100,000 of them. */
const written = { testimonials: true, blogs: true }
const mostWritten = 1_000

/** Inserts rows `from` + 1 to `to` of each kind directly into the database. */
export async function fillStore(dataDir: string, { from, to }: { from: number; to: number }) {
  const pool = serverDatabase(dataDir, 1)
  const jobs = await pool.connect()
  try {
    await jobs.query('set statement_timeout = 0')
    for (const [table, statement] of Object.entries(fillers)) {
      const most = table in written ? mostWritten : to
      await jobs.query(statement, table === 'deliveries' ? [] : [from + 1, Math.min(to, most)])
    }
    // PostgreSQL would otherwise do this by itself during the measurement.
    await jobs.query('vacuum analyze')
    await jobs.query('checkpoint')
  } finally {
    jobs.release()
    await pool.end()
  }
}
