import { http } from 'msw';

/** Creates a handler that passes requests on to the others, and collects their bodies. */
export function callsOf(method: 'get' | 'post' | 'patch' | 'delete', path: string) {
  const calls: unknown[] = [];
  const handler = http[method](path, async ({ request }) => {
    const body = await request.clone().text();
    calls.push(body && JSON.parse(body));
  });
  return { calls, handler };
}
