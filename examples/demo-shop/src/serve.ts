import { startShop } from './shop/start-shop.js';

const { PORT = '4610', FLOWLENS_URL: url, FLOWLENS_TOKEN: token } = process.env;
const shop = await startShop({ port: Number(PORT), ...(url && token && { flowlens: { url, token } }) });
console.log(`The demo shop is open at ${shop.origin}`);
