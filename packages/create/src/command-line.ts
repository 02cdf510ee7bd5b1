import { parseArgs } from 'node:util';
import { type Framework, FRAMEWORKS } from './frameworks.js';
import { ScaffoldError } from './scaffold-error.js';
import { DEFAULT_SERVER_URL, parseServerUrl } from './questions/server-url.js';

/** The choices that the command line makes. */
export interface GivenChoices {
  folder?: string | undefined;
  framework?: Framework | undefined;
  serverUrl?: string | undefined;
  /** Takes the default of everything that is not given, and asks nothing. */
  yes: boolean;
}

export type CommandLine = { kind: 'help' } | { kind: 'scaffold'; given: GivenChoices };

export const HELP = `Usage: npm create @flowlens -- [<folder>] [flags]
   or: npx @flowlens/create [<folder>] [flags]

Writes a page that shows a FlowLens flow, and the route that gives it a token, into a new or existing
Vite or Next.js app. It asks for everything that no flag gives.

Flags:
  --folder <path>       folder of the app (default: . if it holds a package.json, else flowlens-embed)
  --framework <name>    ${FRAMEWORKS.join(' or ')} (default: that of the existing app, else vite)
  --server <address>    address of the FlowLens server (default: ${DEFAULT_SERVER_URL})
  --yes                 takes the defaults and asks nothing
  --help                prints this text

Exit codes: 0 success, 1 failure, 2 wrong arguments.`;

/** @throws ScaffoldError for wrong arguments */
export function readCommandLine(args: string[]): CommandLine {
  const { values, positionals } = parse(args);
  if (values.help) return { kind: 'help' };
  const [positional, ...further] = positionals;
  if (further.length > 0 || (positional !== undefined && values.folder !== undefined))
    throw mistake('Name one folder only.');
  return {
    kind: 'scaffold',
    given: {
      folder: values.folder ?? positional,
      framework: values.framework === undefined ? undefined : parseFramework(values.framework),
      serverUrl: values.server === undefined ? undefined : parseServerUrl(values.server),
      yes: values.yes,
    },
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        folder: { type: 'string' },
        framework: { type: 'string' },
        server: { type: 'string' },
        yes: { type: 'boolean', short: 'y', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw mistake((error as Error).message);
  }
}

function parseFramework(text: string): Framework {
  const framework = FRAMEWORKS.find((name) => name === text);
  if (!framework) throw mistake(`--framework is ${FRAMEWORKS.join(' or ')}, not "${text}".`);
  return framework;
}

function mistake(message: string): ScaffoldError {
  return new ScaffoldError(`${message} --help lists the flags.`, 2);
}
