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
  /** Reads the token for the next request into the holder; null if there is none. */
  read(into: TokenHolder): Promise<void>;
  /** Number of times the session has ended so far. */
  endings(): number;
  /**
   * Replaces the refused token of the holder; null if the session is lost. `endingsBefore` is the result of `endings` when
   * the request was sent. If the session has ended since, the request is lost with it and starts no refresh.
   */
  renew(holder: TokenHolder, endingsBefore: number): Promise<void>;
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
  holder: TokenHolder;
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

  async function read(holder: TokenHolder, options?: { forceRefresh: boolean }): Promise<void> {
    try {
      const given = getAccessToken?.(options);
      const token = typeof given === 'string' ? given : await given;
      hintAtToken(token);
      holder.token = usable(token);
    } catch (error) {
      hintAtFailedToken();
      throw error;
    }
  }

  async function replace(holder: TokenHolder, mayRefresh: boolean): Promise<void> {
    const refused = holder.token;
    const begun = generation;
    const leaving = watchLeaving();
    try {
      // Another tab or a faster call may have renewed it already.
      await read(holder);
      if (holder.token !== null && holder.token !== refused) return;
      if (mayRefresh) await refreshFrom(holder);
      else holder.token = null;
    } catch {
      holder.token = null;
      // The page is being left; the next page renews the session itself.
      if (!(await leaving.left()) && begun === generation) lose(refused);
    } finally {
      leaving.end();
    }
  }

  async function renew(holder: TokenHolder, endingsBefore: number): Promise<void> {
    if (endingsBefore !== endings) return replace(holder, false);
    const refused = holder.token ?? '';
    const renewal = (renewals[refused] ??= share(
      holder.token,
      (fresh) => replace(fresh, true),
      () => delete renewals[refused],
    ));
    await renewal.done;
    holder.token = renewal.holder.token;
  }

  /** Runs within the lock, so that the next tab finds the new token and needs no refresh. */
  async function trade(holder: TokenHolder): Promise<void> {
    const old = holder.token;
    const begun = generation;
    await exclusively(async () => {
      await read(holder);
      if (holder.token !== null && holder.token !== old) return;
      // The response is not hidden from the page: any script of a page with the refresh cookie could request it itself.
      const fresh = await requestToken();
      holder.token = null;
      if (begun !== generation) return;
      await onAccessToken?.(fresh);
      holder.token = fresh;
    });
  }

  async function obtain(holder: TokenHolder): Promise<void> {
    const begun = generation;
    if (canUseRefreshCookie) await trade(holder);
    else await read(holder, { forceRefresh: true });
    if (holder.token === null || begun !== generation) throw new Error('There is no session to refresh any more');
  }

  async function refreshFrom(holder: TokenHolder): Promise<void> {
    const refresh = (refreshing ??= share(holder.token, obtain, () => (refreshing = undefined)));
    await refresh.done;
    holder.token = refresh.holder.token;
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
      const holder = createTokenHolder();
      if (!refreshing) await read(holder);
      await refreshFrom(holder);
      return holder.token!;
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

function share(token: string | null, work: (holder: TokenHolder) => Promise<void>, onEnd: () => void): Shared {
  const holder = createTokenHolder(token);
  return { holder, done: work(holder).finally(onEnd) };
}
