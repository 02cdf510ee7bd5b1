import { join } from 'node:path';
import type { BrowserCommand } from 'vitest/node';

interface Picture {
  arg: string;
  ext: string;
}

/** Options of Vitest for comparing stories with their pictures. */
export const comparison = {
  comparatorName: 'pixelmatch' as const,
  // Tolerates differences between machines with the same fonts, but not a moved control.
  comparatorOptions: { threshold: 0.12, allowedMismatchedPixelRatio: 0.001 },
  timeout: 15_000,
  resolveScreenshotPath: (picture: Picture) => join(import.meta.dirname, 'pictures', fileName(picture)),
  resolveDiffPath: (picture: Picture) => join(import.meta.dirname, '../../test-results/looks', fileName(picture)),
};

/** Command of the browser: whether Vitest runs with `--update`. */
export const updatesPictures: BrowserCommand<[]> = ({ project }) =>
  project.serializedConfig.snapshotOptions.updateSnapshot === 'all';

/** The browser sends a slash instead of the `--` of an id, which Vitest would shorten. */
function fileName({ arg, ext }: Picture): string {
  return arg.replace('/', '--') + ext;
}
