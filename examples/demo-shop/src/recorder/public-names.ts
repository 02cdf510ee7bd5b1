import type { RunningShop } from '../shop/start-shop.js';

/** Public host names of the recorded shop and its parcel service. The browser resolves them to local ports. */
export const SHOP_ORIGIN = 'http://kilnkin.example';
export const CARRIER_ORIGIN = 'http://parcels.example';

/** Chromium switches that resolve the public names to the shop, and treat its pages as secure. */
export function publicNameSwitches({ origin, carrierOrigin }: Pick<RunningShop, 'origin' | 'carrierOrigin'>): string[] {
  const rule = (name: string, target: string) => `MAP ${new URL(name).host} ${new URL(target).host}`;
  return [
    `--host-resolver-rules=${rule(SHOP_ORIGIN, origin)},${rule(CARRIER_ORIGIN, carrierOrigin)}`,
    `--unsafely-treat-insecure-origin-as-secure=${SHOP_ORIGIN}`,
  ];
}
