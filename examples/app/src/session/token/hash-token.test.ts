import { describe, expect, it, vi } from 'vitest';
import { createAccessTokenStore } from './access-token-store.js';
import { adoptHashToken } from './hash-token.js';

const OLD = 'old.old.old';
const NEW = 'eyJhbGciOiJFUzI1NiJ9.eyJzaWQiOiIxIn0.c2ln-_1';

function open(hash: string, { signedInAs, agrees = false }: { signedInAs?: string; agrees?: boolean } = {}) {
  localStorage.clear();
  const tokens = createAccessTokenStore(localStorage);
  if (signedInAs) tokens.set(signedInAs);
  const replaceState = vi.fn();
  const confirmSwitch = vi.fn(() => agrees);
  const location = { hash, pathname: '/flowlens/flow/f1', search: '?a=b' };
  const onAdopt = vi.fn();
  adoptHashToken({ tokens, page: { location, history: { state: null, replaceState } }, confirmSwitch, onAdopt });
  return { token: tokens.get(), replaceState, confirmSwitch, onAdopt };
}

describe('adoptHashToken', () => {
  it('stores the token of the address and removes it from there', () => {
    const { token, replaceState } = open(`#token=${NEW}`);

    expect(token).toBe(NEW);
    expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/flowlens/flow/f1?a=b');
  });

  it.each([
    ['garbage', 'x'],
    ['markup', '%3Cscript%3Ealert(1)%3C/script%3E.a.b'],
    ['a megabyte', `${'a'.repeat(1_000_000)}.b.c`],
    ['nothing', ''],
  ])('ignores %s but still cleans the address', (_what, value) => {
    const { token, replaceState } = open(`#token=${value}`);

    expect(token).toBeNull();
    expect(replaceState).toHaveBeenCalledTimes(1);
  });

  it('ignores other hashes', () => {
    const { token, replaceState } = open('#content');

    expect(token).toBeNull();
    expect(replaceState).not.toHaveBeenCalled();
  });

  it.each([
    ['stays who one is', false, OLD],
    ['becomes the other person', true, NEW],
  ])('asks before it replaces a session, and then %s', (_what, agrees, expected) => {
    const { token, confirmSwitch, replaceState } = open(`#token=${NEW}`, { signedInAs: OLD, agrees });

    expect(confirmSwitch).toHaveBeenCalledTimes(1);
    expect(token).toBe(expected);
    expect(replaceState).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['nobody', undefined, true, 1],
    ['another session that is replaced', OLD, true, 1],
    ['another session that stays', OLD, false, 0],
    ['the same session', NEW, true, 0],
  ])('reports a session that begins in place of %s', (_what, signedInAs, agrees, times) => {
    const { onAdopt } = open(`#token=${NEW}`, { ...(signedInAs && { signedInAs }), agrees });

    expect(onAdopt.mock.calls).toEqual(Array.from({ length: times }, () => [NEW]));
  });

  it('does not ask about the current session', () => {
    const { confirmSwitch } = open(`#token=${NEW}`, { signedInAs: NEW });

    expect(confirmSwitch).not.toHaveBeenCalled();
  });

  it('does not ask about a renewed token of the same session', () => {
    const { token, confirmSwitch } = open(`#token=${NEW}`, { signedInAs: NEW.replace('c2ln', 'b2xk') });

    expect(confirmSwitch).not.toHaveBeenCalled();
    expect(token).toBe(NEW);
  });
});
