/** Folder of all recordings in the private file system of the origin. */
export const SPOOL_FOLDER = 'flowlens-recordings';
