import type { Plugin } from 'vite';

/**
 * Fails the build if output files import each other in a cycle, because one of them would run before its dependencies.
 */
export function acyclicChunks(): Plugin {
  return {
    name: 'acyclic-chunks',
    generateBundle(_options, bundle) {
      const done = new Set<string>();
      const visit = (file: string, path: string[]) => {
        if (path.includes(file))
          this.error(`Files import each other: ${[...path, file].join(' → ')}. See shared-code.ts.`);
        const chunk = bundle[file];
        if (done.has(file) || chunk?.type !== 'chunk') return;
        chunk.imports.forEach((imported) => visit(imported, [...path, file]));
        done.add(file);
      };
      Object.keys(bundle).forEach((file) => visit(file, []));
    },
  };
}
