import type { AuditObjects } from '../audit/audit.js';
import type { Config } from '../config/config.js';
import type { Logger } from '../logging/logger.js';

/** What every command works with. */
export interface CommandParts {
  config: Config;
  log: Logger;
  /** Tells the person at the terminal what happens. */
  say: (line: string) => void;
  /** Adds ids to the audit line of the command. */
  noteAudit: (objects: AuditObjects) => void;
}

/** What stood behind the name of the command, checked against what it declares. */
export interface CommandInput {
  /** One for each of the command's `args`. */
  args: string[];
  /** By name, without dashes; `true` for a flag that takes no value. */
  flags: Map<string, string | true>;
}

interface Flag {
  meaning: string;
  /** What its value is called; left out for a flag without one. */
  value?: string;
  /** @default false */
  required?: boolean;
  /** What is said when a required one is missing; without it, that the command needs it. */
  whenMissing?: string;
}

/** One command of `flowlens`. `run` loads the rest of the server only when it is called. */
export interface Command {
  name: string;
  summary: string;
  /** What else its `--help` says. */
  details?: string;
  /** Names of its arguments; it needs all of them. */
  args: string[];
  flags: Record<string, Flag>;
  /** @throws OperatorError for what the person at the terminal can mend. */
  run: (parts: CommandParts, input: CommandInput) => Promise<void>;
}
