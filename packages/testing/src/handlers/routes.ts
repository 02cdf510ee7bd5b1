import type { CurrentUser } from '@flowlens/client';
import { http, HttpResponse } from 'msw';
import type { BodyName } from '../contract/request-bodies.js';
import type { MockDb } from '../db.js';
import type { Actor } from './actor.js';
import { createIdempotentResponses } from './idempotent-responses.js';
import { assertStillMember } from './projects/assert-still-member.js';
import { errorResponse, unauthorized } from './problem.js';
import { type Body, readBody } from './read-request.js';

/** A valid request from a signed-in user. */
interface Call<Path extends string, Name extends BodyName | null> {
  actor: Actor;
  params: Record<ParamsOf<Path>, string>;
  url: URL;
  body: Body<Name>;
}

type ParamsOf<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamsOf<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never;

/** Handler of a call; its result is sent as the response. */
type Handler<Path extends string, Name extends BodyName | null = null> = (call: Call<Path, Name>) => unknown;

export type Routes = ReturnType<typeof createRoutes>;

/** Creates the handlers of calls that need a session. They check a call in the server's order: 401, 422, then the rest. */
export function createRoutes(db: MockDb) {
  const once = createIdempotentResponses();

  function route<Path extends string, Name extends BodyName | null>(
    method: 'get' | 'post' | 'put' | 'patch' | 'delete',
    path: Path,
    { body: name, handler }: { body: Name; handler: Handler<Path, Name> },
  ) {
    return http[method](path, async ({ request, params }) => {
      try {
        const actor = actorOf(db.viewer);
        const body = await readBody(request, name);
        const call = { actor, params: params as Record<ParamsOf<Path>, string>, url: new URL(request.url), body };
        const work = () => respond(() => handler(call));
        const key = method === 'post' ? request.headers.get('idempotency-key') : null;
        if (key === null) return work();
        const mayRepeat = (first: Response) => assertStillMember(db, actor, { path, params, body }, first);
        const content = JSON.stringify([request.url, body]);
        return await once({ userId: actor.userId, key, content }, { work, mayRepeat });
      } catch (error) {
        return errorResponse(error);
      }
    });
  }

  return {
    get: <Path extends string>(path: Path, handler: Handler<Path>) => route('get', path, { body: null, handler }),
    post: <Path extends string, Name extends BodyName | null>(path: Path, body: Name, handler: Handler<Path, Name>) =>
      route('post', path, { body, handler }),
    put: <Path extends string, Name extends BodyName>(path: Path, body: Name, handler: Handler<Path, Name>) =>
      route('put', path, { body, handler }),
    patch: <Path extends string, Name extends BodyName>(path: Path, body: Name, handler: Handler<Path, Name>) =>
      route('patch', path, { body, handler }),
    remove: <Path extends string>(path: Path, handler: Handler<Path>) => route('delete', path, { body: null, handler }),
  };
}

/** Response for a created object. */
export const created = (made: object) => HttpResponse.json(made, { status: 201 });

function actorOf(viewer: CurrentUser | null): Actor {
  if (!viewer) throw unauthorized();
  return { userId: viewer.app_user.id, email: viewer.user.email, name: viewer.user.name };
}

/** Sends the result as JSON, or 204 without one; a thrown `Problem` becomes the error response. */
export function respond(work: () => unknown): Response {
  try {
    return send(work());
  } catch (error) {
    return errorResponse(error);
  }
}

function send(result: unknown): Response {
  if (result instanceof Response) return result;
  return result === undefined ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(result as object);
}
