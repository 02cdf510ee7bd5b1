import { Button } from '@flowlens/components';
import { detailOf } from '@flowlens/core/failures';
import { useFlowLens } from '@flowlens/hooks';
import { useEffect, useState } from 'react';
import { client } from '../../flowlens.js';
import { tabStore } from '../../session/page-storage.js';
import { refusedSignIn } from '../../session/sign-in/sign-in-refusal.js';
import { beginSignIn } from '../../session/sign-in/sign-in.js';
import { Logo } from '../../shell/bar/logo.js';
import { PlainPage } from '../../shell/plain-page.js';
import { GoogleMark } from './google-mark.js';

/**
 * Sign-in page. Over plain HTTP beyond loopback, a browser offers neither `crypto.subtle` for PKCE nor secure cookies, so the page
 * explains that sign-in cannot work.
 */
export function LoginPage() {
  const { messages } = useFlowLens();
  const m = messages.login;
  const [busy, setBusy] = useState(false);
  const [unavailable, setUnavailable] = useState(false);
  const refusal = detailOf(refusedSignIn());

  // A page restored by the back button must allow a new attempt.
  useEffect(() => {
    const comeBack = () => setBusy(false);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  async function signIn() {
    setBusy(true);
    setUnavailable(false);
    try {
      const { sign_in } = await client.config.get();
      const { origin } = window.location;
      window.location.assign(await beginSignIn(sign_in, { storage: tabStore, origin }));
    } catch (error) {
      // A failed sign-in is only logged (spec §2). This one did not even begin, so the page explains why the button has no
      // effect.
      console.error('Sign-in failed', error);
      setUnavailable(true);
      setBusy(false);
    }
  }

  return (
    <PlainPage title={m.title}>
      <section className="app-login" aria-labelledby="login-title">
        <div className="app-login-brand">
          <Logo size={32} />
          <span>FlowLens</span>
        </div>
        <h1 id="login-title" className="app-login-title">
          {m.title}
        </h1>
        <p className="app-login-about">{m.about}</p>
        <Button
          className="app-login-button"
          icon={<GoogleMark />}
          busy={busy}
          disabled={!window.isSecureContext}
          onClick={() => void signIn()}
        >
          {m.continueWithGoogle}
        </Button>
        <p role="alert" className="app-login-failure">
          {refusal && !busy && !unavailable && <span>{messages.failures.serverSaid({ detail: refusal })}</span>}
          {unavailable && <span>{m.unavailable}</span>}
          {!window.isSecureContext && <span>{m.needsHttps}</span>}
        </p>
        {!window.isSecureContext && (
          <a className="app-login-https" href={window.location.href.replace(/^http:/, 'https:')}>
            {m.openHttps}
          </a>
        )}
      </section>
    </PlainPage>
  );
}
