import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { FromChild, ToChild } from './messages.js';
import { createWireServer } from './wire-server.js';

// The process of the embedded database. It has its own event loop, so that a long statement blocks nobody else's
// timers, and its own life, so that one that hangs can be ended.

const [folder, socketPath] = process.argv.slice(2);
if (!folder || !socketPath || !process.send) throw new Error('This process is started by the server.');

// Ctrl-C in a terminal reaches the whole group; the server says when to stop.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
// The channel closes when the server ends, however it ends.
process.on('disconnect', () => process.exit(0));

const tell = (message: FromChild) => process.connected && process.send?.(message);

try {
  const database = await PGlite.create(folder, { extensions: { btree_gin, pg_trgm } });
  const server = createWireServer(database, (error) => {
    // PGlite itself failed, not a statement: its memory is not to be trusted any more, what is on disk is.
    console.error(error);
    process.exit(1);
  });
  process.on('message', (message: ToChild) => {
    if (message === 'ping') tell({ kind: 'pong' });
    // Everything is on disk by then. Another way to end has V8 take the compiled database apart, for most of a second.
    else void database.close().finally(() => process.kill(process.pid, 'SIGKILL'));
  });
  server.listen(socketPath, () => tell({ kind: 'ready' }));
} catch (error) {
  console.error(error);
  process.exit(1);
}
