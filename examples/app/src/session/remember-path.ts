import type { LoaderFunctionArgs } from 'react-router';
import { returnPath, tokens } from '../flowlens.js';

/** Keeps where people without a token are, for after login; pages that need none let them stay (spec §2). */
export function rememberPath({ request }: Pick<LoaderFunctionArgs, 'request'>): null {
  const { pathname, search } = new URL(request.url);
  if (tokens.get() === null) returnPath.remember(`${pathname}${search}`);
  return null;
}
