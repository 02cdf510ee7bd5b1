import { beforeEach, describe, expect, it } from 'vitest';
import { keepRefusal, refusedSignIn } from './sign-in-refusal.js';
import { beginSignIn } from './sign-in.js';

const google = {
  issuer: 'https://accounts.google.com',
  client_id: 'flowlens-app',
  authorization_endpoint: 'https://accounts.google.com/auth',
  end_session_endpoint: null,
  scopes: ['openid'],
  hosted_domain: null,
};

async function nextPrompt() {
  const address = await beginSignIn(google, { storage: sessionStorage, origin: 'https://flows.test' });
  return new URL(address).searchParams.get('prompt');
}

describe('keepRefusal', () => {
  beforeEach(() => sessionStorage.clear());

  it('stores a refused account only, and no other failure', async () => {
    keepRefusal(new Error('no answer'), sessionStorage);
    keepRefusal(Object.assign(new Error('bad code'), { status: 400 }), sessionStorage);

    expect(refusedSignIn()).toBeUndefined();
    expect(await nextPrompt()).toBeNull();
  });

  it('keeps a refused account for the login page and makes Google ask for another one', async () => {
    const refused = Object.assign(new Error('refused'), { status: 403 });
    keepRefusal(refused, sessionStorage);

    expect(refusedSignIn()).toBe(refused);
    expect(await nextPrompt()).toBe('select_account');
  });
});
