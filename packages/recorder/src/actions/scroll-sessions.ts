import type { Primordials } from '../probes/primordials.js';

const IDLE_MS = 250;
/** Scrolling this long after the user's last input is caused by the page. */
const USER_MS = 1000;

export interface ScrollSessions {
  /** Notes a user action that may scroll. */
  userActed: () => void;
  scrolled: (element: Element) => void;
  end: () => void;
}

/** Groups the scroll events of one movement. Ignores scrolling by scripts. */
export function createScrollSessions(
  { setTimeout, clearTimeout }: Pick<Primordials, 'setTimeout' | 'clearTimeout'>,
  now: () => number,
  onEnd: (element: Element, position: string, at: number) => void,
): ScrollSessions {
  let lastInputAt = -Infinity;
  let session: { element: Element; at: number } | undefined;
  let timer: number | undefined;

  function end() {
    if (!session) return;
    clearTimeout(timer);
    const { element, at } = session;
    session = undefined;
    onEnd(element, `${Math.round(element.scrollLeft)}, ${Math.round(element.scrollTop)}`, at);
  }

  return {
    userActed() {
      lastInputAt = now();
    },
    scrolled(element) {
      if (session && session.element !== element) end();
      if (!session && now() - lastInputAt > USER_MS) return;
      session ??= { element, at: now() };
      clearTimeout(timer);
      timer = setTimeout(end, IDLE_MS) as unknown as number;
    },
    end,
  };
}
