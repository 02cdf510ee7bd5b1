import type { EnginePort, EngineRequest } from '@flowlens/timeline/worker';

interface Waiting {
  resolve: (result: never) => void;
  reject: (reason: Error) => void;
}

/** Requests to an engine, each with its own result. */
export function createCalls(port: EnginePort) {
  const waiting = new Map<number, Waiting>();
  let ended = false;
  let lastId = 0;

  return {
    ask<Result>(request: (callId: number) => EngineRequest): Promise<Result> {
      if (ended) return Promise.reject(hasEnded());
      lastId += 1;
      port.send(request(lastId));
      return new Promise((resolve, reject) => waiting.set(lastId, { resolve, reject }));
    },
    resolve(callId: number, result: unknown): void {
      waiting.get(callId)?.resolve(result as never);
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
