declare const __FLOWLENS_VERSION__: string | undefined;

/** Version of the package; `source` when running from unbuilt sources. */
export const VERSION = typeof __FLOWLENS_VERSION__ === 'string' ? __FLOWLENS_VERSION__ : 'source';
