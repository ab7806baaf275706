import { join } from 'node:path'
import pg from 'pg'
import { databaseUser } from '#server/database/embedded/cluster.ts'

/** The database of a server that runs on this data folder, past the server. */
export const serverDatabase = (dataDir: string, connections: number) =>
  new pg.Pool({
    host: join(dataDir, 'postgres'),
    port: 5432,
    user: databaseUser,
    database: 'postgres',
    ssl: false,
    max: connections,
  })
