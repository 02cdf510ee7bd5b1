import index from '../../../packages/hooks/src/index.ts?raw';

const SOURCES = import.meta.glob<string>('../../../packages/hooks/src/**/use-*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface Hook {
  name: string;
  /** First sentence of its doc comment. */
  summary: string;
}

/** Returns the exported hooks of folders of `packages/hooks/src`, by name. */
export function hooksIn(folders: readonly string[]): Hook[] {
  return exportedHooks()
    .filter(({ file }) => folders.includes(file.split('/')[0]!))
    .map(({ name, file }) => ({ name, summary: summaryOf(name, SOURCES[`../../../packages/hooks/src/${file}.ts`]!) }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** Hooks in the index of the package, with the paths of their files. */
function exportedHooks(): { name: string; file: string }[] {
  return [...index.matchAll(/^export \{([^}]*)\} from '\.\/(.+)\.js';$/gm)].flatMap(([, names = '', file = '']) =>
    [...names.matchAll(/\buse[A-Z]\w+/g)].map(([name]) => ({ name, file })),
  );
}

/** References to the specification mean nothing to readers of the catalogue. */
const REFERENCE = / (?:\(spec §[^)]*\)|of spec §\d+)/g;

function summaryOf(name: string, source: string): string {
  const comment = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\nexport function ${name}\\b`).exec(source)?.[1];
  if (comment === undefined) throw new Error(`The export of ${name} has no comment.`);
  const text = comment
    .replace(/^\s*\* ?/gm, ' ')
    .replace(REFERENCE, '')
    .replace(/\s+/g, ' ')
    .trim();
  return /^.*?[.!](?= [A-Z@]|$)/.exec(text)?.[0] ?? text;
}
