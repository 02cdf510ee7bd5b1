import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stylesOf, watchFaults } from '../../support/pages/embedded-page.js';
import { expect, test } from '../../fixtures.js';
import { embedFlow } from '../../support/hosts/embed-flow.js';
import { FlowPage } from '../../support/pages/flow-page.js';
import { waitForTransient } from '../../support/browser/wait-for-transient.js';
import { waitUntilDrawn } from '../../support/browser/wait-until-drawn.js';
import { type HostName, type StartedHost, startHost } from '../../support/hosts/start-host.js';

const root = join(import.meta.dirname, '../../..');
const HOSTS: readonly HostName[] = ['vite', 'vite-react-18'];
const OF_HOST = [
  'h1',
  'h2',
  '.desk-main p',
  'nav a',
  'nav li',
  '.desk-main label',
  '#answer',
  '.desk-main button',
  'code',
];
/** Elements of every kind that old style sheets have rules for. */
const OF_FLOWLENS = [
  '.fl-player-controls button',
  '.fl-timeline input',
  '.fl-timeline-row',
  '.fl-timeline button',
  '.fl-timeline svg',
  '.fl-comment-list textarea',
  '.fl-comment-list button',
  '.fl-comment-list ol',
  '.fl-comment-list li',
  '.fl-comment-list p',
];

for (const name of HOSTS) {
  const tag = name === 'vite' ? [] : '@slow';
  test.describe.serial(`an internal tool as host (${name})`, { tag }, () => {
    let host: StartedHost;
    let address: { flow: string; project: string };

    test.beforeAll(async ({ browser }) => {
      const { flowId, projectId, embedKey } = await embedFlow(browser);
      address = { flow: flowId, project: projectId };
      host = await startHost(name, { FLOWLENS_EMBED_KEY: embedKey });
    });
    test.afterAll(() => host.stop());

    const pageOf = (path: string, more: Record<string, string> = {}) =>
      `${host.url}${path}?${new URLSearchParams({ ...address, ...more }).toString()}`;

    test('runs the ten lines of the README and its backend as they are', async ({ browser }) => {
      const readme = await readFile(join(root, 'README.md'), 'utf8');
      for (const [language, file] of [
        ['tsx', 'src/readme-embed.tsx'],
        ['js', 'readme-backend.mjs'],
      ]) {
        const lines = await readFile(join(root, 'examples/embed-vite', file ?? ''), 'utf8');
        expect(readme).toContain(`\`\`\`${language}\n${lines}\`\`\``);
      }
      // The README's URL stands for the product that runs here; the host's policy allows only the latter.
      const page = await browser.newPage({ bypassCSP: true });
      await page.route('**/*', async (route) => {
        const url = new URL(route.request().url());
        if (url.host !== 'flowlens.example.com') return route.fallback();
        const response = await route.fetch({ url: `${process.env.E2E_URL}${url.pathname}${url.search}` });
        return route.fulfill({ response });
      });

      await page.goto(pageOf('/readme'));

      const recording = page.getByRole('region', { name: 'Recording' });
      await expect(recording.getByRole('heading', { level: 1, name: /checkout/i })).toBeVisible();
      await expect(recording.getByRole('feed').getByRole('article').first()).toBeVisible();
    });

    test('shows player, timeline and comments alone, under a strict policy and beside its own queries', async ({
      page,
    }) => {
      const faults = await watchFaults(page);
      await page.goto(pageOf('/parts'));

      await page.getByRole('searchbox', { name: 'Search events' }).fill('500');
      await expect(
        page
          .getByRole('feed')
          .getByRole('article', { name: /POST .*500/ })
          .first(),
      ).toBeVisible();
      const video = page.locator('video');
      await expect.poll(() => video.evaluate(({ readyState }: HTMLVideoElement) => readyState)).toBeGreaterThan(1);
      await expect(page.getByRole('region', { name: 'Comments' }).getByRole('listitem').first()).toBeVisible();
      await expect(page.getByText('The host’s cache holds 0 queries.')).toBeVisible();
      expect(faults()).toEqual([]);
    });

    test('keeps its own look, and the components keep theirs', async ({ page }) => {
      const flow = new FlowPage(page);
      await page.goto(pageOf('/'));
      const before = await stylesOf(page, OF_HOST);

      await page.goto(pageOf('/parts'));
      await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
      await expect(page.getByRole('region', { name: 'Comments' }).getByRole('listitem').first()).toBeVisible();
      await flow.filtered();
      expect(await stylesOf(page, OF_HOST)).toEqual(before);
      const amongOldStyles = await stylesOf(page, OF_FLOWLENS);

      await page.goto(pageOf('/parts', { 'without-old-styles': '' }));
      await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
      await expect(page.getByRole('region', { name: 'Comments' }).getByRole('listitem').first()).toBeVisible();
      await flow.filtered();
      expect(amongOldStyles).toEqual(await stylesOf(page, OF_FLOWLENS));
    });

    test('shows the project settings alone', async ({ page }) => {
      const faults = await watchFaults(page);
      await page.goto(pageOf('/settings'));

      await page.getByRole('tab', { name: 'Members' }).click();
      await page.getByRole('combobox', { name: 'Role of Ben Okafor' }).click();
      await expect(page.getByRole('option', { name: 'Admin' })).toBeVisible();
      await waitUntilDrawn(page);
      await page.keyboard.press('Escape');
      await page.getByRole('tab', { name: 'Invitations' }).click();
      await page.getByRole('button', { name: 'Get Link' }).click();
      // The product accepts people, not the host.
      const link = page.getByRole('textbox', { name: 'Invitation link' });
      await expect(link).toHaveValue(new RegExp(`^${process.env.E2E_URL}/join/project\\?`));
      expect(faults()).toEqual([]);
    });

    test('keeps a share dialog inside its own dialog usable, and Escape closes only the inner one', async ({
      page,
    }) => {
      await page.goto(pageOf('/dialog'));
      await page.getByRole('button', { name: 'Open the recording' }).click();
      const dialog = page.getByRole('dialog', { name: 'Recording of ticket 77' });

      await dialog.getByRole('button', { name: 'Share' }).click();
      const share = page.getByRole('dialog', { name: 'Share Flow' });
      const copied = waitForTransient(page, '[role="dialog"] button', 'Link Copied!');
      await share.getByRole('button', { name: 'Copy Link' }).click();
      await copied;
      await page.keyboard.press('Escape');
      await expect(share).toBeHidden();
      await expect(dialog).toBeVisible();

      const comment = dialog.getByRole('textbox').first();
      await comment.fill('Typed in a dialog');
      await expect(comment).toHaveValue('Typed in a dialog');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });

    test('shows the components in a shadow root', async ({ page }) => {
      const faults = await watchFaults(page);
      await page.goto(pageOf('/shadow'));

      const row = page
        .getByRole('feed')
        .getByRole('article', { name: /POST .*500/ })
        .first();
      await page.getByRole('searchbox', { name: 'Search events' }).fill('500');
      await new FlowPage(page).filtered();
      await row.getByRole('button', { name: 'Show details' }).click();
      await expect(row.getByText('Response headers')).toBeVisible();
      await row.getByRole('button', { name: /^Go to \d/ }).click();
      await expect
        .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
        .toBeGreaterThan(1);

      await page.getByRole('button', { name: 'Share' }).click();
      await expect(
        page.getByRole('dialog', { name: 'Share Flow' }).getByRole('button', { name: 'Copy Link' }),
      ).toBeVisible();
      await waitUntilDrawn(page);
      await page.mouse.click(5, 5);
      await expect(page.getByRole('dialog', { name: 'Share Flow' })).toBeHidden();
      expect(faults()).toEqual([]);
    });
  });
}
