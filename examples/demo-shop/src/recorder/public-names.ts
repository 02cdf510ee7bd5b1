import type { RunningShop } from '../shop/start-shop.js';

/** As long as the addresses that they stand for, so that the lengths in recorded headers stay true. */
const SHOP_NAME = 'kilnkin.example';
const CARRIER_NAME = 'parcels.example';

/** A recording in which the servers of the shop have the names that they would have on the web, not the ports that they got here. */
export function withPublicNames<Recorded>(
  recorded: Recorded,
  shop: Pick<RunningShop, 'origin' | 'carrierOrigin'>,
): Recorded {
  const text = JSON.stringify(recorded)
    .replaceAll(new URL(shop.origin).host, SHOP_NAME)
    .replaceAll(new URL(shop.carrierOrigin).host, CARRIER_NAME);
  return JSON.parse(text) as Recorded;
}
