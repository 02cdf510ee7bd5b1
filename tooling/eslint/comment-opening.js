const BARE_CLAUSE =
  /^(what|whatever|who|whoever|whom|whose|where|wherever|whether|which|whichever|how|why|whenever|says|tells|answers|has|have|is|are|was|were|nor|else|but|so)\b/i;

/**
 * Reports comments that open with a bare clause (“What …”, “Says …”). Comments begin with a noun or an imperative verb;
 * see docs/writing.md.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const commentOpening = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      bareClause: 'Begin the comment with a noun or an imperative verb, not with “{{opening}}” (docs/writing.md).',
    },
  },
  create({ sourceCode, report }) {
    return {
      Program() {
        const openings = sourceCode
          .getAllComments()
          .filter((comment, index, all) => !continues(comment, all[index - 1], sourceCode.lines));
        for (const comment of openings) {
          const text = comment.value.replace(/^[\s*/]+/, '');
          if (isBareClause(text))
            report({ loc: comment.loc, messageId: 'bareClause', data: { opening: text.split(/\s/, 1)[0] } });
        }
      },
    };
  },
};

/** Returns whether a line comment, alone on its line, continues the one on the line above. */
function continues(comment, previous, lines) {
  return (
    comment.type === 'Line' &&
    previous?.type === 'Line' &&
    previous.loc.start.line === comment.loc.start.line - 1 &&
    lines[comment.loc.start.line - 1].trimStart().startsWith('//') &&
    lines[previous.loc.start.line - 1].trimStart().startsWith('//')
  );
}

function isBareClause(text) {
  return BARE_CLAUSE.test(text) || isWhenWithoutMainClause(text);
}

/** “When the file is missing, …” is a sentence, “When the file was read” is not. */
function isWhenWithoutMainClause(text) {
  return /^when\b/i.test(text) && !text.split(/[.;]\s|\n\s*\*?\s*\n/, 1)[0].includes(',');
}
