import { findUnreachableCause } from '../../transport/cors-probe.js';
import { TimelineDownloadError } from '../../timeline-download-error.js';
import type { Transport } from '../../transport/transport.js';
import { hostRule } from '../../transport/tunnel-host.js';

/** A timeline file being downloaded. Read it once, by either `text()` or `stream`. */
export interface TimelineDownload {
  /** Size in transit, in bytes; null if the server does not send it. */
  size: number | null;
  /**
   * Bytes of the file as they arrive, in memory that is not shared. Fails with a `TimelineDownloadError` if the transfer is
   * interrupted.
   */
  stream: ReadableStream<Uint8Array<ArrayBuffer>>;
  /**
   * Returns the whole file. Throws a `TimelineDownloadError` if the transfer is interrupted or the content cannot be JSON.
   */
  text(): Promise<string>;
}

export type TimelineResource = ReturnType<typeof timelineResource>;

export function timelineResource({ timeouts, credentials }: Pick<Transport, 'timeouts' | 'credentials'>) {
  return {
    /**
     * Downloads a flow's `timeline_url`. The address is signed, so the request carries no token. It sends cookies only to
     * the page's own server, so that the browser can reuse its open connection. Throws a `TimelineDownloadError`, or the
     * caller's own abort reason.
     */
    fetch: async (url: string, signal?: AbortSignal): Promise<TimelineDownload> => {
      const deadline = AbortSignal.timeout(timeouts.default);
      const limit = signal ? AbortSignal.any([signal, deadline]) : deadline;
      const host = hostRule(url, credentials === 'omit' ? 'omit' : 'same-origin');
      const headers = { Accept: 'application/json', ...host.headers };
      try {
        return asDownload(await globalThis.fetch(url, { ...host, headers, signal: limit }), signal);
      } catch (error) {
        if (signal?.aborted || error instanceof TimelineDownloadError) throw error;
        throw unreachable(deadline.aborted ? 'network' : await findUnreachableCause(url, limit), error);
      }
    },
  };
}

function asDownload(response: Response, signal: AbortSignal | undefined): TimelineDownload {
  const { status, headers, body } = response;
  if (!response.ok) {
    void body?.cancel();
    throw new TimelineDownloadError('http', `The server answered with status ${status}`, { status });
  }
  if (body === null || !mayBeJson(headers.get('Content-Type'))) {
    void body?.cancel();
    throw notJson();
  }
  const length = headers.get('Content-Length');
  return {
    size: length === null ? null : Number(length),
    stream: withKnownFailures(body, signal),
    text: () => readText(response, signal),
  };
}

/** Passes the bytes on, and wraps transfer errors in a `TimelineDownloadError`. */
function withKnownFailures(body: ReadableStream<Uint8Array<ArrayBuffer>>, signal: AbortSignal | undefined) {
  let reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        try {
          reader ??= body.getReader();
          const { done, value } = await reader.read();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          controller.error(signal?.aborted ? error : unreachable('network', error));
        }
      },
      cancel: (reason) => (reader ?? body).cancel(reason),
    },
    // Nothing is read in advance: a body can be read only once, as text or as a stream.
    { highWaterMark: 0 },
  );
}

async function readText(response: Response, signal: AbortSignal | undefined): Promise<string> {
  let text: string;
  try {
    text = await response.text();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw unreachable('network', error);
  }
  // A timeline is an array or an object. An HTML page or an empty body is not.
  if (!/^\s*[[{]/.test(text)) throw notJson();
  return text;
}

/** Stores without type information send octet-stream or no type; then the content decides. */
function mayBeJson(contentType: string | null): boolean {
  const type = contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
  return /^(application\/octet-stream|[\w.+-]+\/([\w.-]+\+)?json)?$/.test(type);
}

function notJson(): TimelineDownloadError {
  return new TimelineDownloadError('format', 'The timeline is not JSON');
}

function unreachable(kind: 'cors' | 'network', cause: unknown): TimelineDownloadError {
  const why =
    kind === 'cors' ? 'The browser does not let this page read the timeline' : 'The timeline cannot be reached';
  return new TimelineDownloadError(kind, why, { cause });
}
