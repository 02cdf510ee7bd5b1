/**
 * Returns the network of an address. An IPv6 network counts as one address, because its owner has 2^64 of them. Some
 * proxies forward the port as well.
 */
export function networkOf(forwarded: string | undefined): string {
  // A closed connection has no address, although Fastify's types promise one.
  if (forwarded === undefined) return '';
  const ip = forwarded.replace(/^\[(.+)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip;
  const [head = [], tail = []] = ip.split('::').map((part) => part.split(':'));
  const omitted = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return [...head, ...omitted, ...tail].slice(0, 4).join(':');
}
