import type { FlowLensClientOptions } from '../client-options.js';
import { hintAtFailedToken, hintAtToken } from '../host-hints/host-hints.js';
import { type TokenHolder, createTokenHolder, usable } from './token-holder.js';
import { watchLeaving } from './watch-leaving.js';

type SessionOptions = Pick<FlowLensClientOptions, 'getAccessToken' | 'onAccessToken' | 'onSessionLost' | 'credentials'>;

interface SessionParts {
  /** Exchanges the refresh cookie for a new token. */
  requestToken: () => Promise<string>;
  /** Runs one piece of work at a time across all tabs. */
  exclusively: <Value>(work: () => Promise<Value>) => Promise<Value>;
}

export interface Session {
  /** Reads the token for the next request; null if there is none. */
  read(into: TokenHolder): Promise<void>;
  /** Number of times the session has ended so far. */
  endings(): number;
  /**
   * Replaces a refused token; null if the session is lost. `endingsThen` is the result of `endings` when the request was
   * sent. If the session has ended since, the request is lost with it and starts no refresh.
   */
  renew(held: TokenHolder, endingsThen: number): Promise<void>;
  /**
   * Returns a new token from the refresh cookie or the host. Concurrent callers share one refresh. Rejects if there is no
   * token.
   */
  refresh(): Promise<string>;
  /** The server accepted this token. */
  accepted(token: string | null): void;
  /** The server refused even the new token. */
  lose(token: string | null): void;
  /** A user signed in. */
  begin(token: string): Promise<void>;
  /** The user signed out. Requests in flight must neither restore the session nor report it as lost. */
  end(): void;
}

/** A refresh that several calls wait for, and the resulting token. */
interface Shared {
  held: TokenHolder;
  done: Promise<void>;
}

/** Keeps one session alive. All waiting calls share a refresh in progress. */
export function createSession(options: SessionOptions, { requestToken, exclusively }: SessionParts): Session {
  const { getAccessToken, onAccessToken, onSessionLost, credentials } = options;
  const canUseRefreshCookie = onAccessToken !== undefined && credentials !== 'omit';
  /** Keyed by the refused token. */
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
      // Another tab or a faster call may have renewed it already.
      await read(held);
      if (held.token !== null && held.token !== refused) return;
      if (mayRefresh) await refreshFrom(held);
      else held.token = null;
    } catch {
      held.token = null;
      // The page is being left; the next page renews the session itself.
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

  /** Runs within the lock, so that the next tab finds the new token and needs no refresh. */
  async function trade(held: TokenHolder): Promise<void> {
    const old = held.token;
    const begun = generation;
    await exclusively(async () => {
      await read(held);
      if (held.token !== null && held.token !== old) return;
      // The response is not hidden from the page: any script of a page with the refresh cookie could request it itself.
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
      // A late response to an outdated token does not affect the session.
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
