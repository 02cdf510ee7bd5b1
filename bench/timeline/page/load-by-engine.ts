import type { FlowLensClient } from '@flowlens/client';
import { timelineQuery } from '@flowlens/hooks';
import { QueryClient } from '@tanstack/react-query';

export interface EngineLoading {
  firstRowsMs: number;
  completeMs: number;
}

/** Measures the page's engine without a list, for comparison with the plain way. */
export async function loadByEngine(client: FlowLensClient, url: string): Promise<EngineLoading> {
  const startedAt = performance.now();
  const queries = new QueryClient();
  const session = await queries.fetchQuery(timelineQuery(client, queries, { timelineUrl: url }));
  const until = (happened: () => boolean) =>
    new Promise<number>((resolve) => {
      const stop = session.subscribe(check);
      function check() {
        if (!happened()) return;
        stop();
        resolve(performance.now() - startedAt);
      }
      check();
    });
  const [firstRowsMs, completeMs] = await Promise.all([
    until(() => session.getState().view.at(0) !== undefined),
    until(() => session.getState().complete),
  ]);
  // Kept, because the plain way keeps its entries too.
  Object.assign(globalThis, { kept: [queries, session] });
  return { firstRowsMs, completeMs };
}
