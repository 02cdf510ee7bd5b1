import { expect, test } from '../../fixtures.js';

/** Size of one packet: compressing smaller files gains nothing. */
const PACKET_BYTES = 1_400;

test('scripts and styles of the app are served compressed', async ({ page }) => {
  const files: Promise<{ url: string; bytes: number; encoding: string | undefined }>[] = [];
  page.on('response', (response) => {
    const read = async () => ({
      url: response.url(),
      bytes: (await response.body()).length,
      encoding: response.headers()['content-encoding'],
    });
    if (/\/assets\/.*\.(js|css)$/.test(response.url())) files.push(read());
  });

  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();

  const large = (await Promise.all(files)).filter(({ bytes }) => bytes > PACKET_BYTES);
  expect(large.map(({ url }) => url.replace(/.*\./, '')).toSorted()).toEqual(expect.arrayContaining(['css', 'js']));
  for (const { url, encoding } of large) expect(encoding, url).toMatch(/^(br|gzip)$/);
});
