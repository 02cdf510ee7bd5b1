import { randomUUID } from 'node:crypto';
import { findProduct } from './catalogue.js';

export interface Order {
  lines: { slug: string; quantity: number }[];
  address: { name: string; street: string; city: string; country: string };
}

/** Postage in euros, by country code. */
const POSTAGE: Record<string, { price: number; days: number }> = {
  DE: { price: 5, days: 2 },
  FR: { price: 7, days: 3 },
  SE: { price: 9, days: 4 },
};

/**
 * Prices an order and books it.
 *
 * This is the bug of the first recording: the form sends the code in lower case, the table has upper case, and the
 * assertion hides from the compiler that the lookup may fail.
 *
 * @throws TypeError for every order, which becomes a response with 500
 */
export function placeOrder(order: Order): { order_id: string; total: number; arrives_in_days: number } {
  const postage = POSTAGE[order.address.country]!;
  const goods = order.lines.reduce((sum, line) => sum + (findProduct(line.slug)?.price ?? 0) * line.quantity, 0);
  return { order_id: randomUUID(), total: goods + postage.price, arrives_in_days: postage.days };
}
