import { join } from 'node:path'
import pg from 'pg'
import { DATABASE_USER } from '#server/database/embedded/cluster.ts'

/** The database of a server that runs on this data folder, past the server. */
export const serverDatabase = (dataDir: string, connections: number) =>
  new pg.Pool({
    host: join(dataDir, 'postgres'),
    port: 5432,
    user: DATABASE_USER,
    database: 'postgres',
    ssl: false,
    max: connections,
  })
