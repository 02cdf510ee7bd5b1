import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { FromChild, ToChild } from './messages.js';
import { createWireServer } from './wire-server.js';

// Process of the embedded database. It has its own event loop, so that a long statement does not block the server's
// timers, and can be killed if it hangs.

const [folder, socketPath] = process.argv.slice(2);
if (!folder || !socketPath || !process.send) throw new Error('This process is started by the server.');

// Ctrl-C in a terminal reaches the whole process group; the server decides when to stop.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
// The channel closes whenever the server ends, for any reason.
process.on('disconnect', () => process.exit(0));

const send = (message: FromChild) => process.connected && process.send?.(message);

try {
  const database = await PGlite.create(folder, { extensions: { btree_gin, pg_trgm } });
  const server = createWireServer(database, (error) => {
    // PGlite itself failed, not a statement: its memory is no longer reliable, but the data on disk is.
    console.error(error);
    process.exit(1);
  });
  process.on('message', (message: ToChild) => {
    if (message === 'ping') send({ kind: 'pong' });
    // All data is on disk by then. Other ways to exit make V8 tear down the compiled database, for most of a second.
    else void database.close().finally(() => process.kill(process.pid, 'SIGKILL'));
  });
  server.listen(socketPath, () => send({ kind: 'ready' }));
} catch (error) {
  console.error(error);
  process.exit(1);
}
