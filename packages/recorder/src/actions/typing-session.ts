import type { Primordials } from '../probes/primordials.js';

const IDLE_MS = 900;

export interface TypingSession {
  element: Element;
  keysCount: number;
  /** Epoch milliseconds of the first key. */
  at: number;
}

export interface TypingSessions {
  key: (element: Element) => void;
  end: () => void;
}

/** Groups keys typed into one field without a long pause. */
export function createTypingSessions(
  { setTimeout, clearTimeout }: Pick<Primordials, 'setTimeout' | 'clearTimeout'>,
  now: () => number,
  onEnd: (session: TypingSession) => void,
): TypingSessions {
  let session: TypingSession | undefined;
  let timer: number | undefined;

  function end() {
    if (!session) return;
    clearTimeout(timer);
    const ended = session;
    session = undefined;
    onEnd(ended);
  }

  return {
    key(element) {
      if (session && session.element !== element) end();
      session ??= { element, keysCount: 0, at: now() };
      session.keysCount += 1;
      clearTimeout(timer);
      timer = setTimeout(end, IDLE_MS) as unknown as number;
    },
    end,
  };
}
