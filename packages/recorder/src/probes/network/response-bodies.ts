/* eslint-disable @typescript-eslint/unbound-method -- methods are taken from their objects on purpose */
import type { ProbeContext } from '../probe.js';
import { BODY_MAX_CHARS, cutText, decodeBytes, describeBinary, multipartText, UNREAD_BODY } from './body-text.js';
import { describeReason, type Exchange, type ExchangeResponse } from './exchange.js';
import { readBlob } from './request-body.js';
import { createStreamTaps } from './stream-taps.js';
import { createStreamRecord } from './stream-record.js';

/** A page that has not read a body after this time is unlikely to read it. */
const UNREAD_AFTER_MS = 5000;
const READERS = ['text', 'json', 'arrayBuffer', 'blob', 'formData', 'bytes'] as const;

export interface ResponseBodies {
  /** Records a response once the page has read its body. */
  track: (response: Response, exchange: Exchange, head: ExchangeResponse, isText: boolean) => void;
  /** Records the responses whose bodies have not been read completely. */
  flush: () => void;
}

/** A response whose body has not been read yet. */
interface Pending {
  response: Response;
  contentType: string;
  isText: boolean;
  isReading: boolean;
  timer: number;
  message: Exchange['message'];
  finish: (body: string | undefined, error?: unknown) => void;
  /** Body as far as it was read, or the reason why it was not. */
  soFar: () => string;
}

/** Observes bodies through the page's own read methods, so that bodies that the page does not read are never copied. */
export function createResponseBodies(context: ProbeContext): ResponseBodies {
  const { attempt, patches, primordials, window } = context;
  const { apply, then, parse } = primordials;
  const { prototype } = window.Response;
  const text = prototype.text;
  const byResponse = new WeakMap<object, Pending>();
  const open = new Set<Pending>();
  const taps = createStreamTaps(context);

  /** Returns the pending response if it is read for the first time. */
  function take(self: unknown): Pending | undefined {
    const pending = typeof self === 'object' && self !== null ? byResponse.get(self) : undefined;
    if (!pending || pending.isReading || !open.has(pending)) return undefined;
    return pending;
  }

  for (const name of READERS) {
    patches.method(prototype, name, (original, self, args) => {
      const pending = attempt(() => take(self));
      if (!pending) return apply(original, self, args) as unknown;
      pending.isReading = true;
      const isJson = name === 'json';
      const read = apply(isJson ? text : original, self, isJson ? [] : args) as Promise<unknown>;
      return then(
        read,
        (value) => {
          attempt(() => finishWith(pending, name, value));
          return isJson ? (parse(value as string) as unknown) : value;
        },
        (reason): unknown => {
          // A locked body was not read: the original method throws its own error.
          if (isJson && !pending.response.bodyUsed) return apply(original, self, args) as unknown;
          attempt(() => pending.finish(undefined, reason));
          throw reason;
        },
      );
    });
  }

  patches.method(prototype, 'clone', (original, self, args) => {
    const clone = apply(original, self, args) as Response;
    attempt(() => {
      const pending = byResponse.get(self as object);
      if (pending) byResponse.set(clone, pending);
    });
    return clone;
  });

  patches.getter(prototype, 'body', (original, self) => {
    const stream = apply(original, self, []) as ReadableStream<Uint8Array> | null;
    attempt(() => {
      const pending = stream && byResponse.get(self as object);
      if (!pending || pending.isReading || !open.has(pending)) return;
      const record = createStreamRecord(context, pending.contentType, pending.isText, pending.message);
      pending.soFar = record.soFar;
      taps.add(stream, {
        onStart: () => (pending.isReading = true),
        onChunk: record.add,
        onEnd: (error) => pending.finish(record.soFar(), error),
      });
    });
    return stream;
  });

  function finishWith(pending: Pending, name: (typeof READERS)[number], value: unknown) {
    const body = textOf(pending, name, value);
    if (typeof body === 'string') pending.finish(body);
    else {
      void then(
        body,
        (blobText) => attempt(() => pending.finish(blobText)),
        () => attempt(() => pending.finish(undefined)),
      );
    }
  }

  function textOf({ contentType, isText }: Pending, name: (typeof READERS)[number], value: unknown) {
    const isTypeless = contentType === '';
    switch (name) {
      case 'json':
        return cutText(value as string, BODY_MAX_CHARS, primordials);
      case 'text':
        return isText || isTypeless
          ? cutText(value as string, BODY_MAX_CHARS, primordials)
          : describeBinary(contentType, primordials.utf8Length(value as string));
      case 'blob':
        return readBlob(value as Blob, contentType, primordials);
      case 'formData':
        return multipartText(value as FormData, /boundary="?([^";]+)/.exec(contentType)?.[1] ?? 'form', primordials);
      case 'arrayBuffer':
      case 'bytes': {
        const bytes = name === 'bytes' ? (value as Uint8Array) : new Uint8Array(value as ArrayBuffer);
        return isText
          ? decodeBytes(bytes, bytes.byteLength, primordials)
          : describeBinary(contentType, bytes.byteLength);
      }
    }
  }

  function flush() {
    for (const pending of open) pending.finish(pending.soFar());
  }

  return {
    track(response, exchange, head, isText) {
      const pending: Pending = {
        response,
        contentType: head.headers['content-type'] ?? '',
        isText,
        isReading: false,
        timer: 0,
        message: exchange.message,
        soFar: () => (response.bodyUsed ? '[body read by the browser]' : UNREAD_BODY),
        finish(body, error) {
          open.delete(pending);
          primordials.clearTimeout(pending.timer);
          exchange.recordResponse({ ...head, body, ...(error !== undefined && { error: describeReason(error) }) });
        },
      };
      pending.timer = primordials.setTimeout(
        () => attempt(() => !pending.isReading && pending.finish(pending.soFar())),
        UNREAD_AFTER_MS,
      ) as unknown as number;
      byResponse.set(response, pending);
      open.add(pending);
    },
    flush,
  };
}
