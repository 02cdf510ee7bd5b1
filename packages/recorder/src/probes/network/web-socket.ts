import type { RecordedEvent } from '../../events/recorded-event.js';
import type { Probe } from '../probe.js';
import { cutText, describeBinary, MESSAGE_MAX_CHARS } from './body-text.js';
import { tryRead } from './try-read.js';

const TEXT_OPCODE = 1;
const BINARY_OPCODE = 2;
const ABNORMAL_CLOSE = 1006;

/** Records `WebSocket` connections and their frames. */
export const observeWebSocket: Probe = ({ attempt, emit, isOwnRequest, nextId, now, patches, primordials, window }) => {
  const { apply, listen } = primordials;
  const ids = new WeakMap<object, string>();

  function frameData(data: unknown): NonNullable<RecordedEvent['websocket_frame_data']> {
    if (typeof data === 'string') {
      const payloadLength = primordials.utf8Length(data);
      return { opcode: TEXT_OPCODE, payloadLength, payloadData: cutText(data, MESSAGE_MAX_CHARS, primordials) };
    }
    const payloadLength = tryRead(() => sizeOf(data), 0);
    return { opcode: BINARY_OPCODE, payloadLength, payloadData: describeBinary('', payloadLength) };
  }

  patches.constructor(window, 'WebSocket', (instance) =>
    attempt(() => {
      const socket = instance as WebSocket;
      const url = tryRead(() => socket.url, '');
      if (isOwnRequest(url)) return;
      const correlation_id = nextId();
      const page_url = window.location.href;
      ids.set(socket, correlation_id);
      const add = (event: Omit<RecordedEvent, 'at' | 'correlation_id'>) =>
        emit({ ...event, correlation_id, page_url, at: now() });
      const on = <Type extends keyof WebSocketEventMap>(type: Type, record: (event: WebSocketEventMap[Type]) => void) =>
        listen(socket, type, (event: WebSocketEventMap[Type]) => attempt(() => record(event)));

      add({ type: 'websocket_created', websocket_created_data: { url } });
      on('message', ({ data }) => add({ type: 'websocket_frame_received', websocket_frame_data: frameData(data) }));
      on('close', (event) => add({ type: 'websocket_closed', websocket_closed_data: { reason: reasonOf(event) } }));
    }),
  );

  patches.method(window.WebSocket.prototype, 'send', (original, self, args) => {
    const result = apply(original, self, args) as unknown;
    attempt(() => {
      const correlation_id = ids.get(self as object);
      if (correlation_id === undefined) return;
      const data = args[0] as string | object;
      const frame = frameData(typeof data === 'object' ? data : tryRead(() => String(data), ''));
      emit({ type: 'websocket_frame_sent', at: now(), correlation_id, websocket_frame_data: frame });
    });
    return result;
  });
  return () => undefined;
};

function sizeOf(data: unknown): number {
  const { byteLength, size } = (data ?? {}) as { byteLength?: unknown; size?: unknown };
  const bytes = byteLength ?? size;
  return typeof bytes === 'number' ? bytes : 0;
}

/** Formats code and reason, such as `4001 told to`. A failed connection has no reason. */
function reasonOf({ code, reason }: CloseEvent): string {
  if (reason) return `${code} ${reason}`;
  return code === ABNORMAL_CLOSE ? `${code} the connection failed` : String(code);
}
