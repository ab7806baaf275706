/** Settings for a small machine. Nothing here trades a committed row for speed. */
const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  port: '5432',
  cluster_name: 'lantern',
  max_connections: '50',
  shared_buffers: '64MB',
  // Our queries take milliseconds: helpers and compiled plans cost more than they save, and the server needs the cores.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  // The log of changes stays well inside the reserve of the disk (files/disk.ts); by default it takes up to 1 GB.
  max_wal_size: '256MB',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  logging_collector: 'off',
  log_destination: 'stderr',
  log_line_prefix: '',
  log_checkpoints: 'off',
  // Statements and details carry visitors' words and numbers, which do not belong in a log.
  log_min_messages: 'error',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

/** As command line parameters, so that an upgrade of Lantern needs no edit of postgresql.conf. */
export const settingParameters = (changes: Readonly<Record<string, string>>): string[] =>
  Object.entries({ ...SETTINGS, ...changes }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
