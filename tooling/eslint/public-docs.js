import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Names that each entry exports. */
const entries = new Map();

/**
 * Requires documentation of what a package exports: a comment on every prop of its components, `@default` on props with a
 * default, and an `@example` on components and hooks. Concerns names that the `src/index.ts` of the package exports.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const publicDocs = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      prop: 'Describe “{{name}}”, with its unit.',
      default: 'Add @default to the comment of “{{name}}”, which has one.',
      example: 'Add an @example to “{{name}}”, which the package exports.',
    },
  },
  create({ filename, sourceCode, report }) {
    const exported = exportsOfPackage(filename);
    if (!exported) return {};
    const props = new Map();
    const defaults = new Set();

    return {
      'ExportNamedDeclaration > TSInterfaceDeclaration'(node) {
        if (!node.id.name.endsWith('Props') || !exported.has(node.id.name)) return;
        for (const member of node.body.body) {
          if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') continue;
          const name = member.key.name ?? member.key.value;
          const comment = docOf(member, sourceCode);
          if (comment === null) report({ node: member, messageId: 'prop', data: { name } });
          else props.set(name, { member, comment });
        }
      },
      'ObjectPattern > Property > AssignmentPattern'({ parent }) {
        defaults.add(parent.key.name);
      },
      'ExportNamedDeclaration > FunctionDeclaration'(node) {
        checkExample(node.id.name, node.parent);
      },
      'ExportNamedDeclaration > VariableDeclaration > VariableDeclarator'(node) {
        checkExample(node.id.name, node.parent.parent);
      },
      'Program:exit'() {
        for (const [name, { member, comment }] of props)
          if (defaults.has(name) && !comment.includes('@default'))
            report({ node: member, messageId: 'default', data: { name } });
      },
    };

    function checkExample(name, statement) {
      if (!exported.has(name) || !isComponentOrHook(name, filename)) return;
      if (!docOf(statement, sourceCode)?.includes('@example'))
        report({ node: statement, messageId: 'example', data: { name } });
    }
  },
};

/** Components are in `.tsx` files, unlike contexts. */
function isComponentOrHook(name, filename) {
  return /^use[A-Z]/.test(name) || (filename.endsWith('.tsx') && /^[A-Z][a-z]/.test(name));
}

/** Returns the text of the JSDoc comment right before a node; null without one. */
function docOf(node, sourceCode) {
  const comment = sourceCode.getCommentsBefore(node).at(-1);
  return comment?.type === 'Block' && comment.value.startsWith('*') ? comment.value : null;
}

/** Returns the names that the entry of the file's package exports; null outside of packages. */
function exportsOfPackage(filename) {
  const root = /^(.*[\\/]packages[\\/][^\\/]+[\\/]src)[\\/]/.exec(filename)?.[1];
  if (root === undefined) return null;
  if (!entries.has(root)) entries.set(root, namesOf(path.join(root, 'index.ts')));
  return entries.get(root);
}

function namesOf(entry) {
  if (!existsSync(entry)) return null;
  const lists = readFileSync(entry, 'utf8').matchAll(/export (?:type )?\{([^}]*)\}/g);
  const names = [...lists].flatMap(([, list]) => list.split(','));
  return new Set(
    names.map((name) =>
      name
        .trim()
        .replace(/^type /, '')
        .split(' as ')
        .at(-1),
    ),
  );
}
