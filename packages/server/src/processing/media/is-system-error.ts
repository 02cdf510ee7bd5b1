/** Whether a call to the system failed, such as for a full disk, which says nothing about the video. */
export function isSystemError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error;
}
