import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { developmentAccount } from './accounts.js';
import { renderFailurePage, renderSignInPage } from './sign-in-page.js';
import { SIGN_IN_STYLE } from './sign-in-style.js';

/** Path of the development issuer on our origin. */
export const DEVELOPMENT_ISSUER_PATH = '/dev-issuer';

const STYLE_URL = `${DEVELOPMENT_ISSUER_PATH}/style.css`;
const INTERACTION = `${DEVELOPMENT_ISSUER_PATH}/interaction/:uid`;

/** Serves the development issuer: its sign-in page, and the protocol behind it. */
export async function registerDevelopmentIssuer(
  app: FastifyInstance,
  provider: () => Promise<Provider>,
): Promise<void> {
  app.get(STYLE_URL, (_request, reply) => reply.type('text/css; charset=utf-8').send(SIGN_IN_STYLE));
  await app.register(async (pages) => registerSignInPage(pages, provider));
  await app.register(async (protocol) => registerProtocol(protocol, provider));
}

function registerSignInPage(app: FastifyInstance, provider: () => Promise<Provider>): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4_096 },
    (_request, body, done) => done(null, new URLSearchParams(body.toString())),
  );

  app.get(INTERACTION, async (request, reply) => {
    const waiting = await findInteraction(await provider(), request, reply);
    if (!waiting) return sendExpired(reply);
    const { login_hint: wanted } = waiting.params;
    const hint = typeof wanted === 'string' ? developmentAccount(wanted) : undefined;
    if (hint) return finish(await provider(), { request, reply, subject: hint.subject });
    return sendPage(reply, waiting.params, renderSignInPage({ action: request.url, styleUrl: STYLE_URL }));
  });

  app.post(INTERACTION, async (request, reply) => {
    const waiting = await findInteraction(await provider(), request, reply);
    if (!waiting) return sendExpired(reply);
    const email = request.body instanceof URLSearchParams ? (request.body.get('email') ?? '') : '';
    const account = developmentAccount(email);
    if (account) return finish(await provider(), { request, reply, subject: account.subject });
    const form = { action: request.url, styleUrl: STYLE_URL, email, problem: 'Please enter an e-mail address.' };
    return sendPage(reply.code(422), waiting.params, renderSignInPage(form));
  });
}

async function findInteraction(provider: Provider, request: FastifyRequest, reply: FastifyReply) {
  try {
    return await provider.interactionDetails(request.raw, reply.raw);
  } catch {
    return undefined;
  }
}

interface Finish {
  request: FastifyRequest;
  reply: FastifyReply;
  subject: string;
}

async function finish(provider: Provider, { request, reply, subject }: Finish): Promise<FastifyReply> {
  const returnTo = await provider.interactionResult(request.raw, reply.raw, { login: { accountId: subject } });
  return reply.redirect(returnTo, 303);
}

function sendExpired(reply: FastifyReply): FastifyReply {
  return sendPage(reply.code(400), {}, renderFailurePage('This sign-in has expired. Please start again.', STYLE_URL));
}

function sendPage(reply: FastifyReply, params: Record<string, unknown>, html: string): FastifyReply {
  // Browsers apply form-action to the redirects after a form too, and these end at the app.
  const goal = typeof params.redirect_uri === 'string' ? ` ${new URL(params.redirect_uri).origin}` : '';
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'self'; form-action 'self'${goal}; frame-ancestors 'none'; base-uri 'none'`,
    })
    .send(html);
}

/** Passes all other requests to the provider, which needs Node's request with an unread body. */
function registerProtocol(app: FastifyInstance, provider: () => Promise<Provider>): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.all(`${DEVELOPMENT_ISSUER_PATH}/*`, async (request, reply) => {
    const handle = (await provider()).callback();
    reply.hijack();
    const raw: typeof request.raw & { originalUrl?: string } = request.raw;
    raw.originalUrl = request.url;
    raw.url = request.url.slice(DEVELOPMENT_ISSUER_PATH.length);
    await handle(raw, reply.raw);
  });
}
