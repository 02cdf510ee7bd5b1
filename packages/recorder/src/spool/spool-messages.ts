/** Requests to the worker. It knows only files in folders, not recordings. */
export type SpoolRequest =
  | { op: 'append'; folder: string; file: string; bytes: Uint8Array<ArrayBuffer> }
  /** Replaces the whole content. */
  | { op: 'write'; folder: string; file: string; content: Blob }
  | { op: 'read'; folder: string; file: string; startByte: number; endByte: number }
  | { op: 'size'; folder: string; file: string }
  | { op: 'delete'; folder: string; file: string }
  /** Closes all files of a folder. */
  | { op: 'close'; folder: string }
  /** Closes and deletes a folder. */
  | { op: 'deleteFolder'; folder: string };

export interface NumberedRequest {
  number: number;
  request: SpoolRequest;
}

export interface SpoolResult {
  size?: number;
  bytes?: Uint8Array<ArrayBuffer>;
}

export type SpoolResponse =
  | { type: 'started' }
  | { type: 'done'; number: number; result: SpoolResult }
  | { type: 'failed'; number: number; name: string; message: string };
