import ts from 'typescript';

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;

/**
 * Requires an element around each text next to changing content. When a browser translates a page, it replaces text
 * nodes with `<font>` elements. React then throws when it removes such a node or inserts before it, and its updates of
 * the text are lost.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const textInOwnElement = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      beside:
        'Put this text into an element of its own: React loses text beside other content when a browser translates the page.',
      returned: 'Return an element: React loses text without one of its own when a browser translates the page.',
    },
  },
  create(context) {
    const services = context.sourceCode.parserServices;
    const checker = services.program.getTypeChecker();

    /** Returns whether an expression may yield text, or a list with texts. */
    function isText(node) {
      const types = partsOf(services.getTypeAtLocation(node));
      return types.some(isTextType) || isTextList(types);
    }

    function isTextList(types) {
      const lists = types.filter((type) => type.flags & ts.TypeFlags.Object);
      return lists.some((type) => partsOf(checker.getIndexTypeOfType(type, ts.IndexKind.Number)).some(isTextType));
    }

    function checkChildren(node) {
      const children = node.children.filter(isRendered);
      const only = children.length === 1 && !isFragment(node) ? children[0] : undefined;
      const nothingChanges = !isFragment(node) && children.every((child) => isFixedText(child) || isHost(child));

      for (const child of children) {
        if (child === only || nothingChanges) continue;
        if (isFixedText(child) || (child.type === 'JSXExpressionContainer' && isText(child.expression)))
          context.report({ node: child, messageId: 'beside' });
      }
      if (only?.type === 'JSXExpressionContainer' && isTextList(partsOf(services.getTypeAtLocation(only.expression))))
        context.report({ node: only, messageId: 'beside' });
    }

    function checkReturned(node) {
      const returned = node.type === 'ReturnStatement' ? node.argument : node.body;
      if (!returned || returned.type === 'BlockStatement' || !isComponent(functionAround(node))) return;
      if (isText(returned)) context.report({ node: returned, messageId: 'returned' });
    }

    return {
      JSXElement: checkChildren,
      JSXFragment: checkChildren,
      ReturnStatement: checkReturned,
      ArrowFunctionExpression: checkReturned,
    };
  },
};

function partsOf(type) {
  if (type === undefined) return [];
  return type.isUnion() ? type.types.flatMap(partsOf) : [type];
}

/** Values such as the `''` of `name && <b>{name}</b>` render nothing. */
function isTextType(type) {
  const { value } = type;
  return Boolean(type.flags & TEXT) && value !== '' && value !== 0 && value?.base10Value !== '0';
}

function isRendered(child) {
  if (child.type === 'JSXText') return child.value.trim() !== '' || !child.value.includes('\n');
  return child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';
}

function isFixedText(child) {
  return child.type === 'JSXText' || (child.type === 'JSXExpressionContainer' && child.expression.type === 'Literal');
}

function isFragment(node) {
  return node.type === 'JSXFragment' || node.openingElement.name.name === 'Fragment';
}

/** Returns whether a child is an element that is always rendered. */
function isHost(child) {
  return child.type === 'JSXElement' && /^[a-z]/.test(child.openingElement.name.name ?? '');
}

function functionAround(node) {
  let around = node;
  while (around && !/Function/.test(around.type)) around = around.parent;
  return around;
}

function isComponent(node) {
  const name = node?.id?.name ?? (node?.parent?.type === 'VariableDeclarator' ? node.parent.id.name : undefined);
  return name !== undefined && /^[A-Z]/.test(name);
}
