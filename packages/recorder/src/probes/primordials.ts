/** Built-ins captured before page scripts can replace them. */
export interface Primordials {
  apply: typeof Reflect.apply;
  setTimeout: typeof globalThis.setTimeout;
  clearTimeout: typeof globalThis.clearTimeout;
  now: () => number;
}

/** Captures the built-ins of a window. Call it before any page script runs, or as early as possible. */
export function capturePrimordials(target: Window & typeof globalThis): Primordials {
  const { performance } = target;
  return {
    apply: target.Reflect.apply,
    setTimeout: target.setTimeout.bind(target),
    clearTimeout: target.clearTimeout.bind(target),
    now: target.performance.now.bind(performance),
  };
}
