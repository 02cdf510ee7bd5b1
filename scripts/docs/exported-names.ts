import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { PUBLISHED } from '../lib/published.mjs';
import { root } from '../lib/toolchain.mjs';

/** Returns the first entry that exports each name of a published package. */
function entriesByName(packageName: string): ReadonlyMap<string, string> {
  const entries = new Map<string, string>();
  for (const { specifier, file } of sourceEntries(packageName))
    for (const name of exportsOf(file)) if (!entries.has(name)) entries.set(name, specifier);
  return entries;
}

let known: ReadonlyMap<string, ReadonlyMap<string, string>> | undefined;

/** Returns the entry that exports a name: of the given package, or else of another one. */
export function entryOf(name: string, packageName: string): string | undefined {
  known ??= new Map(PUBLISHED.map((published) => [published, entriesByName(published)]));
  return [packageName, ...PUBLISHED].map((published) => known!.get(published)?.get(name)).find(Boolean);
}

function sourceEntries(name: string) {
  const manifest = join(root, 'packages', name, 'package.json');
  const { exports } = JSON.parse(readFileSync(manifest, 'utf8')) as { exports: Record<string, string> };
  return Object.entries(exports)
    .filter(([, path]) => typeof path === 'string' && /\.tsx?$/.test(path))
    .map(([subpath, path]) => ({
      specifier: `@flowlens/${name}${subpath.slice(1)}`,
      file: join(dirname(manifest), path),
    }));
}

function exportsOf(path: string): string[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  return file.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) return namesOf(statement.exportClause);
    if (!ts.canHaveModifiers(statement) || !ts.getModifiers(statement)?.some(isExport)) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
    const { name } = statement as ts.DeclarationStatement;
    return name && ts.isIdentifier(name) ? [name.text] : [];
  });
}

function namesOf(clause: ts.NamedExportBindings | undefined): string[] {
  if (!clause) return [];
  return ts.isNamespaceExport(clause) ? [clause.name.text] : clause.elements.map(({ name }) => name.text);
}

function isExport({ kind }: ts.ModifierLike): boolean {
  return kind === ts.SyntaxKind.ExportKeyword;
}
