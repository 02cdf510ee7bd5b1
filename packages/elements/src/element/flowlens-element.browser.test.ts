import { createMockClient, FLOW_ID, PROJECT_ID, SHARE_TOKEN } from '@flowlens/testing';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { defineFlowLensElements } from '../define-flowlens-elements.js';
import { mockApi, SERVER } from '../test-support/mock-api.js';
import { REQUIRED, nextEvent, placeElement } from '../test-support/place-element.js';

const messageIn = (element: HTMLElement) => element.shadowRoot!.querySelector('.fl-element-message')?.textContent;

describe('an element', () => {
  it.each([
    ['flowlens-player', {}, 'base-url, flow-id, token-url'],
    ['flowlens-player', REQUIRED, 'flow-id'],
    ['flowlens-flow', { ...REQUIRED, 'token-url': '' }, 'flow-id, token-url'],
    ['flowlens-flow', { 'share-token': 'fl_sh_1' }, 'base-url'],
    ['flowlens-project-settings', REQUIRED, 'project-id'],
  ] as const)('%s with %o shows and logs that %s is missing', async (name, attributes, missing) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const element = placeElement(name, attributes);

    await vi.waitFor(() => expect(messageIn(element)).toBe(`<${name}> is missing: ${missing}`));
    expect(warn).toHaveBeenCalledWith(`FlowLens: <${name}> is missing: ${missing}`);
    warn.mockRestore();
  });

  it('refuses to request a token from another origin', async () => {
    vi.spyOn(console, 'warn').mockReturnValueOnce(undefined);
    const { tokenRequests } = mockApi();
    const attributes = { ...REQUIRED, 'flow-id': FLOW_ID, 'token-url': 'https://elsewhere.test/token' };
    const player = placeElement('flowlens-player', attributes);

    await vi.waitFor(() =>
      expect(messageIn(player)).toBe('<flowlens-player>: token-url must be on the origin of this page'),
    );
    expect(tokenRequests).toEqual([]);
  });

  it('replaces the message once the missing attribute is set', async () => {
    vi.spyOn(console, 'warn').mockReturnValueOnce(undefined);
    mockApi();
    const settings = placeElement('flowlens-project-settings', REQUIRED);
    await vi.waitFor(() => expect(messageIn(settings)).toContain('project-id'));

    settings.projectId = PROJECT_ID;
    await nextEvent(settings, 'flowlens-ready');

    expect(messageIn(settings)).toBeUndefined();
    await expect.element(page.getByRole('tab', { name: 'General' })).toBeVisible();
  });

  it('applies properties that were set before it was defined', async () => {
    mockApi();
    const client = createMockClient();
    const name = `flowlens-late-${crypto.randomUUID()}`;
    const element = document.createElement(name) as unknown as HTMLElementTagNameMap['flowlens-player'];
    Object.assign(element, { flowId: FLOW_ID, client });
    document.body.append(element);
    const ready = nextEvent(element, 'flowlens-ready');

    defineFlowLensElements();
    const Player = customElements.get('flowlens-player')!;
    customElements.define(name, class extends Player {});
    await ready;

    expect(element.client).toBe(client);
    expect(element.getAttribute('flow-id')).toBe(FLOW_ID);
    element.remove();
  });

  it('keeps its content when it is moved', async () => {
    mockApi();
    const player = placeElement('flowlens-player', { ...REQUIRED, 'flow-id': FLOW_ID });
    await nextEvent(player, 'flowlens-ready');
    const video = player.shadowRoot!.querySelector('video');
    const section = document.createElement('section');
    document.body.append(section);

    section.append(player);
    await Promise.resolve();

    expect(player.shadowRoot!.querySelector('video')).toBe(video);
    section.remove();
  });

  it('removes its content when it is removed, and shows it again when it is added again', async () => {
    mockApi();
    const player = placeElement('flowlens-player', { ...REQUIRED, 'flow-id': FLOW_ID });
    await nextEvent(player, 'flowlens-ready');

    player.remove();
    await vi.waitFor(() => expect(player.shadowRoot!.childElementCount).toBe(0));
    const ready = nextEvent(player, 'flowlens-ready');
    document.body.append(player);
    await ready;

    expect(player.shadowRoot!.querySelector('video')).not.toBeNull();
  });

  it('shares the token with other elements of the page, and drops it with the last one', async () => {
    const { tokens, tokenRequests } = mockApi();
    const player = placeElement('flowlens-player', { ...REQUIRED, 'flow-id': FLOW_ID });
    const settings = placeElement('flowlens-project-settings', { ...REQUIRED, 'project-id': PROJECT_ID });
    await Promise.all([nextEvent(player, 'flowlens-ready'), nextEvent(settings, 'flowlens-ready')]);
    expect(tokenRequests).toEqual(['/token']);
    expect(new Set(tokens)).toEqual(new Set(['Bearer page-token', null]));

    player.remove();
    settings.remove();
    await Promise.resolve();
    const next = placeElement('flowlens-player', { ...REQUIRED, 'flow-id': FLOW_ID });
    await nextEvent(next, 'flowlens-ready');

    expect(tokenRequests).toEqual(['/token', '/token']);
  });

  it('prefers getAccessToken to token-url', async () => {
    const { tokens, tokenRequests } = mockApi();
    const player = placeElement('flowlens-player', { ...REQUIRED, 'flow-id': FLOW_ID });
    player.getAccessToken = () => 'token-of-the-page';
    await nextEvent(player, 'flowlens-ready');

    expect(tokens).toContain('Bearer token-of-the-page');
    expect(tokenRequests).toEqual([]);
  });

  it('reports failed requests with the operation', async () => {
    mockApi({ token: () => null });
    const player = placeElement('flowlens-player', { ...REQUIRED, 'flow-id': 'no-such-flow' });

    const { detail } = await nextEvent(player, 'flowlens-error');

    expect(detail.operation).toBe('getFlow');
    expect(detail.error).toBeInstanceOf(Error);
  });

  it('shows German texts for a German locale', async () => {
    mockApi();
    const player = placeElement('flowlens-player', { ...REQUIRED, 'flow-id': FLOW_ID, locale: 'de-DE' });
    await nextEvent(player, 'flowlens-ready');

    await expect.element(page.getByRole('button', { name: 'Abspielen' })).toBeInTheDocument();
  });

  it('links to the product, unless the page cancels flowlens-navigate', async () => {
    mockApi();
    const flow = placeElement('flowlens-flow', { ...REQUIRED, 'flow-id': 'no-such-flow' });
    const link = page.getByRole('link', { name: '← Back to Gallery' });
    await expect.element(link).toHaveAttribute('href', `${SERVER}/flowlens`);
    const targets: unknown[] = [];
    flow.addEventListener('flowlens-navigate', (event) => {
      targets.push(event.detail.target);
      event.preventDefault();
    });

    await link.click();

    expect(targets).toEqual([{ page: 'gallery' }]);
    expect(location.href).not.toContain(SERVER);
  });

  it('shows a public link without a token', async () => {
    const { tokenRequests } = mockApi();
    const flow = placeElement('flowlens-flow', { 'base-url': SERVER, 'share-token': SHARE_TOKEN });
    flow.style.height = '640px';
    await nextEvent(flow, 'flowlens-ready');

    await expect.element(page.getByText('View Only')).toBeVisible();
    expect(tokenRequests).toEqual([]);
  });
});
