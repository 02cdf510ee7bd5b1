import { join, relative } from 'node:path';
import ts from 'typescript';
import { builtPaths, entriesOf } from './published.mjs';
import { root } from './toolchain.mjs';

/**
 * Interfaces and classes that the public declarations of built packages mention without exporting them. Users who
 * generate declarations could not name them (TS2742).
 */
export function typesWithoutAName(packages) {
  const ours = packages.map((name) => join(root, 'packages', name, 'dist'));
  const entries = packages.flatMap(entriesOf).map(({ types }) => types);
  const program = ts.createProgram(entries, {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2023,
    paths: builtPaths(),
  });
  const checker = program.getTypeChecker();
  const named = new Set(entries.flatMap((entry) => exportsOf(program.getSourceFile(entry))));
  const seen = new Set();
  const nameless = new Set();

  function exportsOf(file) {
    return checker.getExportsOfModule(checker.getSymbolAtLocation(file)).flatMap((symbol) => {
      const found = resolved(symbol);
      const inside = found.flags & ts.SymbolFlags.ValueModule ? checker.getExportsOfModule(found).map(resolved) : [];
      return [found, ...inside];
    });
  }

  function resolved(symbol) {
    return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  }

  function isOurs(declaration) {
    return ours.some((folder) => declaration.getSourceFile().fileName.startsWith(folder));
  }

  function visitSymbol(symbol) {
    if (seen.has(symbol)) return;
    seen.add(symbol);
    symbol.declarations?.filter(isOurs).forEach(visit);
  }

  function visit(node) {
    // Only its subclasses call it.
    if (ts.isConstructorDeclaration(node) && hasModifier(node, ts.SyntaxKind.ProtectedKeyword)) return;
    // `Omit` and `Pick` may leave out just that part.
    if (ts.isExpressionWithTypeArguments(node) && ['Omit', 'Pick'].includes(node.expression.getText())) return;
    if (ts.isIdentifier(node) && isReference(node)) {
      const symbol = resolved(checker.getSymbolAtLocation(node));
      const mustHaveAName = symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class);
      if (mustHaveAName && symbol.declarations.some(isOurs) && !named.has(symbol) && !isWrittenOut(node))
        nameless.add(`${symbol.name}, in ${relative(root, node.getSourceFile().fileName)}`);
      const { valueDeclaration: value } = symbol;
      // `ReturnType<typeof …>`
      if (value && ts.isFunctionDeclaration(value)) visit(value.type);
      else visitSymbol(symbol);
    }
    ts.forEachChild(node, visit);
  }

  named.forEach(visitSymbol);
  return [...nameless].sort();
}

function hasModifier({ modifiers = [] }, kind) {
  return modifiers.some((modifier) => modifier.kind === kind);
}

function isReference({ parent }) {
  return (
    ts.isTypeReferenceNode(parent) ||
    ts.isTypeQueryNode(parent) ||
    ts.isImportTypeNode(parent) ||
    ts.isExpressionWithTypeArguments(parent) ||
    ts.isQualifiedName(parent)
  );
}

/** Returns whether a node is part of an interface or a named type, or belongs to a class only. */
function isWrittenOut(node) {
  let { parent } = node.parent;
  while (ts.isIntersectionTypeNode(parent) || ts.isUnionTypeNode(parent)) ({ parent } = parent);
  return (
    ts.isTypeAliasDeclaration(parent) ||
    ts.findAncestor(node, (above) => ts.isHeritageClause(above) || ts.isConstructorDeclaration(above)) !== undefined
  );
}
