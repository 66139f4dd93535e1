import type { Place } from './place.ts'

/** Given on the command line, so that no edited file can switch durability off. */
export function serverArguments(cluster: string, place: Place): string[] {
  const settings: Record<string, string> = {
    ...place.settings,
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    max_connections: '60',
    shared_buffers: '128MB',
    // the tables fit into memory, where a page anywhere costs the same
    random_page_cost: '1.1',
    // a young shop's tables double in a minute: plans made for yesterday's sizes should not last that long
    autovacuum_naptime: '10s',
    jit: 'off',
    // what the desk counts must not take every processor from the shoppers
    max_parallel_workers_per_gather: '0',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // the shop logs its own failed statements; PostgreSQL would add what customers typed
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    log_line_prefix: '',
  }
  return [
    '-D',
    cluster,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
}
