import { describe, expect, it, vi } from 'vitest';
import { createSocketLog } from './socket-log.js';

function openLog() {
  const report = vi.fn();
  const log = createSocketLog({ isWorker: () => false, report });
  const send = (method: string, params: object) => log.take({ method: `Network.${method}`, params });
  return {
    report,
    begin: (requestId: string) => {
      send('webSocketCreated', { requestId, url: `wss://shop.example/${requestId}` });
      const request = { headers: { Origin: 'https://shop.example' } };
      send('webSocketWillSendHandshakeRequest', { requestId, request, timestamp: 1, wallTime: 1_000 });
    },
    answer: (requestId: string) =>
      send('webSocketHandshakeResponseReceived', { requestId, timestamp: 2, response: { status: 101, headers: {} } }),
    close: (requestId: string) => send('webSocketClosed', { requestId, timestamp: 2 }),
  };
}

describe('createSocketLog', () => {
  it.each([
    ['were closed before they were answered', true],
    ['never end, such as those of stopped workers', false],
  ])('still reports handshakes after many that %s', (_which, areClosed) => {
    const { report, begin, answer, close } = openLog();
    for (let number = 0; number < 500; number += 1) {
      begin(`left-${number}`);
      if (areClosed) close(`left-${number}`);
    }

    begin('new');
    answer('new');

    expect(report).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ url: 'wss://shop.example/new', status: 101 }),
      undefined,
    );
  });

  it('reports nothing of a handshake after its connection was closed', () => {
    const { report, begin, answer, close } = openLog();
    begin('one');
    close('one');
    answer('one');

    expect(report).not.toHaveBeenCalled();
  });
});
