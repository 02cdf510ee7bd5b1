/**
 * Resolves with the first result that is not null, checked now and after every change. Rejects with the error of the
 * check.
 */
export function settled<Answer>(
  subscribe: (onChange: () => void) => () => void,
  ask: () => Answer | null,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let unsubscribe = () => {};
    function look() {
      try {
        const answer = ask();
        if (answer === null) return;
        unsubscribe();
        resolve(answer);
      } catch (error) {
        unsubscribe();
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    }
    unsubscribe = subscribe(look);
    look();
  });
}
