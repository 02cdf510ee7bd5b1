import { type FormField, multipartFields, urlEncodedFields } from './form-fields.js';
import { headerNamed } from '../header-named.js';
import { headerRows } from '../header-rows.js';
import { readContent } from './recorded-content.js';
import type { RecordedText } from './recorded-text.js';

export type BodyKind = 'json' | 'form' | 'multipart' | 'html' | 'text' | 'binary' | 'empty';

/** The body of a request or response in parsed form. */
export interface RecordedBody extends RecordedText {
  kind: BodyKind;
  /** Lower case, without parameters, e.g. `text/html`; null if it was not recorded. */
  mimeType: string | null;
  /** The fields of a form; empty for any other body. */
  fields: FormField[];
}

const BINARY_TYPE =
  /^(image\/(?!svg)|audio\/|video\/|font\/|application\/(octet-stream|pdf|zip|gzip|wasm|x-protobuf|protobuf|grpc))/;
const BINARY_CHECK_CHARS = 2_000;

/** Parses a body according to its headers. */
export function readBody(recorded: string, headers: unknown): RecordedBody {
  const { described, ...content } = readContent(recorded);
  const mimeType = content.mimeType ?? mimeTypeOf(headers);
  if (described) return { ...content, kind: 'binary', mimeType, fields: [] };
  const { kind, fields } = kindOf(content.text, mimeType ?? '');
  return { ...content, kind, mimeType, fields };
}

/** Returns the size of a body, including parts that were not recorded. */
export function bodyBytes(recorded: string): number {
  return readContent(recorded).fullBytes;
}

/** Returns the media type in the headers, in lower case and without parameters. */
function mimeTypeOf(headers: unknown): string | null {
  return contentTypeOf(headers)?.split(';', 1)[0]?.trim().toLowerCase() || null;
}

/** Returns the media type in the headers as recorded, with its parameters such as a charset or a boundary. */
export function contentTypeOf(headers: unknown): string | null {
  return headerNamed(headerRows(headers), 'content-type')?.value.trim() || null;
}

function kindOf(text: string, mimeType: string): { kind: BodyKind; fields: FormField[] } {
  const fields = fieldsOf(text, mimeType);
  if (fields.length > 0) return { kind: mimeType.startsWith('multipart/') ? 'multipart' : 'form', fields };
  return { kind: plainKindOf(text, mimeType), fields };
}

function fieldsOf(text: string, mimeType: string): FormField[] {
  if (mimeType === 'application/x-www-form-urlencoded') return urlEncodedFields(text);
  return mimeType.startsWith('multipart/') ? multipartFields(text) : [];
}

function plainKindOf(text: string, mimeType: string): BodyKind {
  if (text === '') return 'empty';
  if (BINARY_TYPE.test(mimeType) || looksBinary(text)) return 'binary';
  if (/[/+](json|x-ndjson)$/.test(mimeType) || /^\s*[[{]/.test(text)) return 'json';
  return mimeType === 'text/html' || mimeType === 'application/xhtml+xml' ? 'html' : 'text';
}

/** Bytes that were read as text contain control characters, or replacement characters for invalid sequences. */
function looksBinary(text: string): boolean {
  const head = text.slice(0, BINARY_CHECK_CHARS);
  const odd = head.match(/[^\P{Cc}\s]|\ufffd/gu)?.length ?? 0;
  return odd > head.length / 20;
}
