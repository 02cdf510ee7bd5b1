import type { IsSecret } from '../names/pair-names.js';
import { REDACTED } from '../redacted.js';
import { isSecretParameter } from '../names/secret-names.js';

/**
 * `name=value` in prose, or behind the path of a URL that no scheme gives away; the value in quotes, or up to where a word ends. In JSON
 * its quotes are escaped, and what a backslash escapes may end the word. What stands behind a
 * quote tells whether it only closes the text that `name=` is the end of.
 */
const ASSIGNMENT =
  /(?<![\w.-])([\w.-]{1,64})=(?!=)("(?![\s,:;)\]}+&])[^"\n]+"?|'(?![\s,:;)\]}+&])[^'\n]+'?|\\{1,8}"(?![\s,:;)\]}+&])[^"\n\\]+(?:\\{1,8}"?)?|\[redacted\]|(?:[^\s"'&;,()[\]{}<\\]|\\+(?!["'\\nrt]))+)/g;
const KEPT_WORDS = new Set(['true', 'false', 'null', 'undefined']);

/** Removes what a text says of secrets by name: `password=hunter2`, and where a program wrote it `GET /done?code=…`. */
export function redactAssignments(text: string, isLog: boolean, isSecretName: IsSecret): string {
  // Most JSON has none, and the pattern tries every word of it.
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

/** The folder of a shell in a print of its environment. */
function isShellFolder(name: string, value: string): boolean {
  return (name === 'PWD' || name === 'OLDPWD') && value.startsWith('/');
}
