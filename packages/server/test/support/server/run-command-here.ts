import { readCommandLine } from '../../../src/cli/command-line.js';
import { readConfig } from '../../../src/platform/config/config.js';
import { OperatorError } from '../../../src/platform/errors/operator-error.js';
import { quietLog } from './quiet-log.js';

/**
 * Runs a command of `flowlens` in this process, because another process takes a second to load the server. Returns its
 * exit code and what it prints.
 */
export async function runCommandHere(
  args: string[],
  env: Record<string, string>,
): Promise<{ code: number; output: string }> {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  try {
    const commandLine = readCommandLine(args);
    if (commandLine.kind === 'help') print(commandLine.text);
    else if (commandLine.kind === 'mistake') throw new OperatorError(commandLine.message, 2);
    else {
      const parts = { config: readConfig(env), log: quietLog, print, noteAudit: () => undefined };
      await commandLine.command.run(parts, commandLine.input);
    }
    return { code: 0, output: lines.join('\n').trim() };
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    return { code: error.exitCode, output: [...lines, error.message].join('\n').trim() };
  }
}
