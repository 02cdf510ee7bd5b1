import type { RunningShop } from '../shop/start-shop.js';

/** Names that the recorded shop and its parcel service have on the web. The browser finds them on the ports that they got here. */
export const SHOP_ORIGIN = 'http://kilnkin.example';
export const CARRIER_ORIGIN = 'http://parcels.example';

/** Switches of a Chromium that finds the shop under its public names, and trusts it as a page with a certificate. */
export function publicNameSwitches({ origin, carrierOrigin }: Pick<RunningShop, 'origin' | 'carrierOrigin'>): string[] {
  const rule = (name: string, target: string) => `MAP ${new URL(name).host} ${new URL(target).host}`;
  return [
    `--host-resolver-rules=${rule(SHOP_ORIGIN, origin)},${rule(CARRIER_ORIGIN, carrierOrigin)}`,
    `--unsafely-treat-insecure-origin-as-secure=${SHOP_ORIGIN}`,
  ];
}
