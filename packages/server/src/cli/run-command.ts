import { type AuditObjects, writeAudit } from '../http/audit/audit.js';
import type { Config } from '../platform/config/config.js';
import { createLogger } from '../platform/logging/logger.js';
import { createPrinter } from '../platform/logging/create-printer.js';
import type { Command, CommandInput } from './command.js';

/** Commands without an audit line, because they log while they run. */
const NOT_AUDITED = new Set(['serve']);

/**
 * Runs a command and writes its audit line once it has succeeded.
 *
 * @throws OperatorError for errors that the operator can fix
 */
export async function runCommand(command: Command, input: CommandInput, config: Config): Promise<void> {
  const log = createLogger(config);
  let objects: AuditObjects = {};
  const noteAudit = (noted: AuditObjects) => void (objects = { ...objects, ...noted });
  await command.run({ config, log, print: createPrinter(config, log), noteAudit }, input);
  if (NOT_AUDITED.has(command.name)) return;
  writeAudit(log, { action: 'operator_command', session: 'operator', command: command.name, objects });
}
