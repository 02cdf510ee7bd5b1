/** In a bundle `process.env.NODE_ENV` is replaced as text; in a bare browser there is no `process`. */
declare const process: { env: { NODE_ENV?: string } };

const REGISTRY = Symbol.for('flowlens.versions');

/**
 * Registers the loaded version of a package. Two versions on one page share neither sessions nor contexts, which causes
 * confusing bugs. Outside production, the second version therefore throws an error that names both. The same version
 * may be evaluated again, as development servers do.
 */
export function checkForDuplicate(packageName: string, version: string): void {
  const versions = ((globalThis as { [REGISTRY]?: Map<string, string> })[REGISTRY] ??= new Map());
  const loaded = versions.get(packageName);
  if (loaded === undefined) versions.set(packageName, version);
  else if (loaded !== version && isDevelopment()) {
    throw new Error(
      `FlowLens: two versions of ${packageName} are loaded, ${loaded} and ${version}. ` +
        'Make every package depend on one version, and run your package manager\'s "dedupe".',
    );
  }
}

function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production';
  } catch {
    return false;
  }
}
