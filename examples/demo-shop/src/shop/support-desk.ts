import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';

const SUPPORT_PATH = '/ws/support';

const GREETING = 'Hello, this is Jonas from the studio. What can I do for you?';
const ANSWERS = ['Of course. Which order is it about?', 'Thank you, I have it in front of me now.'];

export interface SupportDeskTiming {
  /** Time during which Jonas types. */
  answerMs: number;
  /** Time after a crash during which the desk rejects new visitors. */
  restartMs: number;
}

/**
 * Support chat with the bug of the second recording: a message with an order number makes the desk look it up in a
 * service that no longer exists. The crash closes the connection (code 1006). Until the desk has restarted, it rejects
 * the handshake with 503.
 */
export function openSupportDesk(server: Server, { answerMs, restartMs }: SupportDeskTiming): WebSocketServer {
  const desk = new WebSocketServer({ noServer: true });
  let closedUntil = 0;

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (request.url !== SUPPORT_PATH) return socket.destroy();
    if (Date.now() < closedUntil) return void socket.end('HTTP/1.1 503 Service Unavailable\r\nretry-after: 3\r\n\r\n');
    desk.handleUpgrade(request, socket, head, (visitor) => {
      greet(visitor, () => (closedUntil = Date.now() + restartMs));
    });
  });

  function greet(visitor: WebSocket, onCrash: () => void) {
    let answered = 0;
    say(visitor, GREETING);
    visitor.on('message', (data) => {
      const { text } = JSON.parse((data as Buffer).toString('utf8')) as { text: string };
      visitor.send(JSON.stringify({ kind: 'typing', from: 'Jonas' }));
      setTimeout(() => {
        if (/#\d+/.test(text)) {
          onCrash();
          return visitor.terminate();
        }
        say(visitor, ANSWERS[answered++ % ANSWERS.length]!);
      }, answerMs);
    });
  }

  return desk;
}

function say(visitor: WebSocket, text: string) {
  visitor.send(JSON.stringify({ kind: 'message', from: 'Jonas', text }));
}
