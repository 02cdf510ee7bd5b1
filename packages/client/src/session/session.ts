import type { FlowLensClientOptions } from '../client-options.js';
import { hintAtFailedToken, hintAtToken } from '../host-mistakes/host-hints.js';
import { type TokenHolder, createTokenHolder, usable } from './token-holder.js';
import { watchLeaving } from './watch-leaving.js';

type SessionOptions = Pick<FlowLensClientOptions, 'getAccessToken' | 'onAccessToken' | 'onSessionLost' | 'credentials'>;

interface SessionParts {
  /** Trades the refresh cookie for a new token. */
  requestToken: () => Promise<string>;
  /** Runs one piece of work at a time, over all tabs. */
  exclusively: <Value>(work: () => Promise<Value>) => Promise<Value>;
}

export interface Session {
  /** Reads the token for the next request; null while there is none. */
  read(into: TokenHolder): Promise<void>;
  /** Number of times the session has ended so far. */
  endings(): number;
  /**
   * Replaces a refused token; null when the session is lost. A request is lost together with its session: if it was
   * sent before an ending, as counted by `endings`, it does not start a refresh of its own.
   */
  renew(held: TokenHolder, endingsThen: number): Promise<void>;
  /**
   * A new token from the refresh cookie or the host. Concurrent callers share one refresh. Rejects when there is no
   * token.
   */
  refresh(): Promise<string>;
  /** The server took this token. */
  accepted(token: string | null): void;
  /** The server refused even the new token. */
  lose(token: string | null): void;
  /** A user signed in. */
  begin(token: string): Promise<void>;
  /** The user signed out. Requests in flight must neither restore the session nor report it as lost. */
  end(): void;
}

/** Work that several calls wait for, and the token that it leads to. */
interface Shared {
  held: TokenHolder;
  done: Promise<void>;
}

/** Keeps one session alive: a refresh in flight is shared by all calls that wait for it (spec §4). */
export function createSession(options: SessionOptions, { requestToken, exclusively }: SessionParts): Session {
  const { getAccessToken, onAccessToken, onSessionLost, credentials } = options;
  const canUseRefreshCookie = onAccessToken !== undefined && credentials !== 'omit';
  /** By the refused token. */
  const renewals = { __proto__: null } as unknown as Record<string, Shared | undefined>;
  let refreshing: Shared | undefined;
  let lost = false;
  let lostToken: string | null = null;
  let generation = 0;
  let endings = 0;

  async function read(held: TokenHolder, options?: { forceRefresh: boolean }): Promise<void> {
    try {
      const given = getAccessToken?.(options);
      const token = typeof given === 'string' ? given : await given;
      hintAtToken(token);
      held.token = usable(token);
    } catch (error) {
      hintAtFailedToken();
      throw error;
    }
  }

  async function replace(held: TokenHolder, mayRefresh: boolean): Promise<void> {
    const refused = held.token;
    const begun = generation;
    const leaving = watchLeaving();
    try {
      // Another tab, or a call that was quicker, may have renewed it already.
      await read(held);
      if (held.token !== null && held.token !== refused) return;
      if (mayRefresh) await refreshFrom(held);
      else held.token = null;
    } catch {
      held.token = null;
      // The page after one that is left renews the session by itself.
      if (!(await leaving.left()) && begun === generation) lose(refused);
    } finally {
      leaving.end();
    }
  }

  async function renew(held: TokenHolder, endingsThen: number): Promise<void> {
    if (endingsThen !== endings) return replace(held, false);
    const refused = held.token ?? '';
    const renewal = (renewals[refused] ??= share(
      held.token,
      (fresh) => replace(fresh, true),
      () => delete renewals[refused],
    ));
    await renewal.done;
    held.token = renewal.held.token;
  }

  /** Within the lock, so that the next tab finds the new token and needs none of its own. */
  async function trade(held: TokenHolder): Promise<void> {
    const old = held.token;
    const begun = generation;
    await exclusively(async () => {
      await read(held);
      if (held.token !== null && held.token !== old) return;
      // Any script of a page with the refresh cookie could ask for this answer itself, so it is not hidden from the page.
      const fresh = await requestToken();
      held.token = null;
      if (begun !== generation) return;
      await onAccessToken?.(fresh);
      held.token = fresh;
    });
  }

  async function obtain(held: TokenHolder): Promise<void> {
    const begun = generation;
    if (canUseRefreshCookie) await trade(held);
    else await read(held, { forceRefresh: true });
    if (held.token === null || begun !== generation) throw new Error('There is no session to refresh any more');
  }

  async function refreshFrom(held: TokenHolder): Promise<void> {
    const refresh = (refreshing ??= share(held.token, obtain, () => (refreshing = undefined)));
    await refresh.done;
    held.token = refresh.held.token;
  }

  function lose(refused: string | null) {
    endings += 1;
    if (lost) return;
    lost = true;
    lostToken = refused;
    onSessionLost?.();
  }

  return {
    read: (into) => read(into),
    endings: () => endings,
    renew,
    async refresh() {
      const held = createTokenHolder();
      if (!refreshing) await read(held);
      await refreshFrom(held);
      return held.token!;
    },
    lose,
    accepted(used) {
      // A slow answer to a token that has died since says nothing about the session.
      if (used !== null && used !== lostToken) lost = false;
    },
    async begin(fresh) {
      generation += 1;
      lost = false;
      await onAccessToken?.(fresh);
    },
    end() {
      generation += 1;
      endings += 1;
      lost = true;
    },
  };
}

function share(token: string | null, work: (held: TokenHolder) => Promise<void>, onEnd: () => void): Shared {
  const held = createTokenHolder(token);
  return { held, done: work(held).finally(onEnd) };
}
