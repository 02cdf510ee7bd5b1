import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';

interface Received {
  envelope: { from: string; to: string[] };
  /** True if it came over TLS. */
  encrypted: boolean;
  source: string;
  email: Email;
}

export interface SmtpSink {
  port: number;
  received: Received[];
  /** Returns the number of connections. */
  connections: () => number;
  /** Rejects every addressee with this code from now on; `undefined` accepts again. */
  refuseWith: (code: number | undefined) => void;
  close: () => Promise<void>;
}

/** A real mail server in this process that stores its messages. Its certificate is self-signed. */
export async function startSmtpSink(options: SMTPServerOptions = {}): Promise<SmtpSink> {
  const received: Received[] = [];
  let connections = 0;
  let refusal: number | undefined;
  const server = new SMTPServer({
    authOptional: true,
    ...options,
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    onRcptTo(address, _session, done) {
      if (refusal === undefined) return done();
      done(Object.assign(new Error(`${address.address} is not wanted`), { responseCode: refusal }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void keep(Buffer.concat(chunks), session).then(() => done());
      });
    },
  });
  server.on('error', () => undefined);

  async function keep(source: Buffer, { envelope, secure }: SMTPServerSession): Promise<void> {
    received.push({
      envelope: {
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        to: envelope.rcptTo.map(({ address }) => address),
      },
      encrypted: secure,
      source: source.toString(),
      email: await PostalMime.parse(source),
    });
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    received,
    connections: () => connections,
    refuseWith: (code) => void (refusal = code),
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
