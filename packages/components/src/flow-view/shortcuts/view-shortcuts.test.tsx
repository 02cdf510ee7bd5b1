import { aFlow, anEvent, aTimeline, FLOW_ID, SHARE_TOKEN } from '@flowlens/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import '../../flow-player/test-support/without-playback.js';
import { setVideo } from '../../flow-player/test-support/set-video.js';
import { withListHeight } from '../../flow-timeline/test-support/list-height.js';
import { SharedFlowView } from '../../shared-flow-view/shared-flow-view.js';
import { renderFlowLens } from '../../test-support/render-flowlens.js';
import { FlowView, type FlowViewProps } from '../flow-view.js';
import type { FlowViewActions } from './use-view-actions.js';
import { VIEW_SHORTCUTS } from './view-shortcuts.js';

withListHeight(600);

const TIMELINE = aTimeline({
  timeline: ['First', 'Second', 'Third'].map((message, index) =>
    anEvent(1_000 * (index + 1), { type: 'console_error', console_error_data: { message } }),
  ),
});

async function openFlow(props: Partial<FlowViewProps> = {}) {
  const rendered = renderFlowLens(
    <>
      <FlowView flowId={FLOW_ID} hotkeys="page" {...props} />
      <input aria-label="Outside" />
      <button>Beside</button>
    </>,
    { db: { timelines: { [FLOW_ID]: TIMELINE } } },
  );
  await screen.findByRole('article', { name: /Third/, hidden: true });
  await screen.findByRole('slider', { name: 'Seek' });
  await waitFor(() => expect(screen.getByRole('feed', { hidden: true })).toHaveAttribute('aria-busy', 'false'));
  return rendered;
}

const row = (name: RegExp) => screen.getByRole('article', { name });
const seconds = () => Number(screen.getByRole('slider', { name: 'Seek' }).getAttribute('aria-valuenow'));

describe('shortcuts of <FlowView />', () => {
  it('leave the timeline as the target of a skip link', async () => {
    const view = createRef<FlowViewActions>();
    await openFlow({ defaultTab: 'device-info', actionsRef: view });

    act(() => view.current?.focusTimeline());

    expect(screen.getByRole('tab', { name: 'Timeline' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('region', { name: 'Timeline' })).toHaveFocus();
  });

  it('move the focus from row to row with J and K', async () => {
    const { user } = await openFlow();

    await user.keyboard('j');
    expect(row(/First/)).toHaveFocus();
    await user.keyboard('jj');
    expect(row(/Third/)).toHaveFocus();
    await user.keyboard('k');
    expect(row(/Second/)).toHaveFocus();

    act(() => screen.getByRole('button', { name: 'Beside' }).focus());
    await user.keyboard('j');
    expect(row(/Second/)).toHaveFocus();
  });

  it('show the timeline when J is pressed in another tab', async () => {
    const { user } = await openFlow({ defaultTab: 'device-info' });

    await user.keyboard('j');

    expect(screen.getByRole('tab', { name: 'Timeline' })).toHaveAttribute('aria-selected', 'true');
    expect(row(/First/)).toHaveFocus();
  });

  it('search the timeline with /', async () => {
    const { user } = await openFlow({ defaultTab: 'timeline-comments' });

    await user.keyboard('/');

    const search = screen.getByRole('searchbox', { name: /Search/ });
    expect(search).toHaveFocus();
    expect(search).toHaveValue('');
  });

  it('write a comment with C', async () => {
    const { user } = await openFlow();

    await user.keyboard('c');

    expect(screen.getByRole('tab', { name: /^Comments/ })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('textbox', { name: /comment/i })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: /comment/i })).toHaveValue('');
  });

  it('jump from error to error with E and Shift+E from anywhere on the page', async () => {
    const { user } = await openFlow();

    await user.keyboard('ee');
    expect(seconds()).toBe(2);
    await user.keyboard('{Shift>}e{/Shift}');
    expect(seconds()).toBe(1);
  });

  it('work in the player too, where J and K move through the rows as well', async () => {
    const { user } = await openFlow();
    act(() => screen.getByRole('region', { name: 'Video player' }).focus());

    await user.keyboard('l');
    expect(seconds()).toBe(5);
    await user.keyboard('j');
    expect(seconds()).toBe(5);
    expect(screen.getByRole('button', { name: 'Play' })).toHaveAttribute('aria-keyshortcuts', 'Space');
    expect(screen.getByRole('feed')).toContainElement(document.activeElement as HTMLElement);
  });

  it('do nothing while the user types', async () => {
    const { user } = await openFlow();

    await user.type(screen.getByRole('textbox', { name: 'Outside' }), 'l/ejc');

    expect(seconds()).toBe(0);
    expect(screen.getByRole('textbox', { name: 'Outside' })).toHaveValue('l/ejc');
    expect(screen.getByRole('tab', { name: 'Timeline' })).toHaveAttribute('aria-selected', 'true');
  });

  it('do nothing with Ctrl, Meta or Alt', async () => {
    await openFlow();

    for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
      expect(fireEvent.keyDown(document.body, { key: 'l', [modifier]: true })).toBe(true);

    expect(seconds()).toBe(0);
  });

  it('do nothing in a menu or a dialog', async () => {
    const { user } = await openFlow();
    await user.click(screen.getByRole('button', { name: 'Checkout answers 500' }));
    const menu = await screen.findByRole('menu');
    fireEvent.keyDown(within(menu).getByRole('menuitem', { name: 'Edit' }), { key: 'l' });

    await user.click(within(menu).getByRole('menuitem', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.keyDown(within(dialog).getByRole('button', { name: 'Cancel' }), { key: 'l' });

    expect(screen.getByRole('slider', { name: 'Seek', hidden: true })).toHaveAttribute('aria-valuenow', '0');
  });

  it('work only inside of the view unless they are those of the page', async () => {
    const { user } = await openFlow({ hotkeys: true });

    await user.keyboard('l');
    act(() => screen.getByRole('button', { name: 'Beside' }).focus());
    await user.keyboard('l');
    expect(seconds()).toBe(0);

    act(() => row(/First/).focus());
    await user.keyboard('l');
    expect(seconds()).toBe(5);
  });

  it('can be switched off', async () => {
    const { user } = await openFlow({ hotkeys: false });

    act(() => row(/First/).focus());
    await user.keyboard('ljc?');

    expect(seconds()).toBe(0);
    expect(row(/First/)).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Keyboard shortcuts' })).not.toBeInTheDocument();
  });

  it('are listed once, each with its text, whether the player is ready or not', async () => {
    const { user } = await openFlow();
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });

    const keys = [...dialog.querySelectorAll('.fl-shortcuts-key')].map(({ textContent }) => textContent);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { keys: ofView } of Object.values(VIEW_SHORTCUTS)) expect(keys).toContain(ofView[0].toUpperCase());
    expect(within(dialog).getByText('Search the timeline').parentElement).toHaveTextContent('/');
    expect(within(dialog).getByText('Next event').parentElement).toHaveTextContent('J');
    expect(within(dialog).queryByText('Captions')).not.toBeInTheDocument();
  });

  it('are listed while the video is still processed', async () => {
    const { user } = renderFlowLens(<FlowView flowId={FLOW_ID} hotkeys="page" />, {
      db: { flows: [aFlow({ recording_status: 'pending', video_url: null })] },
    });
    await screen.findByText('Video Queued');

    await user.keyboard('?');

    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });

  it('stay with the video in fullscreen', async () => {
    const { user, container } = await openFlow();
    const player = screen.getByRole('region', { name: 'Video player' });
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: player });
    Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: true });
    act(() => void document.dispatchEvent(new Event('fullscreenchange')));
    setVideo(container, {}, 'timeupdate');

    await user.keyboard('/jc');
    expect(document.body).toHaveFocus();
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(dialog).queryByRole('heading', { name: 'Timeline and comments' })).not.toBeInTheDocument();
    expect(player).toContainElement(dialog);
    expect(within(dialog).queryByText('Next event')).not.toBeInTheDocument();

    Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: null });
    act(() => void document.dispatchEvent(new Event('fullscreenchange')));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('shortcuts of <SharedFlowView />', () => {
  it('offer no comment, which a public link does not allow', async () => {
    const { user } = renderFlowLens(<SharedFlowView token={SHARE_TOKEN} hotkeys="page" />);
    await screen.findByRole('slider', { name: 'Seek' });
    const timeline = await screen.findByRole('tab', { name: 'Timeline' });

    await user.keyboard('c');
    expect(timeline).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(dialog).getByText('Next event')).toBeVisible();
    expect(within(dialog).queryByText('Write a comment')).not.toBeInTheDocument();
  });
});
