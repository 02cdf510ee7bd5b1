import { unprocessable } from './problem.js';

/** A call that carries an `Idempotency-Key`. */
interface KeyedCall {
  userId: string;
  key: string;
  /** All that tells it from another one. */
  content: string;
}

/**
 * Remembers the first answers to calls with a key: the same call is answered so again, and is not done again.
 * `mayRepeat` throws the problem that is answered instead.
 */
export function createAnswersByKey() {
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
