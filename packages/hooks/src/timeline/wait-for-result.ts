/** Resolves with the first result that is not null, read now and after every change. Rejects if reading throws. */
export function waitForResult<Result>(
  subscribe: (onChange: () => void) => () => void,
  read: () => Result | null,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    let unsubscribe = () => {};
    function check() {
      try {
        const result = read();
        if (result === null) return;
        unsubscribe();
        resolve(result);
      } catch (error) {
        unsubscribe();
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    }
    unsubscribe = subscribe(check);
    check();
  });
}
