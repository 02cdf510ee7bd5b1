import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export interface PostgresCluster {
  /** Address of a new empty database in the cluster. */
  createDatabase(name: string): string;
  /** Closes every connection, like a restart. */
  stop(): void;
  start(): void;
  remove(): void;
}

/**
 * Creates a throw-away PostgreSQL for a test; undefined on a machine without one. It listens only on a socket in its
 * own folder, and its days have 24 hours. PostgreSQL refuses to run as root, so root runs it as the user `postgres`.
 */
export function startPostgresCluster(): PostgresCluster | undefined {
  const bin = findBinaries();
  if (bin === undefined || !hasPostgres()) return undefined;
  const folder = mkdtempSync('/tmp/flowlens-pg-');
  const data = join(folder, 'data');
  const run = (program: string, ...args: string[]) =>
    execFileSync(...command(join(bin, program), args), { stdio: 'pipe' });
  if (isRoot())
    chownSync(folder, Number(execFileSync('id', ['-u', 'postgres'])), Number(execFileSync('id', ['-g', 'postgres'])));
  // A fixed locale, because in that of a bare environment only ASCII letters have lower case.
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  const text = ['--encoding', 'UTF8', '--locale', locale];
  run('initdb', '--pgdata', data, '--username', 'postgres', '--auth', 'trust', '--no-sync', ...text);
  const options = `-c listen_addresses= -c unix_socket_directories=${folder} -c fsync=off -c max_connections=300 -c timezone=UTC -c jit=off -c full_page_writes=off -c autovacuum_naptime=5min`;
  const start = () => void run('pg_ctl', 'start', '-w', '-D', data, '-o', options, '-l', join(folder, 'log'));
  const stop = () => void run('pg_ctl', 'stop', '-w', '-D', data, '-m', 'immediate');
  start();
  return {
    createDatabase(name) {
      run('createdb', '--host', folder, '--username', 'postgres', name);
      return `postgres://postgres@localhost/${name}?host=${encodeURIComponent(folder)}`;
    },
    start,
    stop,
    remove() {
      stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function command(program: string, args: string[]): [string, string[]] {
  return isRoot() ? ['runuser', ['-u', 'postgres', '--', program, ...args]] : [program, args];
}

/** Returns whether this machine has a PostgreSQL that tests can start. */
export function hasPostgres(): boolean {
  return findBinaries() !== undefined && (!isRoot() || canBePostgres());
}

function canBePostgres(): boolean {
  try {
    execFileSync(...command('true', []), { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Debian keeps versions in separate folders outside of the path. */
function findBinaries(): string | undefined {
  const byVersion = list('/usr/lib/postgresql').map((version) => join('/usr/lib/postgresql', version, 'bin'));
  const onPath = (process.env.PATH ?? '').split(':');
  return [...byVersion.reverse(), ...onPath].find((folder) => {
    const names = list(folder);
    return names.includes('initdb') && names.includes('pg_ctl') && names.includes('createdb');
  });
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
