import { http } from 'msw';

/** A handler that passes requests on to the others, and the bodies of those requests. */
export function callsOf(method: 'get' | 'post' | 'patch' | 'delete', path: string) {
  const calls: unknown[] = [];
  const handler = http[method](path, async ({ request }) => {
    const body = await request.clone().text();
    calls.push(body && JSON.parse(body));
  });
  return { calls, handler };
}
