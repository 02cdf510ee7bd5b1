import { http } from 'msw';

/** A handler that leaves the answer to the others, and the bodies of what was sent there. */
export function callsOf(method: 'get' | 'post' | 'patch' | 'delete', path: string) {
  const calls: unknown[] = [];
  const handler = http[method](path, async ({ request }) => {
    const body = await request.clone().text();
    calls.push(body && JSON.parse(body));
  });
  return { calls, handler };
}
