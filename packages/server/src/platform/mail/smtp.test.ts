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

describe('smtpDelivery', () => {
  let sink: SmtpSink;
  afterEach(() => sink.close());

  it('sends the same headers at every attempt, including Auto-Submitted', async () => {
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
    ['from the start with smtps', 'smtps', { secure: true }],
  ])('encrypts the connection %s', async (_how, protocol, options) => {
    sink = await startSmtpSink(options);

    await deliverTo(`${protocol}://127.0.0.1:${sink.port}?tls.rejectUnauthorized=false`)(aMessage(), never);

    expect(sink.received).toMatchObject([{ encrypted: true }]);
  });

  it.each(['', '?ignoreTLS=true', '?requireTLS=false', '?opportunisticTLS=true'])(
    'sends nothing without TLS when TLS is required, even with %j in the address',
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

  it('encrypts with a server on another machine, and sends nothing to one without TLS', async () => {
    sink = await startSmtpSink();
    const url = `smtp://127.0.0.1:${sink.port}?tls.rejectUnauthorized=false`;

    await smtpDelivery(url, sender, { requireTls: true })(aMessage(), never);
    expect(sink.received).toMatchObject([{ encrypted: true }]);
  });

  it('rejects a certificate without a trusted issuer', async () => {
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
  ])('reports whether %i for a recipient is permanent: %s', async (code, permanent) => {
    sink = await startSmtpSink({ hideSTARTTLS: true });
    sink.refuseWith(code);

    const delivery = deliverTo(`smtp://127.0.0.1:${sink.port}`)(aMessage(), never);

    await expect(delivery).rejects.toMatchObject({ permanent, message: expect.not.stringContaining('bob@') as string });
  });

  it('does not blame the message when the server rejects the sender', async () => {
    const onMailFrom: SMTPServerOptions['onMailFrom'] = (_address, _session, done) =>
      done(Object.assign(new Error('not from here'), { responseCode: 553 }));
    sink = await startSmtpSink({ hideSTARTTLS: true, onMailFrom });

    const delivery = deliverTo(`smtp://127.0.0.1:${sink.port}`)(aMessage(), never);

    await expect(delivery).rejects.toMatchObject({
      permanent: false,
      message: expect.stringContaining('553') as string,
    });
  });

  it('does not blame the message when the password is wrong', async () => {
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

  it('reports a temporary failure when the server is not listening', async () => {
    sink = await startSmtpSink();
    await sink.close();

    const delivery = deliverTo(`smtp://127.0.0.1:${sink.port}`)(aMessage(), never);

    await expect(delivery).rejects.toMatchObject({ name: 'DeliveryError', permanent: false });
  });

  it('closes the connection to a silent server when the job is aborted', async () => {
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
  ])('never sends to a second recipient in the address %j', async (to) => {
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
