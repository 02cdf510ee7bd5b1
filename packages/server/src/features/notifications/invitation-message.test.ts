import { describe, expect, it } from 'vitest';
import PostalMime, { type Email } from 'postal-mime';
import { createTransport } from 'nodemailer';
import { composeMessage } from '../../platform/mail/compose.js';
import { invitationMessage } from './invitation-message.js';

const harmless = {
  to: 'bob@example.com',
  projectName: 'Web shop',
  invitedBy: { name: 'Ann Archer', email: 'ann@example.com' },
  role: 'USER' as const,
};
const LINK = 'https://flowlens.example.com/join/project?project_id=project-1&invitation_id=invitation-1';
const HOSTILE = [
  'Shop\r\nBcc: eve@example.com',
  'Shop\nSubject: You won',
  'Shop\r\n\r\n<h1>You won</h1>',
  'Shop\u2028Bcc: eve@example.com',
  'Shop\u0000\u001b[31m',
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '</title></style><a href="https://evil.example">click</a>',
  '=?utf-8?q?evil?=',
  '\u202Egpj.exe',
  '&lt;b&gt; ${7*7} {{7*7}}',
  'Läden 🛍️ 店'.repeat(200),
  '\ud800',
];

async function parsed(change: Partial<typeof harmless>): Promise<Email> {
  const message = { id: 'id-1', to: 'bob@example.com', queuedAt: new Date() };
  const content = invitationMessage({ ...harmless, ...change }, LINK);
  const composed = composeMessage({ from: 'flowlens@example.com', host: 'example.com' }, { ...message, ...content });
  const { message: source } = await createTransport({ streamTransport: true, buffer: true }).sendMail(composed);
  return PostalMime.parse(source as Buffer);
}

/**
 * Returns the parts that user text must not change: names of headers, and the tags of the page with their attributes.
 */
function structureOf({ headers, html = '', attachments, to }: Email): unknown {
  return { headers: headers.map(({ key }) => key), tags: html.match(/<[^>]*>/g), attachments, to };
}

describe('invitationMessage', () => {
  it('states inviter, project, role and expiry in both parts', async () => {
    const { subject, text, html } = await parsed({});

    expect(subject).toBe('Ann Archer invites you to “Web shop” on FlowLens');
    expect(text).toBe(
      [
        'Ann Archer (ann@example.com) invites you to the project “Web shop” as a Contributor.',
        'Sign in as bob@example.com and accept or reject the invitation under Pending Invitations.',
        `Open the invitation: ${LINK}`,
        'The invitation expires after 7 days. If you did not expect it, you can ignore this message.\n',
      ].join('\n\n'),
    );
    for (const part of text
      ?.trim()
      .split('\n\n')
      .filter((line) => !line.startsWith('Open')) ?? [])
      expect(html).toContain(part);
    expect(html?.match(/href="[^"]*"/g)).toEqual([`href="${LINK.replace('&', '&#38;')}"`]);
    expect(html).toContain('>Open the invitation</a>');
  });

  it('names the role of an admin', async () => {
    const { text } = invitationMessage({ ...harmless, role: 'ADMIN' }, LINK);

    expect(text).toContain('as an Admin.');
  });

  it('names an inviter without a name by the e-mail address', async () => {
    const { subject, text } = await parsed({ invitedBy: { name: ' ', email: 'ann@example.com' } });

    expect(subject).toBe('ann@example.com invites you to “Web shop” on FlowLens');
    expect(text).toMatch(/^ann@example\.com invites you/);
  });

  it.each([
    ['evil.example/login', 'evil[.]example/login'],
    ['https://evil.example/login?x=1', 'evil[.]example/login?x=1'],
    ['HTTPS://localhost/login', 'localhost/login'],
    ['www.evil.example', 'www[.]evil[.]example'],
    ['your bank (bank.example)', 'your bank (bank[.]example)'],
    ['eve@evil.example', 'eve[at]evil[.]example'],
    ['mailto:eve@evil.example', 'eve[at]evil[.]example'],
    ['192.0.2.7:8080/x', '192[.]0[.]2[.]7:8080/x'],
    ['evil。example', 'evil[.]example'],
    ['\\\\evil\\share', 'evil\\share'],
    ['tel:+4940123456', '+4940123456'],
  ])('breaks the link in the name %s', async (hostile, shown) => {
    for (const change of [{ projectName: hostile }, { invitedBy: { name: hostile, email: 'ann@example.com' } }]) {
      const { subject, text, html } = await parsed(change);
      const ours = /https:\/\/flowlens\.example\.com\/join\S+?(?=["\s])|(?:ann|bob)@example\.com|<style>[^]*<\/style>/g;
      const content = `${subject} ${text} ${html}`.replace(ours, '');

      expect(content).not.toMatch(/https?:|(?<=[\p{L}\d])\.(?=\p{L}{2}|\d)/iu);
      expect(content).not.toContain('eve@');
      expect(subject).toContain(shown);
    }
  });

  it.each(['Version 2.0', 'Web shop 1.2.3', 'St. Pauli', 'A/B test: colours', 'Team @ Acme', '12:30 standup'])(
    'keeps the name %s',
    async (name) => {
      expect((await parsed({ projectName: name })).subject).toContain(`“${name}”`);
    },
  );

  it('omits the inviter’s address when members do not see the addresses of others', async () => {
    const { subject, text } = invitationMessage({ ...harmless, invitedBy: { name: 'Ann' } }, LINK);

    expect(subject).toBe('Ann invites you to “Web shop” on FlowLens');
    expect(text).toMatch(/^Ann invites you/);
  });

  it.each(HOSTILE.map((name) => [name.slice(0, 40), name]))(
    'keeps its structure with the name %j',
    async (_start, hostile) => {
      const plain = structureOf(await parsed({}));

      for (const change of [{ projectName: hostile }, { invitedBy: { name: hostile, email: 'ann@example.com' } }]) {
        const message = await parsed(change);
        expect(structureOf(message)).toEqual(plain);
        expect(message.text?.trim().split('\n')).toHaveLength(7);
        expect(message.subject?.length).toBeLessThan(400);
        expect(`${message.subject} ${message.text}`).not.toMatch(/(?!\n)\p{Cc}|[\u202a-\u202e]/u);
      }
    },
  );
});
