/** Returns whether a system call failed, for example because the disk is full. Such errors do not blame the video. */
export function isSystemError(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error;
}
