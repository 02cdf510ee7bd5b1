import type { CDPSession, Page } from '@playwright/test';
import { addFlow } from '../../support/product/add-flow.js';
import { expect, test } from '../../fixtures.js';
import { FlowPage } from '../../support/pages/flow-page.js';

/** A pointer that drags from one point to another. */
type Drag = (from: Point, to: Point) => Promise<void>;

interface Point {
  x: number;
  y: number;
}

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Create an issue on: Jira' });

async function openDrawer(page: Page, dir: 'ltr' | 'rtl'): Promise<void> {
  const title = await addFlow(page, 'For Jira');
  await new FlowPage(page).openFromGallery(title);
  await page.evaluate((value) => (document.documentElement.dir = value), dir);
  await page.getByRole('button', { name: 'Link to Jira' }).click();
  await expect(drawer(page).getByRole('textbox', { name: 'Title' })).toBeFocused();
}

/** Drags the edge by a share of the drawer's width. */
async function dragEdge(page: Page, { dir, share, drag }: { dir: 'ltr' | 'rtl'; share: number; drag: Drag }) {
  const { x, width } = await openBox(page, dir);
  const edgeX = dir === 'ltr' ? x + 8 : x + width - 8;
  const distance = share * width * (dir === 'ltr' ? 1 : -1);
  await drag({ x: edgeX, y: 300 }, { x: edgeX + distance, y: 300 });
}

/** Returns the box of the drawer when it has slid to its place. */
async function openBox(page: Page, dir: 'ltr' | 'rtl') {
  const { width: pageWidth } = page.viewportSize()!;
  const gap = async () => {
    const { x, width } = (await drawer(page).boundingBox())!;
    return Math.round(dir === 'ltr' ? pageWidth - x - width : x);
  };
  await expect.poll(gap).toBe(0);
  return (await drawer(page).boundingBox())!;
}

const byMouse =
  (page: Page): Drag =>
  async (from, to) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 8 });
    await page.mouse.up();
  };

const byTouch =
  (devtools: CDPSession): Drag =>
  async (from, to) => {
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [to] });
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };

test.beforeEach(({ signIn }) => signIn('Ben'));

for (const dir of ['ltr', 'rtl'] as const) {
  test(`the edge of the Jira drawer closes it when it is dragged by more than half, ${dir}`, async ({ page }) => {
    await openDrawer(page, dir);
    const drag = byMouse(page);

    await dragEdge(page, { dir, share: 0.4, drag });
    await openBox(page, dir);
    await dragEdge(page, { dir, share: -0.4, drag });
    await openBox(page, dir);
    await dragEdge(page, { dir, share: 0.6, drag });

    await expect(drawer(page)).toBeHidden();
    await expect(page).not.toHaveURL(/link-to-jira/);
    await expect(page.getByRole('button', { name: 'Link to Jira' })).toBeFocused();
  });
}

test('a finger drags the Jira drawer by its edge', async ({ page }) => {
  await openDrawer(page, 'ltr');
  const devtools = await page.context().newCDPSession(page);
  const drag = byTouch(devtools);

  await dragEdge(page, { dir: 'ltr', share: 0.4, drag });
  await openBox(page, 'ltr');
  await dragEdge(page, { dir: 'ltr', share: 0.6, drag });

  await expect(drawer(page)).toBeHidden();
});
