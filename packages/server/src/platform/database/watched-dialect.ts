import { AsyncLocalStorage } from 'node:async_hooks';
import { type DatabaseConnection, PostgresDialect, type PostgresDialectConfig, PostgresDriver } from 'kysely';

/** Participant in every transaction of a piece of work. */
export interface CommitWatch {
  /** Its last statements, on the connection of the transaction; what this throws rolls it back. */
  beforeCommit: (connection: DatabaseConnection) => Promise<void>;
  /** The commit was acknowledged. Without this call nobody knows whether it happened. */
  afterCommit: () => void;
}

const watches = new AsyncLocalStorage<CommitWatch>();

/** Does `work`, and all that follows from it, with its transactions watched. */
export function watchCommits(watch: CommitWatch, work: () => void): void {
  watches.run(watch, work);
}

/** PostgreSQL whose transactions can be watched. */
export class WatchedPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new WatchedDriver(this.#config);
  }
}

class WatchedDriver extends PostgresDriver {
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const watch = watches.getStore();
    await watch?.beforeCommit(connection);
    await super.commitTransaction(connection);
    watch?.afterCommit();
  }
}
