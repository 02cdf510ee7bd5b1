import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { root } from '../lib/toolchain.mjs';
import type { CodeBlock } from './code-blocks.js';
import { LEFT_TO_THE_READER } from './left-to-the-reader.js';

/** Blocks are checked where their imported packages resolve: most of them in the components. */
const DEFAULT_FOLDER = 'packages/components/src';
const SERVER_FOLDER = 'packages/server/src/features/tags';
const ELEMENTS_FOLDER = 'packages/elements/src';

/** Returns type errors of code blocks, as `file:line message`. One program checks all of them, without writing files. */
export function typeErrors(blocks: readonly CodeBlock[]): string[] {
  const files = new Map(blocks.map((block, index) => [join(root, folderOf(block), `__block-${index}.tsx`), block]));
  const given = join(root, DEFAULT_FOLDER, '__left-to-the-reader.d.ts');
  const options = compilerOptions();
  const host = hostWith(
    new Map([...[...files].map(([name, { code }]) => [name, code] as const), [given, LEFT_TO_THE_READER]]),
    options,
  );
  const program = ts.createProgram([...files.keys(), given], options, host);

  return [...files.keys(), given].flatMap((name) => {
    const file = program.getSourceFile(name)!;
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map((found) =>
      describe(found, files.get(name)),
    );
  });
}

function folderOf({ path, language }: CodeBlock): string {
  if (language === 'mdx') return dirname(path);
  if (path.startsWith('packages/elements/')) return ELEMENTS_FOLDER;
  return path.startsWith('packages/server/') ? SERVER_FOLDER : DEFAULT_FOLDER;
}

function compilerOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [], include: [] }, ts.sys, root);
  return {
    ...options,
    // Examples may create unused values.
    noUnusedLocals: false,
    noUnusedParameters: false,
    moduleDetection: ts.ModuleDetectionKind.Force,
  };
}

/** File system with additional virtual files. */
function hostWith(virtual: ReadonlyMap<string, string>, options: ts.CompilerOptions): ts.CompilerHost {
  const disk = ts.createCompilerHost(options);
  return {
    ...disk,
    fileExists: (name) => virtual.has(name) || disk.fileExists(name),
    readFile: (name) => virtual.get(name) ?? disk.readFile(name),
    getSourceFile(name, version, ...rest) {
      const text = virtual.get(name);
      return text === undefined
        ? disk.getSourceFile(name, version, ...rest)
        : ts.createSourceFile(name, text, version, true);
    },
  };
}

function describe({ file, start = 0, messageText }: ts.Diagnostic, block: CodeBlock | undefined): string {
  const line = file ? file.getLineAndCharacterOfPosition(start).line : 0;
  const place = block ? `${block.path}:${block.line + line}` : relative(root, file?.fileName ?? '');
  return `${place} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
}
