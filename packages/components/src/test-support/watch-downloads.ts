import { onTestFinished, vi } from 'vitest';

export interface Download {
  name: string;
  content: Blob;
}

/** Collects the files that links save, in place of the browser. */
export function watchDownloads(): Download[] {
  const saved: Download[] = [];
  let content = new Blob();
  URL.createObjectURL = (file: Blob) => {
    content = file;
    return 'blob:saved';
  };
  URL.revokeObjectURL = () => undefined;
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content });
  });
  onTestFinished(() => click.mockRestore());
  return saved;
}
