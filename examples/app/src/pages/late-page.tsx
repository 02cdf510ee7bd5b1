import { type ComponentType, lazy, type ReactElement } from 'react';
import type { Params } from 'react-router';

/** What the address says that a route reads. */
export interface Place {
  params: Params;
  query: URLSearchParams;
}

/** Asks ahead for what a route needs, beside everything else that is on its way. What fails is told by who needs it. */
export type FetchAhead = (place: Place) => void;

export interface LatePage {
  element: ReactElement;
  handle: FetchAhead;
}

/** A page whose code comes in a file of its own when it is first shown. */
export function latePage(load: () => Promise<{ Page: ComponentType }>, fetchData?: FetchAhead): LatePage {
  let code: ReturnType<typeof load> | undefined;
  const fetchCode = () => (code ??= load());
  const Page = lazy(async () => ({ default: (await fetchCode()).Page }));
  return {
    element: <Page />,
    handle(place) {
      fetchCode().catch(() => undefined);
      fetchData?.(place);
    },
  };
}
