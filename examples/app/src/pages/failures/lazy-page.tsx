import { type ComponentType, lazy, type ReactElement } from 'react';
import type { Params } from 'react-router';

/** Parts of the URL that a route reads. */
interface Place {
  params: Params;
  query: URLSearchParams;
}

/**
 * Requests the data of a route ahead of time, in parallel. Failures are reported by the component that needs the data.
 */
export type FetchAhead = (place: Place) => void;

export interface RouteHandle {
  /** Loads the code of the route before the user navigates there. */
  prepare?: () => void;
  /** Requests everything that the route needs when the user navigates there. */
  fetch: FetchAhead;
}

/** Exports of a page's module. */
export interface PageCode {
  Page: ComponentType;
  /** Starts slow parts early, when the user is likely to navigate there. */
  prepare?: () => void;
}

export interface LazyPage {
  element: ReactElement;
  handle: Required<RouteHandle>;
}

/** A page with a code file of its own, loaded when the page is shown or about to be. */
export function lazyPage(load: () => Promise<PageCode>, fetchData?: FetchAhead): LazyPage {
  let code: Promise<PageCode> | undefined;
  // Code that failed to load on hover may load on click.
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
