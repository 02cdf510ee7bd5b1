import { manyLines } from '@flowlens/core/format';

/** Maximum length that Jira accepts (32,767 characters). */
const DESCRIPTION_CHARS = 32_767;

interface TextNode {
  type: 'text';
  text: string;
}

interface Paragraph {
  type: 'paragraph';
  content: (TextNode | { type: 'hardBreak' })[];
}

/** Text in the Atlassian Document Format. */
export interface AdfDocument {
  type: 'doc';
  version: 1;
  content: Paragraph[];
}

/** Converts plain text without interpreting markup. Blank lines separate paragraphs. */
export function documentOf(text: string): AdfDocument {
  const paragraphs = manyLines(text, DESCRIPTION_CHARS)
    .split(/\n[\t\n ]*\n/)
    .map((paragraph) => paragraph.replace(/^\n+|\s+$/g, ''))
    .filter((paragraph) => paragraph !== '');
  return { type: 'doc', version: 1, content: paragraphs.map(paragraphOf) };
}

/** Empty text nodes are not allowed, and line breaks are nodes. */
function paragraphOf(text: string): Paragraph {
  const content = text
    .split('\n')
    .flatMap((line) => [
      { type: 'hardBreak' } as const,
      ...(line === '' ? [] : [{ type: 'text', text: line } as const]),
    ]);
  return { type: 'paragraph', content: content.slice(1) };
}
