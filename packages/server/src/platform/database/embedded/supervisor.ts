import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { makeDataFolder } from '../../config/make-data-folder.js';
import type { Logger } from '../../logging/logger.js';
import { OperatorError } from '../../errors/operator-error.js';
import { databaseChild, loaderArgs } from '../../package-paths.js';
import { FolderLock } from './folder-lock.js';
import { ended, kill, send } from './database-process.js';
import type { FromChild } from './messages.js';
import { processorTime } from './process-identity.js';
import { SocketFolder } from './socket-folder.js';
import { type OpenLimits, waitUntilOpen } from './wait-until-open.js';

/** Also while the database opens or closes, which may take longer than another server waits. */
const TOUCH_EVERY_MS = 1_000;
const PING_EVERY_MS = 1_000;
/** Number of unanswered pings after which an inactive child counts as hanging; a full disk can cause that. */
const IDLE_PINGS = 4;
/** Limit for an active child, which may run a long statement, such as a migration, or share a busy processor. */
const BUSY_PINGS = 120;
const RESTART_AFTER_MS = 250;
/** Opening usually takes under 10 s, but longer on slow machines; only an inactive process is killed. */
const OPENING = { everyMs: 1_000, idleChecks: 120 };
const CLOSE_WITHIN_MS = 5_000;

export interface EmbeddedOptions {
  dataFolder: string;
  log: Logger;
  /** Prints progress for the person at the terminal. */
  print: (line: string) => void;
  /** Maximum time without activity while it opens. @default two minutes */
  opening?: OpenLimits;
}

/** Keeps the process of the embedded database running: starts, watches and restarts it. */
export class Supervisor {
  readonly socket: SocketFolder;
  readonly #options: EmbeddedOptions;
  readonly #removeSocket = () => this.socket.remove();
  #lock: FolderLock | undefined;
  #child: ChildProcess | undefined;
  #touching: NodeJS.Timeout | undefined;
  #watch: NodeJS.Timeout | undefined;
  #stopping = false;

  constructor(options: EmbeddedOptions) {
    this.#options = options;
    this.socket = new SocketFolder(options.dataFolder);
    process.once('exit', this.#removeSocket);
  }

  /** Process id of the database; undefined while there is none. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** @throws FolderInUseError, OperatorError for an unusable folder, or an error if the database cannot be opened */
  async start(): Promise<void> {
    const { dataFolder, print } = this.#options;
    makeDataFolder(dataFolder);
    this.#lock = await FolderLock.take(dataFolder);
    this.#touching = setInterval(() => this.#keepLock(), TOUCH_EVERY_MS);
    this.socket.make();
    if (!existsSync(join(dataFolder, 'db', 'PG_VERSION')))
      print(`Creating the database in ${dataFolder} (once, takes about 10 seconds) …`);
    // PGlite would create it with the permissions of the umask.
    mkdirSync(join(dataFolder, 'db'), { recursive: true, mode: 0o700 });
    await this.#open();
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    clearInterval(this.#watch);
    const child = this.#child;
    if (child) {
      const late = setTimeout(() => child.kill('SIGKILL'), CLOSE_WITHIN_MS);
      send(child, 'stop');
      await ended(child);
      clearTimeout(late);
    }
    this.socket.remove();
    clearInterval(this.#touching);
    this.#lock?.release();
    process.off('exit', this.#removeSocket);
  }

  async #open(): Promise<void> {
    const child = this.#spawn();
    this.#child = child;
    try {
      this.#lock?.noteDatabase(child.pid, this.socket.folder);
      await this.#untilReady(child);
    } catch (error) {
      // A retry must not find another process on the folder.
      await kill(child);
      throw error;
    }
    child.once('exit', (code, signal) => this.#onExit(code ?? signal));
    this.#watchOver(child);
  }

  async #untilReady(child: ChildProcess): Promise<void> {
    const { dataFolder, opening = OPENING } = this.#options;
    const outcome = await waitUntilOpen(child, opening);
    if (outcome === 'open') return;
    const seconds = Math.round((opening.everyMs * opening.idleChecks) / 1_000);
    throw new OperatorError(
      outcome === 'ended'
        ? `The embedded database in ${dataFolder} cannot be opened; the log says why.`
        : `The embedded database in ${dataFolder} did not open: its process was idle for ${seconds} seconds and was stopped. Is the disk slow, full or unreachable?`,
    );
  }

  #spawn(): ChildProcess {
    const { dataFolder, log } = this.#options;
    this.socket.clear();
    const child = fork(databaseChild, [join(dataFolder, 'db'), this.socket.path], {
      cwd: dirname(databaseChild),
      execArgv: loaderArgs(databaseChild),
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    if (child.stderr)
      createInterface(child.stderr).on('line', (line) => log.warn(`the embedded database says: ${line}`));
    // A child that cannot be started also emits 'exit'.
    child.on('error', (error) => log.error({ err: error }, 'the embedded database failed'));
    return child;
  }

  #watchOver(child: ChildProcess): void {
    let unanswered = 0;
    let idle = 0;
    let worked = '';
    child.on('message', (message: FromChild) => {
      if (message.kind === 'pong') unanswered = idle = 0;
    });
    // Pings are counted and not timed, so that a machine that slept does not look like a database that hangs.
    this.#watch = setInterval(() => {
      const before = worked;
      worked = processorTime(child.pid ?? 0);
      // Without CPU times from the system, the process counts as busy.
      if (unanswered > 0 && worked === before && worked !== '') idle += 1;
      if (idle >= IDLE_PINGS || unanswered >= BUSY_PINGS) {
        this.#options.log.error('the embedded database hangs and is restarted');
        child.kill('SIGKILL');
        return;
      }
      unanswered += 1;
      send(child, 'ping');
    }, PING_EVERY_MS);
  }

  /** Ends the database and then the whole server if another server uses the folder, because both would write to it. */
  #keepLock(): void {
    try {
      this.#lock?.touch();
    } catch (error) {
      this.#child?.kill('SIGKILL');
      this.#options.log.fatal(error instanceof Error ? error.message : error);
      // Both sockets have the same name if the servers share a folder for temporary files.
      process.off('exit', this.#removeSocket);
      process.exit(1);
    }
  }

  #onExit(how: number | string | null): void {
    clearInterval(this.#watch);
    if (this.#stopping) return;
    this.#options.log.error({ how }, 'the embedded database ended and is started again');
    setTimeout(() => void this.#reopen(), RESTART_AFTER_MS);
  }

  async #reopen(): Promise<void> {
    if (this.#stopping) return;
    this.#keepLock();
    try {
      await this.#open();
      this.#options.log.info('the embedded database runs again');
    } catch (error) {
      this.#options.log.error({ err: error }, 'the embedded database could not be started again');
      setTimeout(() => void this.#reopen(), PING_EVERY_MS);
    }
  }
}
