import type { EnginePort, EngineRequest } from '@flowlens/timeline/worker';

interface Waiting {
  resolve: (answer: never) => void;
  reject: (reason: Error) => void;
}

/** Requests to an engine, each with its own response. */
export function createCalls(port: EnginePort) {
  const waiting = new Map<number, Waiting>();
  let ended = false;
  let lastId = 0;

  return {
    ask<Answer>(request: (callId: number) => EngineRequest): Promise<Answer> {
      if (ended) return Promise.reject(hasEnded());
      lastId += 1;
      port.send(request(lastId));
      return new Promise((resolve, reject) => waiting.set(lastId, { resolve, reject }));
    },
    answer(callId: number, answer: unknown): void {
      waiting.get(callId)?.resolve(answer as never);
      waiting.delete(callId);
    },
    fail(callId: number, reason: Error): void {
      waiting.get(callId)?.reject(reason);
      waiting.delete(callId);
    },
    /** Rejects pending calls: no result will come. */
    end(): void {
      ended = true;
      waiting.forEach(({ reject }) => reject(hasEnded()));
      waiting.clear();
    },
  };
}

function hasEnded(): Error {
  return new Error('The timeline has been closed.');
}
