import { unprocessable } from './problem.js';

/** A call that carries an `Idempotency-Key`. */
interface KeyedCall {
  userId: string;
  key: string;
  /** Fields that distinguish it from other calls. */
  content: string;
}

/**
 * Stores the first responses to calls with a key: the same call gets the same response and is not executed again.
 * `mayRepeat` throws the problem to respond with instead.
 */
export function createIdempotentResponses() {
  const stored = new Map<string, { content: string; response: Response }>();

  return async (
    { userId, key, content }: KeyedCall,
    { work, mayRepeat }: { work: () => Response; mayRepeat: (first: Response) => Promise<void> },
  ): Promise<Response> => {
    const place = `${userId} ${key}`;
    const first = stored.get(place);
    if (!first) {
      const response = work();
      stored.set(place, { content, response: response.clone() });
      return response;
    }
    if (first.content !== content)
      throw unprocessable('This Idempotency-Key was used for another request.', [
        { path: '/headers/idempotency-key', message: 'was used for another request' },
      ]);
    await mayRepeat(first.response.clone());
    const again = first.response.clone();
    again.headers.set('idempotency-replayed', 'true');
    return again;
  };
}
