import { type ComponentType, lazy, type ReactElement } from 'react';
import type { Params } from 'react-router';

/** Parts of the address that a route reads. */
interface Place {
  params: Params;
  query: URLSearchParams;
}

/**
 * Requests the data of a route ahead of time, in parallel. Failures are reported by the component that needs the data.
 */
export type FetchAhead = (place: Place) => void;

export interface RouteHandle {
  /** Loads the code of the route before the user may go there. */
  prepare?: () => void;
  /** Requests everything that the route needs, when the user goes there. */
  fetch: FetchAhead;
}

/** Exports of a page's file. */
export interface PageCode {
  Page: ComponentType;
  /** Starts slow parts early, when the user may go there. */
  prepare?: () => void;
}

export interface LazyPage {
  element: ReactElement;
  handle: Required<RouteHandle>;
}

/** A page whose code comes in a file of its own when it is first shown, or may be soon. */
export function lazyPage(load: () => Promise<PageCode>, fetchData?: FetchAhead): LazyPage {
  let code: Promise<PageCode> | undefined;
  // Code that failed to load when a link was pointed at may load when it is pressed.
  const fetchCode = () =>
    (code ??= load().catch((error: unknown) => {
      code = undefined;
      throw error;
    }));

  const Page = lazy(async () => ({ default: (await fetchCode()).Page }));
  return {
    element: <Page />,
    handle: {
      prepare() {
        fetchCode().then(
          ({ prepare }) => prepare?.(),
          () => undefined,
        );
      },
      fetch(place) {
        fetchCode().catch(() => undefined);
        fetchData?.(place);
      },
    },
  };
}
