import { anAppConfig } from '@flowlens/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { ConnectRecorder, type ConnectRecorderProps } from './connect-recorder.js';
import * as presses from './is-trusted-press.js';

const [REDIRECT_URI = ''] = anAppConfig().recorder.redirect_uris;
const STATE = 'example-state-of-a-recorder';
const REQUEST = {
  redirect_uri: REDIRECT_URI,
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
  state: STATE,
  device: 'Chrome on Linux',
};

let show: (isIntersecting: boolean) => void;

function open(change: Partial<typeof REQUEST> = {}, props: Partial<ConnectRecorderProps> = {}, status?: number) {
  const [onLeave, onSwitchAccount, asked] = [vi.fn(), vi.fn(), vi.fn<(body: unknown) => void>()];
  const query = new URLSearchParams({ ...REQUEST, ...change });
  const rendered = renderFlowLens(
    <ConnectRecorder query={query} onLeave={onLeave} onSwitchAccount={onSwitchAccount} {...props} />,
    {
      // Texts of a host are merged into the catalogue.
      provider: { messages: { connect: { cancel: 'Cancel' } } },
      handlers: [
        http.post('*/auth/recorder/codes', async ({ request }) => {
          asked(await request.clone().json());
          return status ? HttpResponse.json({ detail: 'No.' }, { status }) : undefined;
        }),
      ],
    },
  );
  return { ...rendered, onLeave, onSwitchAccount, asked };
}

const connect = () => screen.findByRole('button', { name: 'Connect' });
async function connectOnceReady() {
  const button = await connect();
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}
const trustAllPresses = () => vi.spyOn(presses, 'isTrustedPress').mockReturnValue(true);

vi.mock('./is-trusted-press.js', { spy: true });

describe('<ConnectRecorder />', () => {
  beforeEach(() => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
          show = (isIntersecting) => callback([{ isIntersecting }]);
        }
        observe() {
          show(true);
        }
        disconnect() {}
      },
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('shows the account’s name and e-mail address, the device, the extension and the rights', async () => {
    open();

    expect(
      await screen.findByRole('heading', { name: /^Let FlowLens Recorder add recordings as .+\?$/ }),
    ).toBeVisible();
    const region = within(screen.getByRole('region', { name: 'Connect recorder' }));
    expect(region.getByText(/^\S+@\S+$/)).toBeVisible();
    expect(region.getByText('Chrome on Linux')).toBeVisible();
    expect(region.getByText('abcdefghijklmnopabcdefghijklmnop')).toBeVisible();
    expect(region.getByRole('list', { name: 'It can' })).toHaveTextContent('Add recordings to your projects');
    expect(region.getByRole('list', { name: 'It cannot' })).toHaveTextContent('Watch your flows');
  });

  it('redirects with code and state after a press', async () => {
    trustAllPresses();
    const { user, onLeave, asked } = open();

    await user.click(await connectOnceReady());

    await waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
    expect(onLeave).toHaveBeenCalledWith(`${REDIRECT_URI}?code=fl_rc_code&state=${STATE}`);
    const { state: _state, device: _device, ...body } = REQUEST;
    expect(asked.mock.calls).toEqual([[body]]);
    expect(await screen.findByRole('button', { name: 'Returning to the recorder...' })).toBeVisible();
    expect(document.body.textContent).not.toContain('fl_rc_code');
  });

  it('ignores a press that a script dispatches', async () => {
    const { onLeave, asked } = open();
    const button = await connectOnceReady();

    act(() => button.click());
    fireEvent.click(button);

    expect(presses.isTrustedPress).toHaveBeenCalledTimes(2);
    expect([asked, onLeave].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  it('enables the button 500 ms after it appears, and again after the page was hidden or lost the focus', async () => {
    open();
    const button = await connectOnceReady();
    vi.useFakeTimers();
    const run = (step: () => unknown) =>
      act(() => {
        step();
      });
    const pass = (ms: number) => run(() => vi.advanceTimersByTime(ms));
    const steps = [() => window.dispatchEvent(new Event('focus')), () => show(true)];
    for (const begin of steps) {
      run(begin);
      expect(button).toBeDisabled();
      pass(499);
      expect(button).toBeDisabled();
      pass(1);
      expect(button).toBeEnabled();
    }

    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    run(() => document.dispatchEvent(new Event('visibilitychange')));
    pass(5_000);
    expect(button).toBeDisabled();
    visibility.mockReturnValue('visible');
    run(() => document.dispatchEvent(new Event('visibilitychange')));
    pass(500);
    expect(button).toBeEnabled();

    run(() => show(false));
    pass(5_000);
    expect(button).toBeDisabled();
  });

  it('tells the recorder when the user refuses', async () => {
    const { user, onLeave, asked } = open();

    await user.click(await screen.findByRole('button', { name: 'Cancel' }));

    expect(onLeave.mock.calls).toEqual([[`${REDIRECT_URI}?error=access_denied&state=${STATE}`]]);
    expect(asked).not.toHaveBeenCalled();
  });

  it('signs out so that somebody else can sign in', async () => {
    const leave = vi.fn(() => new Promise<void>(() => undefined));
    const { user } = open({}, { onSwitchAccount: leave });

    await user.click(await screen.findByRole('button', { name: 'Not you?' }));

    expect(leave).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'Signing out...' })).toHaveAttribute('aria-busy', 'true');
  });

  it.each([
    [{ redirect_uri: 'https://evil.example/cb' }, /does not allow the recorder in the address/],
    [{ redirect_uri: `${REDIRECT_URI}/` }, /does not allow the recorder in the address/],
    [{ code_challenge: 'short' }, /code challenge in the address is missing or invalid/],
    [{ code_challenge_method: 'plain' }, /code challenge in the address is missing or invalid/],
    [{ state: '' }, /state in the address is missing or invalid/],
  ])('shows what is wrong with %j and redirects to no recorder', async (change, text) => {
    const { onLeave } = open(change);

    expect((await screen.findByRole('alert')).textContent).toMatch(text);
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/flowlens');
    expect(onLeave).not.toHaveBeenCalled();
  });

  it('shows the device name as plain text', async () => {
    open({ device: '<img src=x onerror=alert(1)>' });

    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
  });

  it('asks a user whose session began with a link to sign in', async () => {
    const { user, onSwitchAccount, onLeave } = open({}, { signedInByLink: true });

    await user.click(await screen.findByRole('button', { name: 'Sign in' }));

    expect(onSwitchAccount).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Connect' })).not.toBeInTheDocument();
    expect(onLeave).not.toHaveBeenCalled();
  });

  it('asks for a sign-in when the server issues no code for the session', async () => {
    trustAllPresses();
    const { user, onLeave } = open({}, {}, 403);

    await user.click(await connectOnceReady());

    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(onLeave).not.toHaveBeenCalled();
  });

  it('reports that no code could be issued and offers a retry', async () => {
    trustAllPresses();
    const { user, onLeave } = open({}, {}, 422);

    await user.click(await connectOnceReady());

    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to connect the recorder. Please try again.');
    expect(await connect()).toBeEnabled();
    expect(onLeave).not.toHaveBeenCalled();
  });
});
