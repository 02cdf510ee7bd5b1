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
  const answered = new Map<string, { content: string; answer: Response }>();

  return async (
    { userId, key, content }: KeyedCall,
    { work, mayRepeat }: { work: () => Response; mayRepeat: (first: Response) => Promise<void> },
  ): Promise<Response> => {
    const place = `${userId} ${key}`;
    const first = answered.get(place);
    if (!first) {
      const answer = work();
      answered.set(place, { content, answer: answer.clone() });
      return answer;
    }
    if (first.content !== content)
      throw unprocessable('This Idempotency-Key was used for another request.', [
        { path: '/headers/idempotency-key', message: 'was used for another request' },
      ]);
    await mayRepeat(first.answer.clone());
    const again = first.answer.clone();
    again.headers.set('idempotency-replayed', 'true');
    return again;
  };
}
