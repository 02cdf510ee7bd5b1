import { urlEncodedPairs } from '../url-encoded.js';

/** One field of a submitted form. */
export interface FormField {
  name: string;
  /** Text of the field; for a file, the recorded part of its content. */
  value: string;
  /** Null unless the field is a file. */
  fileName: string | null;
}

const FIELD_NAME = /\bname="([^"]{0,1000})"/i;
const FILE_NAME = /\bfilename="([^"]{0,1000})"/i;

/** Returns the fields of a URL-encoded form: `a=1&b=two+words`. */
export function urlEncodedFields(text: string): FormField[] {
  return urlEncodedPairs(text).map((pair) => ({ ...pair, fileName: null }));
}

/** Returns the fields of a `multipart/form-data` body; empty if the body is not valid. */
export function multipartFields(text: string): FormField[] {
  const boundary = /^--[^\r\n]{1,200}/.exec(text)?.[0];
  if (boundary === undefined) return [];
  return text.split(boundary).flatMap((part) => {
    const headEnd = /\r?\n\r?\n/.exec(part);
    if (!headEnd) return [];
    const head = part.slice(0, headEnd.index);
    const name = FIELD_NAME.exec(head)?.[1];
    if (name === undefined) return [];
    const value = part.slice(headEnd.index + headEnd[0].length).replace(/\r?\n$/, '');
    return { name, value, fileName: FILE_NAME.exec(head)?.[1] ?? null };
  });
}
