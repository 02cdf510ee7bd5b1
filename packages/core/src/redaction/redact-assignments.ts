import { REDACTED } from './redacted.js';
import { isSecretKey, isSecretParameter } from './secret-names.js';

/** `name=value` in prose, or behind the path of a URL that no scheme gives away; the value in quotes, or up to where a word ends. */
const ASSIGNMENT = /(?<![\w.-])([\w.-]{1,64})=(?!=)("[^"\n]*"?|'[^'\n]*'?|\[redacted\]|[^\s"'&;,()[\]{}]+)/g;
const KEPT_WORDS = new Set(['true', 'false', 'null', 'undefined', '""', "''"]);

/** Removes what a log line says of secrets by name: `password=hunter2`, `GET /done?code=…`. */
export function redactAssignments(text: string): string {
  return text.replace(ASSIGNMENT, (whole: string, name: string, value: string, at: number) => {
    const inUrl = at > 0 && '?&#'.includes(text[at - 1]!);
    const isSecret = inUrl ? isSecretParameter(name) : isSecretKey(name);
    return isSecret && !KEPT_WORDS.has(value) ? `${name}=${REDACTED}` : whole;
  });
}
