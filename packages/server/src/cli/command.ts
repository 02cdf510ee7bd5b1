import type { AuditObjects } from '../http/audit/audit.js';
import type { Config } from '../platform/config/config.js';
import type { Logger } from '../platform/logging/logger.js';

/** Dependencies of every command. */
export interface CommandParts {
  config: Config;
  log: Logger;
  /** Prints a line for the person at the terminal. */
  print: (line: string) => void;
  /** Adds ids to the audit line of the command. */
  noteAudit: (objects: AuditObjects) => void;
}

/** Arguments and flags of the command, checked against its declaration. */
export interface CommandInput {
  /** One for each of the command's `args`. */
  args: string[];
  /** By name, without dashes; `true` for a flag that takes no value. */
  flags: Map<string, string | true>;
}

interface Flag {
  meaning: string;
  /** Name of the flag's value; left out for a flag without one. */
  value?: string;
  /** @default false */
  required?: boolean;
  /** Error when a required flag is missing; by default, that the command needs it. */
  whenMissing?: string;
}

/** One command of `flowlens`. `run` loads the rest of the server only when it is called. */
export interface Command {
  name: string;
  summary: string;
  /** Additional text of its `--help`. */
  details?: string;
  /** Names of its arguments; it needs all of them. */
  args: string[];
  flags: Record<string, Flag>;
  /** @throws OperatorError for errors that the operator can fix */
  run: (parts: CommandParts, input: CommandInput) => Promise<void>;
}
