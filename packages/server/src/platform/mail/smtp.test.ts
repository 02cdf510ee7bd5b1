import { afterEach, describe, expect, it } from 'vitest';
import { createServer } from 'node:net';
import { once } from 'node:events';
import type { SMTPServerOptions } from 'smtp-server';
import { type SmtpSink, startSmtpSink } from '../../../test/support/people/smtp-sink.js';
import type { Message } from './delivery.js';
import { invitationMessage } from '../../features/notifications/invitation-message.js';
import { smtpDelivery } from './smtp.js';

const sender = { from: 'FlowLens <flowlens@example.com>', host: 'flowlens.example.com' };
const never = new AbortController().signal;

function aMessage(change: Partial<Message> = {}): Message {
  const invite = {
    to: 'bob@example.com',
    projectName: 'Web shop',
    invitedBy: { name: 'Ann Archer', email: 'ann@example.com' },
    role: 'USER' as const,
  };
  const content = invitationMessage(invite, 'https://flowlens.example.com');
  return { id: 'id-1', to: invite.to, queuedAt: new Date('2026-03-02T09:15:00Z'), ...content, ...change };
}

/** Delivers like to this machine, where TLS is optional. */
const deliverTo = (url: string) => smtpDelivery(url, sender, { requireTls: false });

describe('smtpDelivery()', () => {
  let sink: SmtpSink;
  afterEach(() => sink.close());

  it('says that a machine sent it, and who it is, at every attempt the same', async () => {
    sink = await startSmtpSink({ hideSTARTTLS: true });
    const deliver = deliverTo(`smtp://127.0.0.1:${sink.port}`);

    await deliver(aMessage(), never);
    await deliver(aMessage(), never);

    for (const { envelope, email } of sink.received) {
      expect(envelope).toEqual({ from: 'flowlens@example.com', to: ['bob@example.com'] });
      expect(email.messageId).toBe('<id-1@flowlens.example.com>');
      expect(email.from).toEqual({ name: 'FlowLens', address: 'flowlens@example.com' });
      expect(email.date).toBe('2026-03-02T09:15:00.000Z');
      expect(email.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    }
    expect(sink.received).toHaveLength(2);
  });

  it.each([
    ['by STARTTLS when the server offers it', 'smtp', {}],
    ['from the beginning for smtps', 'smtps', { secure: true }],
  ])('encrypts %s', async (_how, protocol, options) => {
    sink = await startSmtpSink(options);

    await deliverTo(`${protocol}://127.0.0.1:${sink.port}?tls.rejectUnauthorized=false`)(aMessage(), never);

    expect(sink.received).toMatchObject([{ encrypted: true }]);
  });

  it.each(['', '?ignoreTLS=true', '?requireTLS=false', '?opportunisticTLS=true'])(
    'sends nothing to a server without TLS when it requires TLS, whatever the address says: %j',
    async (parameters) => {
      sink = await startSmtpSink({ disabledCommands: ['STARTTLS'] });
      const deliver = smtpDelivery(`smtp://me:hush@127.0.0.1:${sink.port}${parameters}`, sender, { requireTls: true });

      await expect(deliver(aMessage(), never)).rejects.toMatchObject({
        permanent: false,
        message: expect.stringMatching(/offers no TLS.*set FLOWLENS_ALLOW_PLAIN_SMTP_URL=on/) as string,
      });
      expect(sink.received).toEqual([]);
    },
  );

  it('requires a server of another machine to encrypt, and encrypts with one that offers it', async () => {
    sink = await startSmtpSink();
    const url = `smtp://127.0.0.1:${sink.port}?tls.rejectUnauthorized=false`;

    await smtpDelivery(url, sender, { requireTls: true })(aMessage(), never);
    expect(sink.received).toMatchObject([{ encrypted: true }]);
  });

  it('trusts no certificate that nobody vouches for', async () => {
    sink = await startSmtpSink({ secure: true });

    const delivery = deliverTo(`smtps://127.0.0.1:${sink.port}`)(aMessage(), never);

    await expect(delivery).rejects.toMatchObject({ permanent: false });
    expect(sink.received).toEqual([]);
  });

  it.each([
    [550, true],
    [554, true],
    [421, false],
    [450, false],
    [451, false],
  ])('takes %i of an addressee for good: %s', async (code, permanent) => {
    sink = await startSmtpSink({ hideSTARTTLS: true });
    sink.refuseWith(code);

    const delivery = deliverTo(`smtp://127.0.0.1:${sink.port}`)(aMessage(), never);

    await expect(delivery).rejects.toMatchObject({ permanent, message: expect.not.stringContaining('bob@') as string });
  });

  it('does not take a refused sender for the fault of a message', async () => {
    const onMailFrom: SMTPServerOptions['onMailFrom'] = (_address, _session, done) =>
      done(Object.assign(new Error('not from here'), { responseCode: 553 }));
    sink = await startSmtpSink({ hideSTARTTLS: true, onMailFrom });

    const delivery = deliverTo(`smtp://127.0.0.1:${sink.port}`)(aMessage(), never);

    await expect(delivery).rejects.toMatchObject({
      permanent: false,
      message: expect.stringContaining('553') as string,
    });
  });

  it('does not take a wrong password for the fault of a message', async () => {
    sink = await startSmtpSink({
      hideSTARTTLS: true,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('no')),
    });

    const delivery = deliverTo(`smtp://me:hush@127.0.0.1:${sink.port}`)(aMessage(), never);

    await expect(delivery).rejects.toMatchObject({
      permanent: false,
      message: expect.stringContaining('535') as string,
    });
  });

  it('tries later when nobody listens', async () => {
    sink = await startSmtpSink();
    await sink.close();

    const delivery = deliverTo(`smtp://127.0.0.1:${sink.port}`)(aMessage(), never);

    await expect(delivery).rejects.toMatchObject({ name: 'DeliveryError', permanent: false });
  });

  it('lets go of a silent server when the job is taken away', async () => {
    sink = await startSmtpSink();
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as { port: number };
    const stop = new AbortController();

    const delivery = deliverTo(`smtp://127.0.0.1:${port}`)(aMessage(), stop.signal);
    await once(silent, 'connection');
    stop.abort();

    await expect(delivery).rejects.toMatchObject({ permanent: false });
    silent.close();
  });

  it.each([
    'bob@example.com\r\nBcc: eve@example.com',
    'bob@example.com\nRCPT TO:<eve@example.com>',
    'bob@example.com, eve@example.com',
    '"bob@example.com, eve@example.com"@example.org',
    'eve@example.com <bob@example.com>',
    'bob@example.com>, <eve@example.com',
  ])('sends nothing to a second person: %j', async (to) => {
    sink = await startSmtpSink({ hideSTARTTLS: true });

    await deliverTo(`smtp://127.0.0.1:${sink.port}`)(aMessage({ to }), never).catch(() => undefined);

    for (const { envelope, email } of sink.received) {
      expect(envelope.to).toHaveLength(1);
      expect(envelope.to).not.toContain('eve@example.com');
      expect(email.to).toHaveLength(1);
      expect([email.bcc, email.cc]).toEqual([undefined, undefined]);
    }
  });
});
