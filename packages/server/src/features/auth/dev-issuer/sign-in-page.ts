import { escapeHtml } from '@flowlens/core/internal';
import { DEMO_PEOPLE, type DemoPerson } from './demo-people.js';

/** Form values, shown again with an error. */
export interface SignInForm {
  action: string;
  styleUrl: string;
  email?: string;
  problem?: string;
}

/** Renders the sign-in page, without scripts and outside resources. */
export function renderSignInPage({ action, styleUrl, email = '', problem }: SignInForm): string {
  const people = DEMO_PEOPLE.map((person) => personRow(person)).join('');
  const complaint = problem ? `<p class="problem" id="problem" role="alert">${escapeHtml(problem)}</p>` : '';
  const invalid = problem ? ' aria-invalid="true" aria-describedby="problem"' : '';
  return page(
    'Sign in to FlowLens',
    styleUrl,
    `<h1>Sign in to FlowLens</h1>
    <p class="hint">Development sign-in. Choose a person, no password needed.</p>
    <form method="post" action="${escapeHtml(action)}">
      <ul>${people}</ul>
    </form>
    <p class="or"><span>or</span></p>
    <form method="post" action="${escapeHtml(action)}" novalidate>
      <label for="email">Sign in as anybody else</label>
      <div class="field">
        <input id="email" name="email" type="email" autocomplete="email" placeholder="name@example.com" required value="${escapeHtml(email)}"${invalid}>
        <button class="primary" type="submit">Continue</button>
      </div>
      ${complaint}
    </form>`,
  );
}

/** Renders the page for a sign-in that cannot continue. */
export function renderFailurePage(reason: string, styleUrl = '/dev-issuer/style.css'): string {
  return page(
    'Sign-in failed',
    styleUrl,
    `<h1>Sign-in failed</h1>
    <p class="hint">${escapeHtml(reason)}</p>
    <p><a href="/login">Back to FlowLens</a></p>`,
  );
}

function personRow({ name, email, role }: DemoPerson): string {
  const initials = name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');
  return `<li><button class="person" type="submit" name="email" value="${escapeHtml(email)}">
        <span class="avatar" aria-hidden="true">${escapeHtml(initials)}</span>
        <span class="who"><span class="name">${escapeHtml(name)}</span><span class="email">${escapeHtml(email)}</span></span>
        <span class="role">${role}</span>
      </button></li>`;
}

function page(title: string, styleUrl: string, content: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${escapeHtml(title)}</title>
    <link rel="stylesheet" href="${escapeHtml(styleUrl)}">
  </head>
  <body>
    <main>${content}</main>
  </body>
</html>`;
}
