import { DEMO_PEOPLE } from './demo-people.js';

/**
 * The issuer half of an account key for people of the development issuer. It is no address, so that they stay the same
 * people when the port changes, and can never be anybody of a real issuer.
 */
export const DEVELOPMENT_ISSUER_KEY = 'urn:flowlens:development-issuer';

const EMAIL = /^[^\s@,<>"]{1,64}@[^\s@,<>"]{1,255}$/;

export interface DevelopmentAccount {
  /** The e-mail in lower case: whoever types the same address is the same person. */
  subject: string;
  email: string;
  name: string;
}

/** The account behind an e-mail, known or not; `undefined` when the text is no e-mail. */
export function developmentAccount(text: string): DevelopmentAccount | undefined {
  const email = text.trim().toLowerCase();
  if (!EMAIL.test(email)) return undefined;
  const name = DEMO_PEOPLE.find((person) => person.email === email)?.name ?? nameOf(email);
  return { subject: email, email, name };
}

/** `grace.hopper@navy.test` is Grace Hopper. */
function nameOf(email: string): string {
  const words = email
    .slice(0, email.indexOf('@'))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || email;
}
