import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Returns a free port of the loopback interface. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}

/** Returns several distinct ports. */
export async function freePorts(count: number): Promise<number[]> {
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(probes.map((probe) => once(probe, 'listening')));
  const ports = probes.map((probe) => (probe.address() as AddressInfo).port);
  // Releases them only once all are known, because a released port may be the next one.
  await Promise.all(probes.map((probe) => once(probe.close(), 'close')));
  return ports;
}
