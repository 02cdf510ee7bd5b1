import { fencedText, RECORDED_TEXT_NOTICE } from '@flowlens/timeline/brief';

interface TextBlock {
  type: 'text';
  text: string;
}

interface ImageBlock {
  type: 'image';
  mimeType: string;
  /** Base64. */
  data: string;
}

/** Result of a tool. */
export interface ToolResult {
  content: (TextBlock | ImageBlock)[];
}

/** Limits of a response in tokens, as `estimateTokens` counts them. */
export const DEFAULT_MAX_TOKENS = 2_000;
export const TOKENS_MAX = 10_000;
const CHARS_PER_TOKEN = 4;
/** Characters reserved for the text around recorded data: headings, the notice, the next call. */
const FRAME_CHARS = 1_000;

/** Returns the number of characters of recorded text that fit into a result. */
export function maxCharsFor(maxTokens: number = DEFAULT_MAX_TOKENS): number {
  return maxTokens * CHARS_PER_TOKEN - FRAME_CHARS;
}

/** Joins the parts of a response. Recorded text may only come from `recordedBlock`. */
export function textResult(...parts: (string | undefined)[]): ToolResult {
  return { content: [{ type: 'text', text: parts.filter((part) => part !== undefined).join('\n\n') }] };
}

/** Recorded or typed text that is safe to read, from `recordedText` or `recordedLine`. */
export function recordedBlock(text: string): string {
  return `${RECORDED_TEXT_NOTICE}\n\n${fencedText(text.replace(/\n+$/, ''))}`;
}

/** Returns a note that there are more results; undefined if there are none. */
export function nextPageNote(cursor: string | undefined): string | undefined {
  return cursor === undefined ? undefined : `There is more: call again with the same arguments and cursor "${cursor}".`;
}
