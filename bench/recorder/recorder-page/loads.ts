/** Work that the page does with and without the recorder. */
export const LOADS = {
  smallFetches: () => fetchJson({ rounds: 10, atOnce: 10, bytes: 2_000 }),
  largeFetches: () => fetchJson({ rounds: 6, atOnce: 5, bytes: 100_000 }),
  consoleLogs,
  domInserts,
};

export type LoadName = keyof typeof LOADS;

async function fetchJson({ rounds, atOnce, bytes }: { rounds: number; atOnce: number; bytes: number }): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const request = async (_: unknown, at: number) =>
      (await fetch(`/api/json?bytes=${bytes}&at=${round}.${at}`)).json() as Promise<unknown>;
    await Promise.all(Array.from({ length: atOnce }, request));
  }
}

function consoleLogs(): Promise<void> {
  for (let at = 0; at < 500; at += 1) console.log('line', at, { at });
  return Promise.resolve();
}

async function domInserts(): Promise<void> {
  for (let at = 0; at < 1_000; at += 1) {
    const added = document.createElement('div');
    added.textContent = String(at);
    document.body.append(added);
    if (at % 100 === 0) {
      // Forces a layout, like a page that measures itself.
      added.getBoundingClientRect();
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
}
