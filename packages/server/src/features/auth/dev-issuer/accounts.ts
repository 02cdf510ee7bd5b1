import { DEMO_PEOPLE } from './demo-people.js';

/**
 * Issuer part of the account keys of the development issuer. It is not a URL, so people stay the same if the port
 * changes, and can never match an account of a real issuer.
 */
export const DEVELOPMENT_ISSUER_KEY = 'urn:flowlens:development-issuer';

const EMAIL = /^[^\s@,<>"]{1,64}@[^\s@,<>"]{1,255}$/;

export interface DevelopmentAccount {
  /** E-mail in lower case, so that every spelling of an address is the same person. */
  subject: string;
  email: string;
  name: string;
}

/** Returns the account for an e-mail, known or not; undefined if the text is not an e-mail. */
export function developmentAccount(text: string): DevelopmentAccount | undefined {
  const email = text.trim().toLowerCase();
  if (!EMAIL.test(email)) return undefined;
  const name = DEMO_PEOPLE.find((person) => person.email === email)?.name ?? nameOf(email);
  return { subject: email, email, name };
}

/** Derives a name from an address: `grace.hopper@navy.test` is Grace Hopper. */
function nameOf(email: string): string {
  const words = email
    .slice(0, email.indexOf('@'))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || email;
}
