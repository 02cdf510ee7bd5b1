import { startShop } from './shop/start-shop.js';

const shop = await startShop({ port: Number(process.env['PORT'] ?? 4610) });
console.log(`The demo shop is open at ${shop.origin}`);
