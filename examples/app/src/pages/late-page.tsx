import { type ComponentType, lazy, type ReactElement } from 'react';

export interface LatePage {
  element: ReactElement;
  /** Fetches the page's code before it is shown. */
  handle: () => void;
}

/** A page whose code comes in a file of its own when it is first shown. */
export function latePage(load: () => Promise<{ Page: ComponentType }>): LatePage {
  let code: ReturnType<typeof load> | undefined;
  const fetchCode = () => (code ??= load());
  const Page = lazy(async () => ({ default: (await fetchCode()).Page }));
  // A failure is told once the page is shown.
  return { element: <Page />, handle: () => void fetchCode().catch(() => undefined) };
}
