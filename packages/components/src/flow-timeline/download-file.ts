/** Seconds are plenty for a browser to begin a download from memory. */
const KEPT_MS = 10_000;

/** Saves a file on the reader's machine. */
export function downloadFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
