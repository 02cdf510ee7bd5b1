import { expect, test } from '../../fixtures.js';
import { FlowPage } from '../../support/pages/flow-page.js';

test('a flow opens with its worker under Trusted Types, and no text becomes markup or script', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', ({ sample, violatedDirective }) =>
      violations.push(`${violatedDirective}: ${sample}`),
    );
  });
  await signIn('Ada');
  const flow = new FlowPage(page);
  const started = page.waitForEvent('worker');
  await flow.openFromGallery(/checkout/i);
  await started;
  await expect(flow.feed).toHaveAttribute('aria-busy', 'false');
  for (const tab of await page.getByRole('tab').all()) await tab.click();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog', { name: 'Share Flow' })).toBeVisible();
  await page.keyboard.press('Escape');

  expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([]);
  const refusals = await page.evaluate(() => {
    const attempts: Record<string, () => unknown> = {
      markup: () => Reflect.set(document.createElement('div'), 'innerHTML', '<img src=x>'),
      script: () => (document.createElement('script').text = 'alert(1)'),
      'a worker of another origin': () => new Worker('https://evil.example/x.js'),
      'a worker of a blob': () => new Worker(URL.createObjectURL(new Blob(['1']))),
    };
    return Object.entries(attempts).map(([what, attempt]) => {
      try {
        attempt();
        return `${what}: allowed`;
      } catch (error) {
        return `${what}: ${(error as Error).name}`;
      }
    });
  });
  expect(refusals).toEqual([
    'markup: TypeError',
    'script: TypeError',
    'a worker of another origin: TypeError',
    'a worker of a blob: TypeError',
  ]);
});
