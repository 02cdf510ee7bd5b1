declare const __FLOWLENS_VERSION__: string | undefined;

/** Version of the package, which recordings contain. */
export const VERSION = typeof __FLOWLENS_VERSION__ === 'string' ? __FLOWLENS_VERSION__ : '0.0.0-source';
