import ts from 'typescript';
import type { CodeBlock } from './code-blocks.js';
import { entryOf } from './exported-names.js';
import { READER_HAS } from './left-to-the-reader.js';

/**
 * Makes a module of an example in a comment. Each name that it uses without declaring is either one that every reader
 * has, or an export of a published package or React.
 */
export function completeExample(block: CodeBlock): CodeBlock {
  const { used, declared } = namesIn(block.code);
  const [, ownPackage = ''] = block.path.split('/');
  const given = [...used].filter((name) => !declared.has(name));
  const lines = given.flatMap((name) => {
    const type = READER_HAS[name];
    if (type !== undefined) return [`declare const ${name}: ${type};`];
    const entry = REACT.has(name) ? 'react' : entryOf(name, ownPackage);
    return entry === undefined ? [] : [`import { ${name} } from '${entry}';`];
  });
  // On one line, so that the lines of errors are those of the example.
  return { ...block, code: `${lines.join(' ')} ${block.code}` };
}

const REACT = new Set(['useState', 'useRef', 'useEffect']);

function namesIn(code: string) {
  const used = new Set<string>();
  const declared = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node)) (isDeclared(node) ? declared : used).add(node.text);
    ts.forEachChild(node, (child) => {
      if (!isMemberName(child, node)) visit(child);
    });
  };
  visit(ts.createSourceFile('example.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return { used, declared };
}

function isDeclared(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isVariableDeclaration(parent) ||
      ts.isBindingElement(parent) ||
      ts.isParameter(parent) ||
      ts.isFunctionDeclaration(parent) ||
      ts.isImportSpecifier(parent)) &&
    parent.name === node
  );
}

/** Returns whether a node names a property or an attribute. */
function isMemberName(node: ts.Node, parent: ts.Node): boolean {
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isBindingElement(parent) && parent.propertyName === node) ||
    (ts.isJsxAttribute(parent) && parent.name === node)
  );
}
