import { rawBody } from '../../transport/raw-body.js';
import { FlowLensParseError } from '../../errors.js';
import type { Transport } from '../../transport/transport.js';

const TUS = { 'Tus-Resumable': '1.0.0' } as const;

export interface UploadStart {
  flowId: string;
  /** For example `video/mp4`. */
  mimeType: string;
  /** Total size in bytes; omitted while still recording. */
  sizeBytes?: number;
}

export interface UploadChunk {
  /** Number of bytes before this chunk. */
  offset: number;
  /** At most 8 MiB. */
  bytes: Blob | Uint8Array<ArrayBuffer>;
  /** Total size, sent with the first chunk after it is known. */
  sizeBytes?: number;
}

/** Resumable uploads of the video (tus 1.0.0). */
export function uploads({ send, run }: Transport) {
  const at = (uploadId: string) => ({ params: { path: { upload_id: uploadId }, header: TUS } });
  return {
    /** Begins an upload and returns its id. */
    createUpload: async ({ flowId, mimeType, sizeBytes }: UploadStart, signal?: AbortSignal): Promise<string> => {
      const length = sizeBytes === undefined ? { 'Upload-Defer-Length': '1' as const } : { 'Upload-Length': sizeBytes };
      const header = { ...TUS, 'Upload-Metadata': `flow_id ${btoa(flowId)},filetype ${btoa(mimeType)}`, ...length };
      const { response } = await send('createUpload', { signal }, ({ POST }) =>
        POST('/uploads', { params: { header } }),
      );
      const id = /([^/?#]+)\/?$/.exec(response.headers.get('Location') ?? '')?.[1];
      if (id === undefined) throw new FlowLensParseError('createUpload', 'No Location header');
      return id;
    },

    /** Returns the number of bytes received, which is the offset to resume at. */
    uploadOffset: async (uploadId: string, signal?: AbortSignal): Promise<number> => {
      const { response } = await send('getUploadOffset', { signal }, ({ HEAD }) =>
        HEAD('/uploads/{upload_id}', at(uploadId)),
      );
      return offsetOf('getUploadOffset', response);
    },

    /** Sends the next bytes and returns the new offset. */
    appendUpload: async (uploadId: string, chunk: UploadChunk, signal?: AbortSignal): Promise<number> => {
      const length = chunk.sizeBytes === undefined ? {} : { 'Upload-Length': chunk.sizeBytes };
      const header = { ...TUS, 'Upload-Offset': chunk.offset, ...length };
      const { response } = await send('appendUpload', { signal }, ({ PATCH }) =>
        PATCH('/uploads/{upload_id}', {
          params: { path: { upload_id: uploadId }, header },
          ...rawBody('application/offset+octet-stream'),
          body: chunk.bytes,
        }),
      );
      return offsetOf('appendUpload', response);
    },

    /** Abandons an upload. */
    cancelUpload: (uploadId: string, signal?: AbortSignal): Promise<void> =>
      run('cancelUpload', { signal }, ({ DELETE }) => DELETE('/uploads/{upload_id}', at(uploadId))),
  };
}

function offsetOf(operation: string, response: Response): number {
  const offset = response.headers.get('Upload-Offset');
  if (offset === null || !/^\d+$/.test(offset)) throw new FlowLensParseError(operation, 'No Upload-Offset header');
  return Number(offset);
}
