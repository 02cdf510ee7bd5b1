import { FlowPage } from '../../support/pages/flow-page.js';
import { enterByTab, focusByTab } from '../../support/keyboard/focus-by-tab.js';
import { expect, test } from '../../support/keyboard/keyboard-only.js';

test.slow();

test('with the keyboard alone, the video plays, pauses, seeks and speeds up, and its keys are listed', async ({
  signInByKeys,
}) => {
  const { page } = await signInByKeys('Ada');
  const flow = new FlowPage(page);
  await enterByTab(page, page.getByRole('link', { name: /checkout/i }));
  const player = page.getByRole('region', { name: 'Video player' });

  const play = player.getByRole('button', { name: 'Play', exact: true });
  await focusByTab(page, play);
  await page.keyboard.press('Space');
  await expect(player.getByRole('button', { name: 'Pause', exact: true })).toBeFocused();
  await expect.poll(() => flow.currentTime()).toBeGreaterThan(0.5);
  await page.keyboard.press('Space');
  await expect(play).toBeFocused();

  const seek = player.getByRole('slider', { name: 'Seek' });
  await focusByTab(page, seek, 'Shift+Tab');
  await page.keyboard.press('Home');
  await expect(seek).toHaveAttribute('aria-valuenow', '0');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowRight');
  await expect(seek).toHaveAttribute('aria-valuenow', '16');
  await expect(seek).toHaveAttribute('aria-valuetext', '16 seconds of 40 seconds');
  await expect.poll(() => flow.currentTime()).toBeCloseTo(16, 1);

  const speed = player.getByRole('combobox', { name: 'Playback speed' });
  await focusByTab(page, speed);
  await page.keyboard.press('>');
  await expect(speed).toHaveValue('1');
  await page.keyboard.press('ArrowDown');
  await expect(speed).toHaveValue('1.25');
  expect(await flow.video.evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(1.25);

  const volume = player.getByRole('slider', { name: 'Volume' });
  await focusByTab(page, volume, 'Shift+Tab');
  await page.keyboard.press('Home');
  await expect(volume).toHaveAttribute('aria-valuetext', '0 percent');
  await page.keyboard.press('m');

  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.keyboard.press('?');
  await expect(help.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(help.getByText('Previous frame')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(help.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(volume).toBeFocused();
});

test(
  'with the keyboard alone, the user moves from error to error in the player, and from a marker to its entry',
  { tag: '@slow' },
  async ({ signInByKeys }) => {
    const { page } = await signInByKeys('Ben');
    const flow = new FlowPage(page);
    await enterByTab(page, page.getByRole('link', { name: /checkout/i }));
    const player = page.getByRole('region', { name: 'Video player' });
    const next = player.getByRole('button', { name: 'Next error' });
    await expect(flow.feed.getByRole('article').first()).toBeVisible();

    // Errors are known once the whole file is read.
    await expect(next).toBeEnabled();
    const highlighted = flow.highlightedRow();
    await enterByTab(page, next);
    const row = await highlighted;
    await expect(row).toHaveAttribute('data-severity', 'error');
    await expect(row).toBeInViewport();
    await expect(next).toBeFocused();
    await expect.poll(() => flow.currentTime()).toBeGreaterThan(0);
    const first = await flow.currentTime();
    await page.keyboard.press('e');
    await expect.poll(() => flow.currentTime()).toBeGreaterThan(first);
    await page.keyboard.press('Shift+E');
    await expect.poll(() => flow.currentTime()).toBeCloseTo(first, 1);

    const mark = flow.errorMarkers().first();
    await focusByTab(page, player.getByRole('list', { name: 'Markers' }).getByRole('button').first(), 'Shift+Tab');
    await focusByTab(page, mark, 'ArrowRight');
    await expect(mark).toHaveAccessibleName(/^Error at 0:\d\d: \S/);
    const reached = flow.highlightedRow({ focused: true });
    await page.keyboard.press('Enter');
    await expect(await reached).toHaveAccessibleName(/^0:\d\d/);
  },
);

test('with the keyboard alone, the video is widened and narrowed', { tag: '@slow' }, async ({ signInByKeys }) => {
  const { page } = await signInByKeys('Cleo');
  await enterByTab(page, page.getByRole('link', { name: /checkout/i }));
  const handle = page.getByRole('separator', { name: 'Width of the video' });
  const share = async () => Number(await handle.getAttribute('aria-valuenow'));
  const width = async () => (await page.getByRole('region', { name: 'Video player' }).boundingBox())!.width;

  await focusByTab(page, handle);
  await expect.poll(share).toBeCloseTo(55, 0);
  const before = await width();
  await page.keyboard.press('ArrowRight');
  await expect.poll(share).toBeGreaterThan(55.5);
  expect(await width()).toBeGreaterThan(before);
  await page.keyboard.press('Home');
  await expect.poll(share).toBeCloseTo(30, 0);
  await page.keyboard.press('End');
  await expect.poll(share).toBeCloseTo(75, 0);
  await expect(handle).toBeFocused();
});
