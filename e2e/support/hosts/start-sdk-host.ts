import { startShop } from '../../../examples/demo-shop/src/shop/start-shop.js';
import { type ServedPage, servePage } from './serve-page.js';

/** Builds a page that embeds the recorder SDK and serves it with the demo shop's calls. */
export async function startSdkHost(port: number): Promise<ServedPage> {
  const shop = await startShop();
  const proxy = { '/api': shop.origin, '/ws': { target: shop.origin, ws: true } };
  const served = await servePage('sdk-host', { port, proxy });
  return {
    url: served.url,
    async stop() {
      await served.stop();
      await shop.close();
    },
  };
}
