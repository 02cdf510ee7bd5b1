import { expectCleanForAxe } from '../../../../e2e/support/keyboard/axe.js';
import { connect, disconnect, expect, test } from '../support/fixtures.js';
import { openPopup } from '../support/browser.js';

interface StoredConnections {
  connections?: { key: string; token: string }[];
}

test('a user connects the extension to a server and disconnects it', async ({ opened, server, email }) => {
  const popup = await openPopup(opened);
  await expectCleanForAxe(popup, 'popup before connecting', () =>
    expect(popup.getByRole('heading', { name: 'Connect to FlowLens' })).toBeVisible(),
  );
  await connect(popup, server.url);
  await expect(popup.getByText(email)).toBeVisible();
  await expect(popup.getByText(server.url)).toBeVisible();
  await expectCleanForAxe(popup, 'connected popup', () =>
    expect(popup.getByRole('button', { name: 'Record this tab' })).toBeVisible(),
  );

  const readConnections = () =>
    opened.worker.evaluate(async () => {
      const { chrome } = globalThis as unknown as {
        chrome: { storage: { local: { get: () => Promise<StoredConnections> } } };
      };
      return (await chrome.storage.local.get()).connections ?? [];
    });
  const [connection] = await readConnections();
  expect(connection?.token).toMatch(/^fl_rec_/);
  expect(connection?.key.startsWith(`${server.url} `)).toBe(true);
  expect(await server.statusOf(connection?.token ?? '', '/auth/me')).toBe(200);

  await disconnect(popup);
  expect(await readConnections()).toEqual([]);
  // The popup does not wait for the server, which may be gone.
  await expect.poll(() => server.statusOf(connection?.token ?? '', '/auth/me')).toBe(401);
});
