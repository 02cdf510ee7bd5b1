import { AsyncLocalStorage } from 'node:async_hooks';
import { type DatabaseConnection, PostgresDialect, type PostgresDialectConfig, PostgresDriver } from 'kysely';

/** Participates in every transaction of a piece of work. */
export interface CommitWatch {
  /** Runs last in the transaction, on its connection; an error rolls it back. */
  beforeCommit: (connection: DatabaseConnection) => Promise<void>;
  /** Called after an acknowledged commit. Without this call, the outcome is unknown. */
  afterCommit: () => void;
}

const watches = new AsyncLocalStorage<CommitWatch>();

/** Runs `work`, watching all of its transactions. */
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
