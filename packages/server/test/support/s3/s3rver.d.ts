declare module 's3rver' {
  import type { Server } from 'node:http';
  import type { AddressInfo } from 'node:net';

  interface Options {
    address: string;
    port: number;
    silent: boolean;
    directory: string;
    configureBuckets: { name: string; configs?: string[] }[];
  }

  /** The parts that the tests use; the package contains no types. */
  class S3rver {
    constructor(options: Options);
    readonly httpServer: Server;
    run(): Promise<AddressInfo>;
  }

  export = S3rver;
}
