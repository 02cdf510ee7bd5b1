import type { Browser, Page } from '@playwright/test';
import { addFlow } from '../../support/product/add-flow.js';
import { changeDatabase } from '../../support/product/database.js';
import { expect, test } from '../../fixtures.js';
import { FlowPage } from '../../support/pages/flow-page.js';
import { waitForTransient } from '../../support/browser/wait-for-transient.js';
import { newPerson, signInAs } from '../../support/product/people.js';
import { watchRequests } from '../../support/browser/watch-requests.js';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share Flow' });
const publicLink = (page: Page) => dialog(page).getByRole('textbox', { name: 'Public Link Generated' });

/** Creates a public link in the open dialog and returns it. */
async function sharePublicly(page: Page): Promise<string> {
  await dialog(page)
    .getByRole('button', { name: /^Share Public/ })
    .click();
  await expect(publicLink(page)).toBeFocused();
  return publicLink(page).inputValue();
}

async function shareFromCard(page: Page, title: string): Promise<string> {
  await page.getByRole('button', { name: `Options of ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  const link = await sharePublicly(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  return link;
}

/** A first-time visitor. */
async function stranger(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

async function expectFailure(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Unable to load flow' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(text);
  await expect(page).toHaveTitle('Unable to load flow · FlowLens');
}

test.describe('sharing', () => {
  test('shows a flow to anyone with its public link until the link is revoked', async ({ page, browser, signIn }) => {
    await signIn('Ada');
    await new FlowPage(page).openFromGallery(/checkout/i);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const link = await sharePublicly(page);
    expect(link).toMatch(/\/shared\/flow\/fl_sh_[\w-]{32,}$/);

    const view = await stranger(browser);
    const requests = await watchRequests(view);
    const response = await view.goto(link);
    expect(response?.headers()).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    await expect(view.getByRole('heading', { level: 1, name: /checkout/i })).toBeVisible();
    await expect(view).toHaveTitle(/checkout.* · FlowLens/i);
    await expect(view.getByText('View Only')).toBeVisible();
    await expect(view.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');

    const flow = new FlowPage(view);
    await flow.playAndSeeItAdvance();
    const highlighted = flow.highlightedRow();
    await flow.errorMarkers().first().click();
    await expect(await highlighted).toBeVisible();
    await view.getByRole('tab', { name: /Comments/ }).click();
    await expect(view.getByText('Comments are not available for shared flows')).toBeVisible();
    await expect(view.getByText('The order call answers 500', { exact: false })).toBeVisible();
    await view.getByRole('tab', { name: 'Device Info' }).click();
    await expect(view.getByRole('region', { name: 'Device Info' })).toBeVisible();
    await expect(view.getByRole('button', { name: /^(Share|Edit|Delete)/ })).toHaveCount(0);

    const token = new URL(link).pathname.split('/').at(-1) ?? '';
    const seen = requests();
    expect(seen.some(({ headers }) => 'user-agent' in headers)).toBe(true);
    const known = /^\/(shared\/flow\/[^/]+|assets\/[^/]+|favicon\.svg|blobs\/[^/]+)$/;
    expect([...new Set(seen.map(({ address }) => address).filter((address) => !known.test(address)))]).toEqual([
      `/flowlens/shared/${token}`,
    ]);
    for (const { headers } of seen) {
      expect(headers).not.toHaveProperty('authorization');
      expect(headers).not.toHaveProperty('cookie');
      expect(headers['referer'] ?? '').toBe('');
    }

    await dialog(page).getByRole('listitem').filter({ hasText: 'New' }).getByRole('button').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(publicLink(page)).toBeHidden();
    await view.reload();
    await expectFailure(view, 'This link has expired or is invalid');
    await expect(view.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });

  test('ends when the link expires, and reports when the flow is deleted', { tag: '@slow' }, async ({ browser }) => {
    const { page } = await newPerson(browser, 'Olga');
    const title = await addFlow(page, 'Shared');
    const first = await shareFromCard(page, title);
    const view = await stranger(browser);
    await view.goto(first);
    await expect(view.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(view.getByText('Video Queued')).toBeVisible();

    const ended = await changeDatabase(
      'update share_links set expires_at = now() where flow_id = (select id from flows where title = $1)',
      [title],
    );
    expect(ended).toBe(1);

    // It also removes the flow from an open page.
    await expectFailure(view, 'This link has expired or is invalid');
    const second = await shareFromCard(page, title);
    await page.getByRole('button', { name: `Options of ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Flow deleted successfully')).toBeVisible();
    await view.goto(second);
    await expectFailure(view, 'Flow not found');
    await view.goto('/shared/flow/no-such-link');
    await expectFailure(view, 'This link has expired or is invalid');
  });

  test('leads into an open source project, and sends no request as the signed-in user', async ({ browser }) => {
    const { page } = await newPerson(browser, 'Otto');
    const title = await addFlow(page, 'Open');
    const project = `Open shop ${title}`;
    const link = await shareFromCard(page, title);
    await changeDatabase(
      `update projects set category = 'OPEN_SOURCE', name = $1, is_default = false
       where id = (select project_id from flows where title = $2)`,
      [project, title],
    );
    // Pages poll while the video is not ready yet.
    await changeDatabase(`update flows set recording_status = 'failed' where title = $1`, [title]);
    const visitor = await newPerson(browser, 'Vera');
    await visitor.page.goto('about:blank');
    const requests = await watchRequests(visitor.page);

    await visitor.page.goto(link);
    const join = visitor.page.getByRole('link', { name: `Join ${project}` });
    await expect(join).toBeVisible();

    const calls = requests().filter(({ address }) => !/^\/(assets|shared|favicon)/.test(address));
    expect(calls.map(({ address }) => address.replace(/\/[^/]+$/, ''))).toEqual([
      '/flowlens/shared',
      '/flowlens/shared/invitation',
    ]);
    for (const { headers } of calls) expect(headers).not.toHaveProperty('authorization');
    await join.click();
    await expect(visitor.page).toHaveURL(/\/flowlens\?system_id=/);
    const notices = visitor.page.getByRole('region', { name: /^Notifications/ });
    await expect(notices.getByText(`Successfully joined ${project}!`)).toBeVisible();
  });

  test('sends new users to the login and back to the flow', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/shared/flow/no-such-link');
    await page.getByRole('link', { name: 'Get Started' }).click();

    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
    await signInAs(page, 'new.here@example.test');
    await expect(page).toHaveURL(/\/shared\/flow\/no-such-link$/);
  });

  test('works in a browser that forbids storage', { tag: '@slow' }, async ({ page, browser, signIn }) => {
    await signIn('Ada');
    const link = await shareFromCard(page, await addFlow(page, 'Nothing kept'));
    const view = await stranger(browser);
    await view.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
    });

    await view.goto(link);
    await expect(view.getByRole('heading', { level: 1, name: /Nothing kept/ })).toBeVisible();
    await view.goto('/flowlens');
    await expect(view.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  });

  test('copies when the browser refuses clipboard access', { tag: '@slow' }, async ({ browser }) => {
    const { page } = await newPerson(browser, 'Clara');
    // From now on, permissions that are not listed are denied. Reading is granted to check the copied text.
    await page.context().grantPermissions(['clipboard-read']);
    const title = await addFlow(page, 'Copied');
    await new FlowPage(page).openFromGallery(title);
    const refusal = await page.evaluate(() => navigator.clipboard.writeText('x').catch((error: Error) => error.name));
    expect(refusal).toBe('NotAllowedError');
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());

    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const linkCopied = waitForTransient(page, 'button:focus', 'Link Copied!');
    await dialog(page)
      .getByRole('button', { name: /^Copy Link/ })
      .click();

    await linkCopied;
    expect(await clipboard()).toBe(page.url());
    const link = await sharePublicly(page);
    const copied = waitForTransient(page, 'button:focus', 'Copied!');
    await dialog(page).getByRole('button', { name: 'Copy', exact: true }).click();
    await copied;
    expect(await clipboard()).toBe(link);
  });

  test(
    'logs a failure once, reports it in a toast on the flow page, and keeps the choices',
    { tag: '@slow' },
    async ({ browser }) => {
      const { page } = await newPerson(browser, 'Frida');
      const title = await addFlow(page, 'Failing');
      const logged: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
          logged.push(message.text());
        }
      });
      await page.route('**/share', (route) => route.fulfill({ status: 500, json: { detail: 'out of order' } }));
      const choice = dialog(page).getByRole('button', { name: /^Share Public/ });

      await page.getByRole('button', { name: `Options of ${title}` }).click();
      await page.getByRole('menuitem', { name: 'Share' }).click();
      await choice.click();
      await expect.poll(() => logged).toEqual(['Sharing failed: out of order']);
      await expect(choice).toBeFocused();
      await expect(page.getByText('Failed to generate share link')).toHaveCount(0);
      await page.keyboard.press('Escape');

      await new FlowPage(page).openFromGallery(title);
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await choice.click();
      await expect(page.getByText('Failed to generate share link')).toBeVisible();
      expect(logged).toHaveLength(2);
    },
  );
});
