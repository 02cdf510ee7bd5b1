import type { IsSecret } from '../names/pair-names.js';
import { REDACTED } from '../redacted.js';
import { isSecretParameter } from '../names/secret-names.js';

/**
 * `name=value` in prose, or after the path of a URL without a scheme. The value is quoted, or ends with the word. In JSON
 * its quotes are escaped, and an escaped character may end the word. The text after a quote decides whether the quote only
 * closes the string that ends with `name=`.
 */
const ASSIGNMENT =
  /(?<![\w.-])([\w.-]{1,64})=(?!=)("(?![\s,:;)\]}+&])[^"\n]+"?|'(?![\s,:;)\]}+&])[^'\n]+'?|\\{1,8}"(?![\s,:;)\]}+&])[^"\n\\]+(?:\\{1,8}"?)?|\[redacted\]|(?:[^\s"'&;,()[\]{}<\\]|\\+(?!["'\\nrt]))+)/g;
const KEPT_WORDS = new Set(['true', 'false', 'null', 'undefined']);

/** Removes named secrets from a text: `password=hunter2`, and in program output `GET /done?code=…`. */
export function redactAssignments(text: string, isLog: boolean, isSecretName: IsSecret): string {
  // Most JSON has no assignments, and the pattern tries every word.
  if (!text.includes('=')) return text;
  return text.replace(ASSIGNMENT, (whole: string, name: string, value: string, at: number) => {
    const inUrl = isLog && at > 0 && '?&#'.includes(text[at - 1]!);
    const isSecret = isSecretName(name) || (inUrl && isSecretParameter(name));
    if (isSecret && !KEPT_WORDS.has(value) && !isShellFolder(name, value)) return `${name}=${REDACTED}`;
    // A quoted value may contain assignments: `@id="user=ada&password=hunter2"`.
    const [quote = ''] = /^\\{0,8}["']/.exec(value) ?? [];
    if (quote === '' || !value.includes('=')) return whole;
    return `${name}=${quote}${redactAssignments(value.slice(quote.length), isLog, isSecretName)}`;
  });
}

/** Returns whether a value is the working directory of a shell in a printed environment. */
function isShellFolder(name: string, value: string): boolean {
  return (name === 'PWD' || name === 'OLDPWD') && value.startsWith('/');
}
