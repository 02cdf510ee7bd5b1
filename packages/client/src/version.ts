declare const __FLOWLENS_VERSION__: string | undefined;

/** The package's version; `source` where the sources run unbuilt. */
export const VERSION = typeof __FLOWLENS_VERSION__ === 'string' ? __FLOWLENS_VERSION__ : 'source';
