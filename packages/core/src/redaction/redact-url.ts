import { redactSecretValues } from './redact-secret-values.js';
import { REDACTED } from './redacted.js';
import { isSecretParameter } from './secret-names.js';

/** A URL, whole or relative, without userinfo and without the values of secret query and fragment parameters. The keys stay. */
export function redactUrl(url: string): string {
  return redactSecretValues(redactUrlParameters(url));
}

/** Only the parameters; the rest of the URL stands as it is. */
export function redactUrlParameters(url: string): string {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? [undefined, url];
  return path + redactBehind(query) + redactFragment(fragment);
}

/** `name=value` pairs joined by `&`, as in a query or a form body. */
export function redactPairs(pairs: string, isSecret: (name: string) => boolean): string {
  return pairs
    .split('&')
    .map((pair) => {
      const [name = ''] = pair.split('=', 1);
      return name.length < pair.length - 1 && isSecret(decodeName(name)) ? `${name}=${REDACTED}` : pair;
    })
    .join('&');
}

function redactBehind(part: string): string {
  return part.slice(0, 1) + redactPairs(part.slice(1), isSecretParameter);
}

/** A fragment is a bag of parameters (`#access_token=…`) or a route with a query of its own (`#/done?code=…`). */
function redactFragment(fragment: string): string {
  const route = fragment.indexOf('?');
  if (route >= 0) return fragment.slice(0, route) + redactBehind(fragment.slice(route));
  return redactBehind(fragment);
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name.replaceAll('+', ' '));
  } catch {
    return name;
  }
}
