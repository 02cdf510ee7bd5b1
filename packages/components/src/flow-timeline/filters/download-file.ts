import { fileSafeName } from '@flowlens/core/format';

/** Ample time for a browser to start a download from memory. */
const KEPT_MS = 10_000;

/** Saves a file on the user's machine, named after its flow. */
export function downloadFile(file: Blob, flowTitle: string, extension: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = `${fileSafeName(flowTitle)}.${extension}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
